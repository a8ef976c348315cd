/** What Profy does silently wrong, told with its path and what to do; and drawn as it was meant. */
import { expect } from "@open-wc/testing";
import { envelope, part } from "./payloads.js";
import { outcome, read, readText, told } from "./reading.js";

interface Failure {
  readonly components: readonly unknown[];
  /** The text form of what is drawn. */
  readonly drawn: string;
  readonly told: readonly string[];
}

/** The guide's table of failures, what it calls the easiest thing to get wrong, and what else goes wrong without a word. */
const failures: Readonly<Record<string, Failure>> = {
  "properties that are flattened onto the node": {
    components: [{ type: "Button", label: "Upgrade plan", action: "upgrade" }],
    drawn: "[Upgrade plan]",
    told: [
      'components[0] (Button).label: "label" must stand in "props": write {"type": "Button", "props": {"label": …}}',
      'components[0] (Button).action: "action" must stand in "props": write {"type": "Button", "props": {"action": …}}',
    ],
  },
  "a button without a label": {
    components: [part("Button", { action: "go" })],
    drawn: "[Button]",
    told: ['components[0] (Button).props.label: missing: add "label", a non-empty string'],
  },
  "a button without an action": {
    components: [part("Button", { label: "Go" })],
    drawn: "[Go]",
    told: [
      'components[0] (Button).props.action: missing: add "action", the name that a press sends; it sends the label for now',
    ],
  },
  "an unknown variant": {
    components: [part("Button", { label: "Go", action: "go", variant: "ghost" })],
    drawn: "[Go]",
    told: [
      'components[0] (Button).props.variant: expected one of "default", "secondary", "destructive", "outline", found "ghost": write one of them',
    ],
  },
  "a text variant that there is none of": {
    components: [part("Text", { content: "let a = 1", variant: "code" })],
    drawn: "let a = 1",
    told: [
      'components[0] (Text).props.variant: expected one of "body", "heading", "caption", found "code": write one of them',
    ],
  },
  "a component that does not exist, with its children": {
    components: [part("ProgressBar", { value: 5 }, part("Text", { content: "Half" }))],
    drawn: "(ProgressBar could not be shown)\n\nHalf",
    told: [
      'components[0] (ProgressBar).type: there is no component "ProgressBar": use one of "Row", "Column", "Card", "Divider", "Text", "Image", "Badge", "List", "ListItem", "Table", "Button", "ExpertCard", "CreditDisplay", "PlanBadge", "StatusIndicator", "PricingTable"',
    ],
  },
  "a slip in a component's name": {
    components: [part("Buton", { label: "Go", action: "go" })],
    drawn: "(Buton could not be shown)",
    told: ['components[0] (Buton).type: there is no component "Buton": write "Button"'],
  },
  "a table of objects": {
    components: [
      part("Table", {
        headers: ["Model", "Billing unit"],
        rows: [{ billing_unit: "per_call", model: "Image model" }, { Model: "Text model" }],
      }),
    ],
    drawn: "| Model | Billing unit |\n| --- | --- |\n| Image model | per_call |\n| Text model |  |",
    told: [
      'components[0] (Table).props.rows[0]: expected a list of cells, found an object: write ["per_call","Image model"]',
      'components[0] (Table).props.rows[1]: expected a list of cells, found an object: write ["Text model"]',
    ],
  },
  "a table with columns, as the guide has it": {
    components: [
      part("Table", {
        columns: [
          { key: "m", label: "Model" },
          { key: "p", label: "Price" },
        ],
        rows: [{ p: 2, m: "Text" }],
      }),
    ],
    drawn: "| Model | Price |\n| --- | --- |\n| Text | 2 |",
    told: [
      'components[0] (Table).props.columns: Table has no "columns": write "headers"',
      'components[0] (Table).props.headers[0]: expected a string: write "Model"',
      'components[0] (Table).props.headers[1]: expected a string: write "Model"',
      'components[0] (Table).props.rows[0]: expected a list of cells, found an object: write ["2","Text"]',
    ],
  },
  "a table without headers": {
    components: [part("Table", { rows: [["a", "b"]] })],
    drawn: "|  |  |\n| --- | --- |\n| a | b |",
    told: ['components[0] (Table).props.headers: missing: add "headers", such as ["Model", "Price"]'],
  },
  "a row that is longer than the header": {
    components: [part("Table", { headers: ["A"], rows: [["1", "2"]] })],
    drawn: "| A |\n| --- |\n| 1 |",
    told: ["components[0] (Table).props.rows[0]: 2 cells, but 1 header: add some, or leave the last cells out"],
  },
  "a badge that has text for label": {
    components: [part("Badge", { text: "Beta", color: "green" })],
    drawn: "[Beta]",
    told: [
      'components[0] (Badge).props.text: Badge has no "text": write "label"',
      'components[0] (Badge).props.color: Badge has no "color": write "variant"',
      'components[0] (Badge).props.color: expected one of "default", "secondary", "destructive", "outline", found "green": write one of them',
    ],
  },
  "a plan badge that has plan for planCode": {
    components: [part("PlanBadge", { plan: "team" })],
    drawn: "[team]",
    told: ['components[0] (PlanBadge).props.plan: PlanBadge has no "plan": write "planCode"'],
  },
  "credits that have balance for amount, and unit for label": {
    components: [part("CreditDisplay", { balance: 4520, unit: "credits" })],
    drawn: "4,520 credits",
    told: [
      'components[0] (CreditDisplay).props.balance: CreditDisplay has no "balance": write "amount"',
      'components[0] (CreditDisplay).props.unit: CreditDisplay has no "unit": write "label"',
    ],
  },
  "credits without an amount are not 0": {
    components: [part("CreditDisplay", { label: "credits" })],
    drawn: "– credits",
    told: ['components[0] (CreditDisplay).props.amount: missing: add "amount", a finite number'],
  },
  "a number that is written as text": {
    components: [part("CreditDisplay", { amount: "12.5" })],
    drawn: "12.5",
    told: ['components[0] (CreditDisplay).props.amount: expected a finite number, found "12.5": write a finite number'],
  },
  "a gap that is no step": {
    components: [part("Row", { gap: 16 }, part("Badge", { label: "A" }))],
    drawn: "[A]",
    told: ["components[0] (Row).props.gap: expected one of 0, 1, 2, 3, 4, 6, 8, found 16: write one of them"],
  },
  "an alignment that there is none of": {
    components: [part("Row", { align: "between" }, part("Badge", { label: "A" }))],
    drawn: "[A]",
    told: [
      'components[0] (Row).props.align: expected one of "start", "center", "end", "stretch", found "between": write one of them',
    ],
  },
  "a missing type, deep inside": {
    components: [
      part("Card", {}, part("Text", { content: "A" }), {
        props: { content: "B" },
        children: [part("Badge", { label: "C" })],
      }),
    ],
    drawn: "A\n\n(A part could not be shown)\n\n[C]",
    told: [
      'components[0].children[1]: missing "type": add one of "Row", "Column", "Card", "Divider", "Text", "Image", "Badge", "List", "ListItem", "Table", "Button", "ExpertCard", "CreditDisplay", "PlanBadge", "StatusIndicator", "PricingTable"',
    ],
  },
  "an image without an address": {
    components: [part("Image", { src: "", alt: "Usage" })],
    drawn: "Usage",
    told: ["components[0] (Image).props.src: empty: write at least 1 character"],
  },
  "more stars than there are": {
    components: [part("ExpertCard", { name: "Mara", rating: 9 })],
    drawn: "**Mara** · 5/5",
    told: ["components[0] (ExpertCard).props.rating: ratings go from 0 to 5 stars: write one of them"],
  },
  "a subtitle, which cards have none of": {
    components: [part("Card", { title: "A", subtitle: "B" })],
    drawn: "**A**",
    told: ['components[0] (Card).props.subtitle: Card has no "subtitle": remove it, or use one of "title"'],
  },
  "items of a list in its props": {
    components: [part("List", { items: ["One", "Two"] })],
    drawn: "- One\n- Two",
    told: [
      'components[0] (List).props.items: "items" stands in the wrong place: write "children" beside "props"',
      'components[0].props.items[0]: expected a component, found "One": write {"type": "ListItem", "props": {"content": "…"}}',
      'components[0].props.items[1]: expected a component, found "Two": write {"type": "ListItem", "props": {"content": "…"}}',
    ],
  },
  "what is no item in a list": {
    components: [part("List", {}, part("Badge", { label: "A" }))],
    drawn: "- [A]",
    told: [],
  },
  "an item outside of a list": {
    components: [part("ListItem", { content: "A" })],
    drawn: "- A",
    told: [],
  },
  "children where there can be none": {
    components: [part("Badge", { label: "A" }, part("Text", { content: "B" }))],
    drawn: "[A]\n\nB",
    told: ["components[0] (Badge).children: Badge holds no others: put them beside it"],
  },
  "one child that is not in a list": {
    components: [{ type: "Card", children: part("Text", { content: "B" }) }],
    drawn: "B",
    told: ['components[0] (Card).children: expected a list, found an object: write [{"type": …}]'],
  },
  "a price that is an object": {
    components: [part("PricingTable", { plans: [{ name: "Pro", price: { amount: 20, currency: "EUR" } }] })],
    drawn: "| name | price |\n| --- | --- |\n| Pro | 20 EUR |",
    told: ["components[0] (PricingTable).props.plans[0].price: an object can't stand in a cell: write a text"],
  },
  "a price list without plans": {
    components: [part("PricingTable", {}), part("Text", { content: "A" })],
    drawn: "\n\nA",
    told: ['components[0] (PricingTable).props.plans: missing: add "plans": [{"name": "Pro", "price": "$20"}]'],
  },
};

