import type { IntuiEvent, IntuiEventDetail } from "@intui/web";
import "@intui/web/define";
import { createEffect, createSignal, For, Show } from "solid-js";
import { createStore } from "solid-js/store";
import { render } from "solid-js/web";
import { ask } from "../shared/agent.js";
import { load, type Message, save } from "../shared/storage.js";

const stored = load();

function Chat() {
  const [messages, setMessages] = createStore<Message[]>(stored.messages);
  // A signal, not a store: a store would wrap the events, which are the package's own objects.
  const [events, setEvents] = createSignal<readonly object[]>(stored.events);
  createEffect(() => save({ messages, events: events() }));

  /** Resolves once the agent has taken it. */
  async function say(text: string, event?: IntuiEvent) {
    const pieces = await ask(text);
    const id = crypto.randomUUID();
    setMessages(messages.length, { id: crypto.randomUUID(), from: "person", text });
    setMessages(messages.length, { id, from: "agent", text: "", open: true });
    if (event) setEvents((all) => [...all, event]);
    void write(id, pieces);
  }

  /** The store holds the whole reply so far; the element draws what is new of it. */
  async function write(id: string, pieces: AsyncIterable<string>) {
    const mine = (message: Message) => message.id === id;
    for await (const piece of pieces) setMessages(mine, "text", (text) => text + piece);
    setMessages(mine, "open", false);
  }

  /** What was pressed is busy until this promise settles; if it rejects, it opens again and says why. */
  const onEvent = ({ detail }: CustomEvent<IntuiEventDetail>) => detail.waitUntil(say(detail.sentence, detail.event));

  return (
    <>
      <For each={messages}>
        {(message) => (
          <Show when={message.from === "agent"} fallback={<p class="person">{message.text}</p>}>
            <intui-message
              source={message.id}
              text={message.text}
              streaming={message.open}
              history={events()}
              on:intui-event={onEvent}
            />
          </Show>
        )}
      </For>
      <Question onAsk={say} />
    </>
  );
}

function Question(props: { onAsk: (text: string) => void }) {
  const [text, setText] = createSignal("How was the week?");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    props.onAsk(text());
    setText("");
  };
  return (
    <form class="ask" onSubmit={submit}>
      <input aria-label="Your question" required value={text()} onInput={(event) => setText(event.target.value)} />
      <button type="submit">Ask</button>
    </form>
  );
}

render(Chat, document.querySelector("#app") as HTMLElement);
