/** One event of an event stream. */
export interface ServerSentEvent {
  /** The event's type; `message` where the stream names none. */
  readonly event: string;
  /** Its data lines, joined by line feeds. */
  readonly data: string;
  /** The last id that the stream has given, with this event or before it; empty if none. */
  readonly id: string;
}

const BYTE_ORDER_MARK = 0xfeff;
const LINE_END = /\r\n|\n|\r/g;

/**
 * Reads text of type `text/event-stream` while it arrives (the HTML standard, "Server-sent events"). Lines may end in
 * LF, CR or CR LF, and be cut anywhere. One difference from a browser's EventSource, which reconnects: the last event
 * counts even if the blank line that ends it never came. `retry` is ignored.
 */
export class ServerSentEvents {
  #line = "";
  #begun = false;
  /** The last chunk ended in CR: a LF at the start of the next one belongs to it. */
  #afterReturn = false;
  #event = "";
  #data: string[] = [];
  #id = "";

  /** Takes the next piece of the stream; returns the events that it completes. */
  write(text: string): ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    if (text === "") return events;
    let start = 0;
    if (!this.#begun) {
      this.#begun = true;
      if (text.charCodeAt(0) === BYTE_ORDER_MARK) start = 1;
    }
    if (this.#afterReturn && text[start] === "\n") start++;
    this.#afterReturn = text.endsWith("\r");
    LINE_END.lastIndex = start;
    for (let end = LINE_END.exec(text); end !== null; end = LINE_END.exec(text)) {
      this.#readLine(this.#line + text.slice(start, end.index), events);
      this.#line = "";
      start = LINE_END.lastIndex;
    }
    this.#line += text.slice(start);
    return events;
  }

  /** The stream has ended; returns the event that was being written, if there is one. */
  end(): ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    if (this.#line !== "") this.#readLine(this.#line, events);
    this.#line = "";
    this.#dispatch(events);
    return events;
  }

  #readLine(line: string, events: ServerSentEvent[]): void {
    if (line === "") {
      this.#dispatch(events);
      return;
    }
    const colon = line.indexOf(":");
    // A line that begins with a colon is a comment: its field has no name.
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (field === "data") this.#data.push(value);
    else if (field === "event") this.#event = value;
    else if (field === "id" && !value.includes("\0")) this.#id = value;
  }

  #dispatch(events: ServerSentEvent[]): void {
    if (this.#data.length > 0) {
      events.push({ event: this.#event === "" ? "message" : this.#event, data: this.#data.join("\n"), id: this.#id });
    }
    this.#data = [];
    this.#event = "";
  }
}
