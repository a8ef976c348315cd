import type { IntuiEvent, IntuiEventDetail } from "@intui/web";
import "@intui/web/define";
import { type FormEvent, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ask } from "../shared/agent.js";
import { load, type Message, save } from "../shared/storage.js";

const stored = load();

function Chat() {
  const [messages, setMessages] = useState<readonly Message[]>(stored.messages);
  const [events, setEvents] = useState<readonly object[]>(stored.events);
  useEffect(() => save({ messages, events }), [messages, events]);

  const change = (id: string, changes: Partial<Message>) =>
    setMessages((all) => all.map((message) => (message.id === id ? { ...message, ...changes } : message)));

  /** Resolves once the agent has taken it. */
  async function say(text: string, event?: IntuiEvent) {
    const pieces = await ask(text);
    const reply: Message = { id: crypto.randomUUID(), from: "agent", text: "", open: true };
    setMessages((all) => [...all, { id: crypto.randomUUID(), from: "person", text }, reply]);
    if (event) setEvents((all) => [...all, event]);
    void write(reply.id, pieces);
  }

  /** The state holds the whole reply so far; the element draws what is new of it. */
  async function write(id: string, pieces: AsyncIterable<string>) {
    let text = "";
    for await (const piece of pieces) change(id, { text: (text += piece) });
    change(id, { open: false });
  }

  /** What was pressed is busy until this promise settles; if it rejects, it opens again and says why. */
  const onEvent = ({ detail }: CustomEvent<IntuiEventDetail>) => detail.waitUntil(say(detail.sentence, detail.event));

  return (
    <>
      {messages.map(({ id, from, text, open }) =>
        from === "person" ? (
          <p key={id} className="person">
            {text}
          </p>
        ) : (
          <intui-message key={id} source={id} text={text} streaming={open} history={events} onintui-event={onEvent} />
        ),
      )}
      <Question onAsk={say} />
    </>
  );
}

function Question({ onAsk }: { onAsk: (text: string) => void }) {
  const [text, setText] = useState("How was the week?");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(text);
    setText("");
  };
  return (
    <form className="ask" onSubmit={submit}>
      <input aria-label="Your question" required value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Ask</button>
    </form>
  );
}

createRoot(document.querySelector("#app") as HTMLElement).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
