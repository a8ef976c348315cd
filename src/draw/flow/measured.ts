import type { FlowShape } from "./graph.js";
import type { TextRole } from "./type.js";

/** A text as it will stand in the picture: lengths in drawing units. */
export interface MeasuredText {
  readonly text: string;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

export interface TextToMeasure {
  readonly text: string;
  readonly role: TextRole;
}

/** Breaks and measures texts, in the order given: by the page's own font, or by what is known of one without a page. */
export type Measurer = (texts: readonly TextToMeasure[]) => readonly MeasuredText[];

export interface MeasuredStep {
  readonly label: MeasuredText;
  readonly detail: MeasuredText | undefined;
}

/** A shape with its texts measured: `steps` and `links` in the shape's order. */
export interface MeasuredFlow {
  readonly shape: FlowShape;
  readonly steps: readonly MeasuredStep[];
  readonly links: readonly (MeasuredText | undefined)[];
}

/** Measures every text of a shape, all at once: a page is laid out for each question otherwise. */
export function measuredFlow(shape: FlowShape, measure: Measurer): MeasuredFlow {
  const texts: TextToMeasure[] = [
    ...shape.steps.map(({ label }) => ({ text: label, role: "label" as const })),
    ...shape.steps.map(({ detail }) => ({ text: detail, role: "detail" as const })),
    ...shape.links.map(({ label }) => ({ text: label, role: "link" as const })),
  ];
  const measured = measure(texts);
  const count = shape.steps.length;
  const from = (place: number) => (texts[place]?.text ? measured[place] : undefined);
  return {
    shape,
    steps: shape.steps.map((_, place) => ({ label: measured[place] ?? blank, detail: from(count + place) })),
    links: shape.links.map((_, place) => from(2 * count + place)),
  };
}

const blank: MeasuredText = { text: "", lines: [], width: 0, height: 0 };
