import { expect } from "@open-wc/testing";
import { readText, type TextSource } from "../../src/stream/text-source.js";

const bytes = new TextEncoder();

async function* iterable<T>(...chunks: T[]): AsyncGenerator<T> {
  yield* chunks;
}

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<string | Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function collect(source: TextSource, signal?: AbortSignal): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of readText(source, signal)) pieces.push(piece);
  return pieces;
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("It should have failed");
}

function eventStream(...chunks: string[]): Response {
  const body = streamOf(...chunks.map((chunk) => bytes.encode(chunk)));
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: { "content-type": "Text/Event-Stream; charset=utf-8" },
  });
}

describe("readText", () => {
  it("gives the text of async iterables and streams, in the pieces in which it comes", async () => {
    expect(await collect(iterable("a", "", "b"))).to.deep.equal(["a", "b"]);
    expect(await collect(streamOf("a", "b"))).to.deep.equal(["a", "b"]);
    expect(await collect(streamOf())).to.deep.equal([]);
  });

  it("decodes bytes across chunks, whatever they cut", async () => {
    const text = '{"label":"Größe 👩‍👩‍👧 中"}';
    const encoded = bytes.encode(text);
    for (const size of [1, 2, 3, 5]) {
      const chunks = Array.from({ length: Math.ceil(encoded.length / size) }, (_, index) =>
        encoded.slice(index * size, (index + 1) * size),
      );
      expect((await collect(streamOf(...chunks))).join("")).to.equal(text);
      expect((await collect(iterable(...chunks))).join("")).to.equal(text);
    }
  });

  it("takes text and bytes mixed, and shows what was left of a broken character", async () => {
    expect((await collect(iterable<string | Uint8Array>("a", bytes.encode("ö"), "b"))).join("")).to.equal("aöb");
    expect((await collect(iterable<string | Uint8Array>(bytes.encode("ö").slice(0, 1), "b"))).join("")).to.equal(
      "\uFFFDb",
    );
    expect((await collect(iterable(bytes.encode("aö").slice(0, 2)))).join("")).to.equal("a\uFFFD");
  });

  it("gives the body of a Response", async () => {
    expect((await collect(new Response("some text"))).join("")).to.equal("some text");
    expect(await collect(new Response(null))).to.deep.equal([]);
    const plain = new Response("data: x\n\n", { headers: { "content-type": "text/plain" } });
    expect((await collect(plain)).join("")).to.equal("data: x\n\n");
  });

  it("joins the data of an event stream, and leaves its sentinel out", async () => {
    const response = eventStream(
      'data: {"a"\nid: 1\n\n: ping\n\nevent: x\nda',
      'ta: :1,\ndata: "b":2}\r',
      "\n\r\ndata: [DONE]\n\n",
    );
    expect(await collect(response)).to.deep.equal(['{"a"', ':1,\n"b":2}']);
    expect(await collect(eventStream("data: one\n\ndata: last"))).to.deep.equal(["one", "last"]);
  });

  it("throws with the status of a Response that is not ok", async () => {
    const error = await failureOf(collect(new Response("no", { status: 503, statusText: "Busy" })));
    expect((error as Error).message).to.equal("The answer came with HTTP status 503 Busy");
  });

  it("throws what the source throws, after what came before", async () => {
    const broken = async function* () {
      yield "a";
      throw new RangeError("broken");
    };
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of readText(broken())) pieces.push(piece);
    })();
    expect(await failureOf(reading)).to.be.instanceOf(RangeError);
    expect(pieces).to.deep.equal(["a"]);
  });

  it("throws where a source brings neither text nor bytes", async () => {
    const error = await failureOf(collect(iterable({ delta: "a" }) as unknown as TextSource));
    expect((error as Error).message).to.match(/neither text nor bytes/);
  });

  it("stops with the signal's reason, also while the source hangs, and cancels it", async () => {
    let cancelled: unknown;
    const hanging = new ReadableStream<string>({
      start: (controller) => controller.enqueue("a"),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const controller = new AbortController();
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of readText(hanging, controller.signal)) {
        pieces.push(piece);
        setTimeout(() => controller.abort(new Error("enough")));
      }
    })();
    expect(((await failureOf(reading)) as Error).message).to.equal("enough");
    expect(pieces).to.deep.equal(["a"]);
    expect((cancelled as Error).message).to.equal("enough");
    expect(hanging.locked).to.equal(false);
  });

  it("reads nothing when the signal is aborted already", async () => {
    const error = await failureOf(collect(iterable("a"), AbortSignal.abort(new Error("never"))));
    expect((error as Error).message).to.equal("never");
  });

  it("cancels a source that is left early", async () => {
    let returned = false;
    const source = async function* () {
      try {
        yield "a";
        yield "b";
      } finally {
        returned = true;
      }
    };
    for await (const piece of readText(source())) {
      expect(piece).to.equal("a");
      break;
    }
    await Promise.resolve();
    expect(returned).to.equal(true);
  });
});
