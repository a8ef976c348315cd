import { expect } from "@open-wc/testing";
import { JsonStream } from "../../src/stream/json-stream.js";
import { corpus, cutters, every, feed, readAll } from "./json-corpus.js";
import { readPrefix } from "./json-reference.js";
import { Watch } from "./json-watch.js";

const withoutDuplicates = corpus.filter((text) => !text.includes('"a":"two"'));

describe("JsonStream, strict JSON", () => {
  it("ends with what JSON.parse gives, however the text is cut", () => {
    for (const text of corpus) {
      for (const cut of cutters) {
        const stream = feed(text, cut(text));
        expect(stream.error, text).to.equal(null);
        expect(stream.done).to.equal(true);
        expect(stream.value, text).to.deep.equal(JSON.parse(text));
        expect(JSON.stringify(stream.value)).to.equal(JSON.stringify(JSON.parse(text)));
        expect(stream.healed).to.deep.equal([]);
        expect(stream.open).to.deep.equal([]);
      }
    }
  });

  it("shows of every prefix what a reader from the start finds", () => {
    for (const text of withoutDuplicates) {
      // The reference reads each prefix anew, so that of long texts only some are compared.
      feed(text, every(text.length > 1000 ? 11 : 1, text), (stream, end) => {
        const { value, committed, open } = readPrefix(text.slice(0, end));
        const label = `${text.slice(0, end)}`;
        expect(stream.value, label).to.deep.equal(committed ? value : undefined);
        expect(
          stream.open.map(({ key }) => key),
          label,
        ).to.deep.equal(committed ? open : []);
      });
    }
  });

  it("names the open containers themselves, and says of closed ones that they have closed", () => {
    const text = '{"a":{"b":[1,{"c":"x"}]},"d":[[2]]}';
    feed(text, every(1, text), (stream) => {
      let container = stream.value as object;
      for (const { container: open, key } of stream.open) {
        expect(open).to.equal(container);
        expect(stream.openKey(open)).to.equal(key);
        container = key === null ? container : ((open as Record<string, object>)[key] as object);
      }
    });
    const stream = readAll(text);
    const value = stream.value as { a: object; d: object };
    for (const closed of [value, value.a, value.d, {}]) expect(stream.openKey(closed)).to.equal(undefined);
  });

  it("shows nothing that goes away again, keeps identities, and never touches what has closed", () => {
    for (const text of withoutDuplicates) {
      for (const cut of cutters) {
        const watch = new Watch();
        feed(text, cut(text), (stream) => watch.check(stream));
      }
    }
  });

  it("shows a number, true, false or null once its delimiter has come, never before", () => {
    const stream = new JsonStream();
    stream.write('{"n":12');
    expect(stream.value).to.deep.equal({});
    expect(stream.open).to.deep.equal([{ container: stream.value, key: "n" }]);
    stream.write("34");
    expect(stream.value).to.deep.equal({});
    stream.write(" ");
    expect(stream.value).to.deep.equal({ n: 1234 });
    expect(stream.openKey(stream.value as object)).to.equal(null);
    stream.write(',"t":[tru');
    expect(stream.value).to.deep.equal({ n: 1234, t: [] });
    stream.write("e,null");
    expect(stream.value).to.deep.equal({ n: 1234, t: [true] });
    stream.write("]");
    expect(stream.value).to.deep.equal({ n: 1234, t: [true, null] });
  });

  it("never shows half of a surrogate pair while the other half may come", () => {
    const text = '{"s":["a😀","\\uD83D\\uDE00b"]}';
    feed(text, every(1, text), (stream, end) => {
      if (end === text.length) return;
      for (const { container, key } of stream.open) {
        const entry = key === null ? undefined : (container as Record<string | number, unknown>)[key];
        if (typeof entry === "string") expect(entry).not.to.match(/[\uD800-\uDBFF]$/);
      }
    });
  });

  it("makes own data properties of all keys", () => {
    const value = readAll('{"__proto__":{"polluted":true},"a":{"__proto__":null}}').value as Record<string, object>;
    expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(value, "__proto__")).to.deep.equal({
      value: { polluted: true },
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
    expect(Object.keys(value.a as object)).to.deep.equal(["__proto__"]);
  });

  it("replaces the value of a key that comes twice when the new one becomes visible, not before", () => {
    const stream = new JsonStream();
    stream.write('{"a":[1],"a":');
    expect(stream.value).to.deep.equal({ a: [1] });
    stream.write("2");
    expect(stream.value).to.deep.equal({ a: [1] });
    stream.write("}");
    expect(stream.value).to.deep.equal({ a: 2 });
  });

  it("ignores what is written after end()", () => {
    const stream = new JsonStream();
    stream.write('{"a":1');
    stream.end();
    const { error } = stream;
    stream.write("}");
    stream.end();
    expect(stream.error).to.equal(error);
    expect(stream.value).to.deep.equal({});
    expect(stream.done).to.equal(false);
  });

  it("is usable before anything has come", () => {
    const stream = new JsonStream();
    stream.write("");
    expect([stream.value, stream.done, stream.rest, stream.error, stream.begun]).to.deep.equal([
      undefined,
      false,
      "",
      null,
      false,
    ]);
    expect(stream.open).to.deep.equal([]);
    expect(stream.openKey({})).to.equal(undefined);
  });
});
