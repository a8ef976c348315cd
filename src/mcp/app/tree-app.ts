import type { EventData } from "../../core/event-data.js";
import type { IntuiEventDetail } from "../../core/event-detail.js";
import type { IntuiTree } from "../../draw/tree.js";
import { PACKAGE_VERSION } from "../../version.js";
import { APPS_VERSION, EVENTS_TOOL, SHOWN_META, type Shown } from "../protocol.js";
import { Bridge, type Params } from "./bridge.js";
import { type Dimensions, FrameSize } from "./frame-size.js";
import { GrowingArguments } from "./growing-arguments.js";
import { openLinks } from "./links.js";
import { remember, remembered } from "./memory.js";
import { Note } from "./note.js";
import { carry, messageOf } from "./press.js";
import type { Settings } from "./settings.js";
import { applyLook, recordIn } from "./theme.js";

const NOTIFICATION = "ui/notifications/";

/** One call of a tool, drawn: from its arguments while they are written, or from its result. */
export class TreeApp {
  readonly #settings: Settings;
  readonly #tree: IntuiTree;
  readonly #note: Note;
  readonly #bridge: Bridge;
  readonly #size: FrameSize;
  readonly #growing = new GrowingArguments();
  #capabilities: Params = {};
  #context: Params = {};
  #surface: string | undefined;
  #events: readonly EventData[] = [];
  /** The arguments have come whole: what is still said of parts of them is late. */
  #whole = false;

  constructor(tree: IntuiTree, note: HTMLElement, settings: Settings) {
    this.#settings = settings;
    this.#tree = tree;
    this.#note = new Note(note, settings.words);
    this.#bridge = new Bridge({
      notified: (method, params) => this.#notified(method, params),
      asked: (method) => this.#asked(method),
    });
    this.#size = new FrameSize((size) => this.#bridge.notify(`${NOTIFICATION}size-changed`, size));
    // Until the result names the surface, nothing that is pressed could say where.
    tree.disabled = true;
    // The policy of hosts allows none.
    tree.workers = "off";
    tree.strings = settings.strings;
    tree.media = settings.media;
    tree.addEventListener("intui-event", ({ detail }) => detail.waitUntil(this.#carry(detail)));
  }

  /** Shakes hands. Hosts keep a frame hidden until then, and some take anything said before for a fault. */
  async start(): Promise<void> {
    const { hostCapabilities, hostContext } = await this.#bridge.request(
      "ui/initialize",
      {
        protocolVersion: APPS_VERSION,
        appInfo: { name: "intui", version: PACKAGE_VERSION },
        appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
      },
      0,
    );
    this.#capabilities = recordIn(hostCapabilities);
    this.#takeContext(recordIn(hostContext));
    this.#bridge.notify(`${NOTIFICATION}initialized`, {});
    openLinks(this.#bridge);
    this.#size.use(this.#dimensions());
  }

  #notified(method: string, params: Params): void {
    this.#hearing[method.replace(NOTIFICATION, "")]?.(params);
  }

  readonly #hearing: Readonly<Record<string, ((params: Params) => void) | undefined>> = {
    "tool-input-partial": (params) => this.#drawInput(recordIn(params.arguments), false),
    "tool-input": (params) => this.#drawInput(recordIn(params.arguments), true),
    "tool-result": (params) => this.#takeResult(params),
    "tool-cancelled": () => this.#cancel(),
    "host-context-changed": (params) => {
      this.#takeContext(params);
      this.#size.use(this.#dimensions());
    },
  };

  #asked(method: string): Params | undefined {
    if (method === "ui/resource-teardown") this.#size.stop();
    return method === "ui/resource-teardown" || method === "ping" ? {} : undefined;
  }

  /** A host says only what has changed. */
  #takeContext(changed: Params): void {
    this.#context = { ...this.#context, ...changed };
    applyLook(this.#context);
    const { locale } = this.#context;
    if (typeof locale === "string") document.documentElement.lang = locale;
    document.documentElement.dataset.display = String(this.#context.displayMode ?? "inline");
  }

  #dimensions(): Dimensions {
    return recordIn(this.#context.containerDimensions);
  }

  #drawInput(args: Params, whole: boolean): void {
    if (this.#settings.draws !== "input" || this.#whole) return;
    this.#whole = whole;
    this.#tree.author = "model";
    this.#tree.text = whole ? GrowingArguments.whole(args) : this.#growing.next(args);
  }

  #takeResult(result: Params): void {
    const shown = shownIn(result);
    if (result.isError === true || !shown) {
      this.#refuse();
      return;
    }
    if (shown.tree) this.#tree.tree = shown.tree;
    this.#surface = shown.surface;
    this.#events = remembered(shown.surface);
    this.#tree.source = shown.surface;
    this.#tree.history = this.#events;
    this.#tree.disabled = false;
    void this.#askServer(shown.surface);
  }

  /** The model is told why, and tries again in another frame. */
  #refuse(): void {
    this.#tree.hidden = true;
    this.#note.say(this.#settings.words.mcpRefused);
  }

  #cancel(): void {
    if (!this.#whole) this.#tree.end();
    this.#note.say(this.#settings.words.mcpCancelled);
  }

  /** What was answered in another browser, or in a frame that keeps nothing. */
  async #askServer(surface: string): Promise<void> {
    if (!this.#capabilities.serverTools) return;
    try {
      const result = await this.#bridge.request("tools/call", { name: EVENTS_TOOL, arguments: { surface } });
      const { events } = recordIn(result.structuredContent);
      // What was pressed in the meantime is not on that list.
      if (!Array.isArray(events) || events.length <= this.#events.length) return;
      this.#events = events as EventData[];
      this.#tree.history = this.#events;
    } catch {
      // Then this browser's own memory is what there is.
    }
  }

  async #carry({ event, sentence }: IntuiEventDetail): Promise<void> {
    this.#note.clear();
    const words = sentence.replace(` (from ${event.source})`, "");
    const all = [...this.#events, event.toJSON()];
    const press = { event, words, all };
    const { said } = await carry(this.#bridge, press, Boolean(this.#capabilities.serverTools));
    this.#events = all;
    if (this.#surface) remember(this.#surface, all);
    void said.then((heard) => heard || this.#note.offer(this.#settings.words.mcpKept, messageOf(press)));
  }
}

/** Hosts pass on the one or the other. */
function shownIn({ structuredContent, _meta }: Params): Shown | undefined {
  const candidates = [structuredContent, recordIn(_meta)[SHOWN_META]].map(recordIn);
  return candidates.find(({ surface }) => typeof surface === "string") as Shown | undefined;
}
