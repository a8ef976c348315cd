import { ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA, effect, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import type { IntuiEvent, IntuiEventDetail } from "@intui/web";
import "@intui/web/define";
import { ask } from "../shared/agent.js";
import { load, type Message, save } from "../shared/storage.js";

const stored = load();

@Component({
  selector: "intui-chat",
  // Lets the template have elements that Angular doesn't know.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @for (message of messages(); track message.id) {
      @if (message.from === "person") {
        <p class="person">{{ message.text }}</p>
      } @else {
        <intui-message
          [source]="message.id"
          [text]="message.text"
          [streaming]="message.open"
          [history]="events()"
          (intui-event)="onEvent($event)"
        ></intui-message>
      }
    }
    <form class="ask" (submit)="submit($event, question)">
      <input #question aria-label="Your question" required value="How was the week?">
      <button type="submit">Ask</button>
    </form>
  `,
})
class Chat {
  readonly messages = signal<readonly Message[]>(stored.messages);
  readonly events = signal<readonly object[]>(stored.events);

  constructor() {
    effect(() => save({ messages: this.messages(), events: this.events() }));
  }

  submit(event: Event, question: HTMLInputElement) {
    event.preventDefault();
    void this.say(question.value);
    question.value = "";
  }

  /** What was pressed is busy until the promise settles; if it rejects, it opens again and says why. */
  onEvent({ detail }: CustomEvent<IntuiEventDetail>) {
    detail.waitUntil(this.say(detail.sentence, detail.event));
  }

  /** Resolves once the agent has taken it. */
  private async say(text: string, event?: IntuiEvent) {
    const pieces = await ask(text);
    const reply: Message = { id: crypto.randomUUID(), from: "agent", text: "", open: true };
    this.messages.update((all) => [...all, { id: crypto.randomUUID(), from: "person", text }, reply]);
    if (event) this.events.update((all) => [...all, event]);
    void this.write(reply.id, pieces);
  }

  /** The signal holds the whole reply so far; the element draws what is new of it. */
  private async write(id: string, pieces: AsyncIterable<string>) {
    let text = "";
    for await (const piece of pieces) this.change(id, { text: (text += piece) });
    this.change(id, { open: false });
  }

  private change(id: string, changes: Partial<Message>) {
    this.messages.update((all) => all.map((message) => (message.id === id ? { ...message, ...changes } : message)));
  }
}

await bootstrapApplication(Chat);
