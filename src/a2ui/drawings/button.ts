import { html, nothing } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { ignoreRepeat } from "../../draw/control/button.js";
import { drawProblem } from "../../draw/control/record.js";
import { failureText } from "../../draw/control/send-state.js";
import { writeAttribute } from "../../draw/place.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { ButtonProps } from "../kinds/button.js";

/**
 * A button keeps its place and its focus in every state: one that may not be pressed is `aria-disabled`, and says why.
 * A press goes up all the same where checks fail, so that whoever was overlooked is shown.
 */
export const drawButton: A2uiDrawing<ButtonProps> = ({ child, variant = "default" }, context) => {
  const reason = drawReason(context);
  const { phase, session } = context;
  return html`<button type="button" ${face(variant, context, reason !== nothing)}
  ><span class="button-label">${context.child(child)}</span>${
    phase.is === "busy" ? html`<span class="button-busy">${session.words.sending}</span>` : nothing
  }</button>${reason}`;
};

/**
 * What a button is beside what stands in it. Written by hand: a surface may have thousands, and a template with a part for
 * each attribute costs several times as much.
 */
class Face extends Directive {
  #context: A2uiContext | undefined;

  render(_variant: string, _context: A2uiContext, _explained: boolean): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [variant, context, explained]: [string, A2uiContext, boolean]): unknown {
    if (!this.#context) this.#listen(element as HTMLElement);
    this.#context = context;
    const { accessibility } = context;
    const state = stateOf(context);
    writeAttribute(element, "class", `button ${variant}`);
    const primary = variant === "primary";
    writeAttribute(element, "part", primary ? "button button-primary" : "button");
    writeAttribute(element, "data-state", state);
    writeAttribute(element, "aria-disabled", state === "ready" ? undefined : "true");
    writeAttribute(element, "aria-label", accessibility.label || undefined);
    writeAttribute(element, "aria-description", accessibility.description || undefined);
    writeAttribute(element, "aria-describedby", explained ? reasonId(context) : undefined);
    return nothing;
  }

  #listen(button: HTMLElement): void {
    button.addEventListener("keydown", ignoreRepeat);
    button.addEventListener("click", (event) => press(event, this.#context as A2uiContext));
  }
}

const face = directive(Face);

function stateOf({ disabled, failedChecks, open, phase }: A2uiContext): "ready" | "waiting" | "over" | "busy" | "held" {
  if (phase.is === "busy") return "busy";
  if (disabled) return open ? "waiting" : "over";
  return failedChecks.length > 0 ? "held" : "ready";
}

/** The second click of a double click is no press of its own. */
function press(event: MouseEvent, context: A2uiContext): void {
  if (event.detail > 1) return;
  context.act();
  for (const message of context.disabled ? [] : context.failedChecks) context.session.announce(message);
}

/** Why it may not be pressed: quiet until somebody has tried. Or why what was asked for did not go out. */
function drawReason(context: A2uiContext): unknown {
  const { disabled, failedChecks, phase, session, touched } = context;
  if (phase.is === "failed") return drawProblem(failureText(session.words, phase.reason), reasonId(context));
  if (disabled || failedChecks.length === 0) return nothing;
  const why = failedChecks.join(" ");
  if (touched) return drawProblem(why, reasonId(context));
  return html`<p class="reason" part="hint" id=${reasonId(context)}><bdi>${why}</bdi></p>`;
}

const reasonId = ({ key }: A2uiContext): string => `${key}-why`;