describe("what goes wrong without a word elsewhere", () => {
  for (const [name, failure] of Object.entries(failures)) {
    it(name, () => {
      const reader = read(failure.components);
      expect(reader.tree?.toText()).to.equal(failure.drawn);
      expect(told(reader.problems)).to.deep.equal(failure.told);
      expect(reader.error).to.equal(null);
      // Streamed it comes to the same, whatever the pieces.
      for (const size of [1, 6, 50]) {
        expect(outcome(readText(JSON.stringify(failure.components), size))).to.deep.equal(outcome(reader));
      }
    });
  }

  it("a surface that a later message overwrites", () => {
    const first = { version: "0.9.1", type: "createSurface", surfaceId: "a", components: [part("Divider")] };
    const second = { ...first, surfaceId: "b", components: [part("Text", { content: "B" })] };
    const reader = read({ messages: [first, second] });
    expect(reader.tree?.toText()).to.equal("B");
    expect(told(reader.problems)[0]).to.match(
      /^messages\[0\]: only the last message is drawn, so "a" is not: send each/,
    );
  });

  it("another version, and a message that there is none of", () => {
    const reader = read({ version: "2.0", type: "dropSurface", components: [part("Text", { content: "A" })] });
    expect(reader.tree?.toText()).to.equal("A");
    expect(told(reader.problems)).to.deep.equal([
      'version: version "2.0", but 0.9.1 is known: write "0.9.1"',
      'type: expected "createSurface" or "updateSurface", found "dropSurface": write one of them',
    ]);
  });

  it("what the tool itself has refused", () => {
    const reader = read({
      error: "Invalid component structure",
      details: ["components[0].children[1]: missing required `type` field"],
    });
    expect(reader.tree).to.equal(null);
    expect(told(reader.error?.problems ?? [])).to.deep.equal([
      "components[0].children[1]: missing required `type` field: mend it and call again",
    ]);
  });

  for (const [name, payload] of Object.entries({
    "no components": {},
    "an empty list": { components: [] },
    "an empty surface": envelope([]),
    null: null,
    "a number": 5,
  })) {
    it(`nothing to draw: ${name}`, () => {
      const reader = read(payload);
      expect(reader.tree).to.equal(null);
      expect(reader.error?.message).to.contain("The payload was refused");
      expect(reader.error?.message).to.contain('send {"components": [');
    });
  }
});
