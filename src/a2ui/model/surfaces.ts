import type { InspectMemo, OpenKey } from "../../core/inspection.js";
import { isRecord, own, quote } from "../../core/raw.js";
import { inlineLabel } from "./aliases.js";
import { basicCatalog, namesBasicCatalog } from "./basic-catalog.js";
import type { A2uiCatalog } from "./catalog.js";
import { MAX_COMPONENTS, MAX_SURFACES } from "./limits.js";
import type { Operation, RawComponent } from "./operations.js";
import { DataError, stepsOf } from "./pointer.js";
import { type ReadOptions, readComponent } from "./read-component.js";
import type { Fault, Reports } from "./report.js";
import { Surface, type SurfaceOptions } from "./surface.js";
import { readTheme } from "./theme.js";

type Create = Extract<Operation, { do: "create" }>;

/** What is known of one list of components, of which some may have been added before. */
export interface Batch {
  readonly seen: Set<string>;
  readonly memo?: InspectMemo;
}

/** Told when a surface comes and goes. */
export interface SurfacesListener {
  created(surface: Surface): void;
  deleted(surface: Surface): void;
}

/** All surfaces of one element, and what messages do to them. Nothing throws: what can't be done is reported. */
export class Surfaces {
  /** True: a `createSurface` for a surface that there is begins it anew. False: one that says something else is refused. */
  recreate = false;
  readonly #live = new Map<string, Surface>();
  readonly #catalogs: () => readonly A2uiCatalog[];
  readonly #reports: Reports;
  readonly #listener: SurfacesListener;
  /** What came for surfaces that nobody has created yet: read again should another catalog turn out to be theirs. */
  readonly #early = new Map<string, RawComponent[]>();
  /** Components that were shown while they were written. */
  readonly #drafts = new Map<Surface, Set<string>>();

  /** `catalogs` are asked for with each new surface; the basic one need not be among them. */
  constructor(catalogs: () => readonly A2uiCatalog[], reports: Reports, listener: SurfacesListener) {
    this.#catalogs = catalogs;
    this.#reports = reports;
    this.#listener = listener;
  }

  get live(): Iterable<Surface> {
    return this.#live.values();
  }

  get(id: string): Surface | undefined {
    return this.#live.get(id);
  }

  apply(operation: Operation): void {
    switch (operation.do) {
      case "create":
        this.#create(operation);
        break;
      case "components":
        this.components(operation.surfaceId, operation.components);
        break;
      case "data":
        this.data(operation.surfaceId, operation.path, operation.value);
        break;
      case "delete":
        this.#delete(operation.surfaceId);
        break;
      case "call":
        this.#reports.refuseCall(operation.callId, operation.version);
    }
  }

