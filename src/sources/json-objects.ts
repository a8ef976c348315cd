/**
 * The JSON objects in a text that is still arriving, however they are set apart: one a line, one after the other, or as
 * the items of one long list. What stands between them is passed over.
 */
export class JsonObjects {
  /** The object that is being written, from its brace on. */
  #text = "";
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** Takes the next piece; returns the objects that it completes. */
  write(piece: string): unknown[] {
    const objects: unknown[] = [];
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      const before = this.#depth;
      this.#step(piece[at] as string);
      if (before === 0 && this.#depth === 1) start = at;
      if (before === 1 && this.#depth === 0) {
        add(objects, this.#text + piece.slice(start, at + 1));
        this.#text = "";
      }
    }
    if (this.#depth > 0) this.#text += piece.slice(start);
    return objects;
  }

  end(): unknown[] {
    return [];
  }

  #step(character: string): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (character === "\\") this.#escaped = true;
      else if (character === '"') this.#inString = false;
    } else if (character === "{") this.#depth++;
    else if (this.#depth === 0) return;
    else if (character === '"') this.#inString = true;
    else if (character === "}") this.#depth--;
  }
}

function add(objects: unknown[], text: string): void {
  try {
    objects.push(JSON.parse(text));
  } catch {
    // Braces that are no JSON are passed over as all else is.
  }
}
