import { html, nothing, type TemplateResult } from "lit";
import { drawProblem } from "../../draw/control/record.js";
import type { A2uiContext } from "../drawing.js";
import { wordsOf } from "./spoken.js";

export interface EntryView {
  readonly context: A2uiContext;
  readonly label: string | undefined;
  /** The input itself, with the `ids` of the same context. */
  readonly control: TemplateResult;
  /** What is wrong, once somebody may be told. */
  readonly problem: string | undefined;
  /** Beside the label: the value of a slider. */
  readonly aside?: unknown;
}

/** An input with its label above and what is wrong with it below. */
export function drawEntry({ context, label, control, problem, aside = nothing }: EntryView): TemplateResult {
  return html`<div class="entry" part="field" data-state=${context.disabled ? "closed" : "ready"}
    >${label ? html`<label part="field-label" for=${context.key}><bdi>${label}</bdi></label>` : nothing}${aside}${control}${
      problem === undefined ? nothing : drawProblem(problem, problemId(context))
    }</div>`;
}

type Attribute = string | typeof nothing;

/** The attributes of an input that differ from case to case. */
export interface Naming {
  /** The name for assistive technology, where it is not the label on screen. */
  readonly label: Attribute;
  readonly description: Attribute;
  readonly describedBy: Attribute;
  readonly invalid: "true" | typeof nothing;
}

/** How an input is named and described: one without a label of any kind goes by its id. */
export function naming(context: A2uiContext, label: string | undefined, problem: string | undefined): Naming {
  const { accessibility, id = "" } = context;
  return {
    label: accessibility.label || (label ? nothing : wordsOf(id) || nothing),
    description: accessibility.description || nothing,
    describedBy: problem === undefined ? nothing : problemId(context),
    invalid: problem === undefined ? nothing : "true",
  };
}

/** What is wrong with an input, once it was left: its first failing check, else what the input itself can't take. */
export function problemOf(context: A2uiContext, own?: () => string | undefined): string | undefined {
  if (!context.touched || context.disabled) return undefined;
  return context.failedChecks[0] ?? own?.();
}

/** A person has left an input, or has chosen. What is wrong is said by `touch` where it is a check's. */
export function leave(context: A2uiContext, own?: () => string | undefined): void {
  if (context.disabled) return;
  context.touch();
  const problem = context.failedChecks.length === 0 ? own?.() : undefined;
  if (problem !== undefined) context.session.announce(problem);
}

export const problemId = ({ key }: A2uiContext): string => `${key}-problem`;
