/** What goes out from surfaces, of every kind there is: for the proof that it is what the protocol's schemas ask for. */
import { catalogs } from "../../src/a2ui/catalogs.js";
import { actionMessage, clientCapabilities, clientDataModel } from "../../src/a2ui/model/client-messages.js";
import { environmentOf } from "../../src/a2ui/model/environment.js";
import { at, button, call, column, components, create, data, event, part, text } from "./messages.js";
import { ModelStage } from "./model-stage.js";

/** One message for the agent, and how it came about. */
export interface Outgoing {
  readonly name: string;
  readonly message: unknown;
}

const stage = new ModelStage()
  .stream([
    create("s", { sendDataModel: true }),
    components([
      column("root", { componentId: "row", path: "/rows" }),
      ...button("row", "Go", event("go", { name: at("name"), none: at("/none"), deep: { list: [at("name"), 1] } })),
      text("failing", call("regex", { value: "a", pattern: "(" })),
      text("unknown", call("nothing")),
    ]),
    data("/rows", [{ name: "a" }, { name: "b" }]),
    create("other"),
    data("/secret", 1, "other"),
  ])
  .end();

/** What is wrong in every way that there is a word for. */
const wrong: readonly unknown[] = [
  5,
  { version: "v0.9" },
  { version: "v7", deleteSurface: { surfaceId: "none" } },
  { version: "v0.9", createSurface: {}, deleteSurface: {} },
  components([text("root", 5), part("x", "Nothing"), { id: "no-type" }]),
  components([text("a", "A"), text("a", "B")]),
  components([text("c", call("and", { values: [] })), part("d", "Card", { child: "missing" })]),
  data("/a/~2", 1),
  data("/rows/x", 1),
  ...Array.from({ length: 210 }, (_, index) => create(`s${index}`)),
];

function actions(): Outgoing[] {
  const surface = stage.surface();
  const { reports } = stage.model;
  return [[], ["rows", "1"]].map((steps) => {
    const env = environmentOf({ surface, scope: { steps }, id: "row", locale: "en", reports });
    const props = surface.component("row")?.props as { action: { event: Readonly<Record<string, unknown>> } };
    return { name: `a press at /${steps.join("/")}`, message: actionMessage(surface, "row", props.action.event, env) };
  });
}

function errors(): Outgoing[] {
  // Working out what fails to be worked out.
  for (const id of ["failing", "unknown"]) stage.stream([components([column("root", [id])])]).text();
  stage.stream(wrong).end();
  return stage.model.reports.all.map(({ message }) => ({ name: message.error.message, message }));
}

export const messages: readonly Outgoing[] = [...actions(), ...errors()];
export const capabilities = clientCapabilities(catalogs);
export const dataModel = clientDataModel(stage.model.surfaces.live);