  /** Adds or replaces components, in order. Of several with one id the last one stays. */
  components(surfaceId: string, list: readonly RawComponent[], batch: Batch = { seen: new Set() }): void {
    const surface = this.#expect(surfaceId);
    const { seen } = batch;
    for (const each of list) {
      const id = own(each.raw, "id");
      if (typeof id === "string" && seen.has(id)) {
        this.#fault({
          surfaceId,
          path: `${each.path}/id`,
          code: "duplicate",
          message: `${quote(id)} stands twice in one list: the last one counts; give each an id of its own`,
        });
      }
      if (typeof id === "string") seen.add(id);
      this.#component(surface, each, batch.memo);
    }
  }

  /** Shows a component that is still being written. One that is there already stays as it is until the new one is whole. */
  draft(surfaceId: string, { raw, path }: RawComponent, open: OpenKey, memo: InspectMemo): void {
    const surface = this.#expect(surfaceId);
    if (!isRecord(raw)) return;
    const half = open(raw);
    const [id, type] = [own(raw, "id"), own(raw, "component")];
    if (typeof id !== "string" || typeof type !== "string" || half === "id" || half === "component") return;
    if (surface.component(id)?.open === false || !surface.options.catalog.kind(type)) return;
    if (surface.size >= MAX_COMPONENTS) return;
    this.#drafts.set(surface, (this.#drafts.get(surface) ?? new Set<string>()).add(id));
    surface.put(readComponent(raw, id, type, { catalog: surface.options.catalog, path, open, memo }).component);
  }

  /** What was being written comes no more: it stays as it is. */
  closeDrafts(): void {
    for (const [surface, ids] of this.#drafts) {
      for (const id of ids) {
        const component = surface.component(id);
        if (component?.open) surface.put({ ...component, open: false });
      }
    }
    this.#drafts.clear();
  }

  data(surfaceId: string, path: string, value: unknown): void {
    try {
      this.#expect(surfaceId).data.set(stepsOf(path), value);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.#fault({ surfaceId, path: "/path", code: "value", message: `${error.path}: ${error.message}` });
    }
  }

  /** Forgets everything. */
  clear(): void {
    for (const surface of [...this.#live.values()]) this.#remove(surface);
    this.#early.clear();
  }

  #create(operation: Create): void {
    const { surfaceId } = operation;
    const live = this.#live.get(surfaceId);
    const options = this.#optionsOf(operation);
    if (live?.implicit) {
      this.#takeOver(live, options);
    } else if (live && this.recreate) {
      this.#remove(live);
      this.#add(surfaceId, options, false);
    } else if (live) {
      if (sameOptions(live.options, options)) return;
      const message = `the surface ${quote(surfaceId)} exists: delete it first, or give the new one another id`;
      this.#fault({ surfaceId, path: "/surfaceId", code: "duplicate", message });
    } else {
      this.#add(surfaceId, options, false);
    }
  }

  /** What came before keeps its state; where the catalog is another one, it is read again by that. */
  #takeOver(surface: Surface, options: SurfaceOptions): void {
    const other = options.catalog !== surface.options.catalog;
    surface.implicit = false;
    surface.options = options;
    const early = this.#early.get(surface.id) ?? [];
    this.#early.delete(surface.id);
    if (other) for (const each of early) this.#component(surface, each);
  }

  #optionsOf({ surfaceId, catalogId, theme, sendDataModel, rootId, version }: Create): SurfaceOptions {
    const fault = (path: string, message: string): void => this.#fault({ surfaceId, path, code: "value", message });
    return {
      catalog: this.#catalogFor(catalogId, fault),
      theme: readTheme(theme, fault),
      sendDataModel,
      rootId,
      version,
    };
  }

  #catalogFor(id: string | undefined, fault: (path: string, message: string) => void): A2uiCatalog {
    const known = this.#catalogs().find((catalog) => catalog.id === id);
    if (known) return known;
    if (id !== undefined && !namesBasicCatalog(id)) {
      fault("/catalogId", `the catalog ${quote(id)} is not known here: the basic catalog is used in its place`);
    }
    return basicCatalog;
  }

  /** The surface; where there is none, one of the basic catalog, since what came for it is better shown than lost. */
  #expect(surfaceId: string): Surface {
    const live = this.#live.get(surfaceId);
    if (live) return live;
    const message = `there is no surface ${quote(surfaceId)}: send createSurface before its updates`;
    this.#fault({ surfaceId, path: "/surfaceId", code: "reference", message });
    const options = { catalog: basicCatalog, theme: {}, sendDataModel: false, rootId: "root", version: "v0.9" };
    return this.#add(surfaceId, options, true);
  }

  #add(surfaceId: string, options: SurfaceOptions, implicit: boolean): Surface {
    const surface = new Surface(surfaceId, options, implicit);
    if (this.#live.size >= MAX_SURFACES) {
      const message = `more than ${MAX_SURFACES} surfaces: delete some first`;
      this.#fault({ surfaceId, path: "/surfaceId", code: "limit", message });
      return surface;
    }
    this.#live.set(surfaceId, surface);
    this.#listener.created(surface);
    return surface;
  }

  #delete(surfaceId: string): void {
    const live = this.#live.get(surfaceId);
    if (live) this.#remove(live);
    else {
      const message = `there is no surface ${quote(surfaceId)}: it can't be deleted`;
      this.#fault({ surfaceId, path: "/surfaceId", code: "reference", message });
    }
  }

  #remove(surface: Surface): void {
    this.#live.delete(surface.id);
    this.#early.delete(surface.id);
    this.#listener.deleted(surface);
  }

  #component(surface: Surface, { raw, path }: RawComponent, memo?: InspectMemo): void {
    const { id: surfaceId } = surface;
    const fault = (below: string, message: string): void =>
      this.#fault({ surfaceId, path: path + below, code: "shape", message });
    const id = own(raw, "id");
    const known = typeof id === "string" ? surface.component(id) : undefined;
    const type = own(raw, "component") ?? known?.type;
    if (!isRecord(raw)) fault("", 'expected a component such as {"id": "root", "component": "Text", "text": "…"}');
    else if (typeof id !== "string" || id === "") fault("/id", 'missing: add "id", a non-empty string');
    else if (typeof type !== "string") fault("/component", 'missing: add "component", the name of its type');
    else if (surface.size >= MAX_COMPONENTS && !known) {
      const message = `more than ${MAX_COMPONENTS} components: send fewer`;
      this.#fault({ surfaceId, path, code: "limit", message });
    } else {
      if (surface.implicit) this.#remember(surfaceId, { raw, path });
      this.#put(surface, raw, id, type, { catalog: surface.options.catalog, path, memo });
    }
  }

  #put(surface: Surface, raw: Readonly<Record<string, unknown>>, id: string, type: string, options: ReadOptions): void {
    const { component, problems } = readComponent(raw, id, type, options);
    for (const problem of problems) this.#fault({ surfaceId: surface.id, ...problem });
    const words = inlineLabel({ ...raw, component: type });
    if (words === undefined) {
      surface.put(component);
      return;
    }
    // A button's own words become the Text that should stand in it.
    const label = `${id} label`;
    surface.put({ ...component, props: { ...component.props, child: label } });
    surface.put(readComponent({ id: label, component: "Text", text: words }, label, "Text", options).component);
  }

  #remember(surfaceId: string, component: RawComponent): void {
    const early = this.#early.get(surfaceId) ?? [];
    this.#early.set(surfaceId, early);
    early.push(component);
  }

  #fault(fault: Fault): void {
    this.#reports.add(fault);
  }
}

/** True when a surface that is created again is the one that there is: then it is a replay, and nothing is wrong. */
function sameOptions(one: SurfaceOptions, other: SurfaceOptions): boolean {
  return (
    one.catalog === other.catalog &&
    one.sendDataModel === other.sendDataModel &&
    one.rootId === other.rootId &&
    one.theme.primaryColor === other.theme.primaryColor &&
    one.theme.agentDisplayName === other.theme.agentDisplayName &&
    one.theme.iconUrl === other.theme.iconUrl
  );
}
