import type { ComponentNode } from "../../core/component-node.js";
import { IntuiEvent } from "../../core/event.js";
import type { EventData } from "../../core/event-data.js";
import type { ChoiceNode } from "../../core/kinds/choice.js";
import type { FormNode } from "../../core/kinds/form.js";
import type { AnswerValue } from "../../draw/answer-value.js";
import { parsedUrl, safeUrl } from "../../draw/url.js";
import type { StaticWarning } from "../warnings.js";
import type { Part } from "./blocks.js";
import type { EmailOptions, EmailReply } from "./email.js";
import type { Way } from "./mail.js";
import { ROOMS } from "./room.js";

/** How what asks something is answered from a mail. */
export interface Ways {
  readonly ways: ReadonlyMap<ComponentNode, Way>;
  readonly replies: readonly (EmailReply & { readonly node: ComponentNode })[];
  readonly warnings: readonly StaticWarning[];
}

interface Question extends Part {
  /** What each of its links would send. */
  readonly events: readonly EventData[];
}

type Asked = Required<Pick<EmailOptions, "source">> & Pick<EmailOptions, "actionUrl">;

/** Asks the host for the links of all that can still be answered; numbers the options of what has none, through the whole mail. */
export async function waysOf(
  parts: readonly Part[],
  answers: ReadonlyMap<string, AnswerValue>,
  { source = "email", actionUrl }: Asked,
): Promise<Ways> {
  const questions = parts.flatMap((part) => questionOf(part, answers, source) ?? []);
  const warnings: StaticWarning[] = [];
  const warn = (warning: StaticWarning): unknown => warnings.push(warning);
  const links = await Promise.all(questions.map((question) => linksOf(question, actionUrl, warn)));
  const ways = new Map<ComponentNode, Way>();
  const replies: Ways["replies"][number][] = [];
  for (const [at, { node, events }] of questions.entries()) {
    const own = links[at];
    ways.set(node, own ? { links: own } : { first: replies.length + 1 });
    if (!own && node.type === "Choice") {
      for (const event of events) replies.push({ number: replies.length + 1, event, node });
    }
  }
  return { ways, replies, warnings };
}

function questionOf(part: Part, answers: ReadonlyMap<string, AnswerValue>, source: string): Question | undefined {
  const { node } = part;
  if (node.type === "Choice") {
    const { id, options, repeat } = node as ChoiceNode;
    if (repeat === "once" && typeof answers.get(id) === "string") return undefined;
    const events = options.slice(0, ROOMS[0].items).map((option) => IntuiEvent.press(source, id, option.id).toJSON());
    return { ...part, events };
  }
  if (node.type !== "Form") return undefined;
  const { id } = node as FormNode;
  return typeof answers.get(id) === "object"
    ? undefined
    : { ...part, events: [IntuiEvent.submit(source, id, {}).toJSON()] };
}

/** The links, all of them; undefined where one can't be had: half of a Choice would be another question. */
async function linksOf(
  { path, events }: Question,
  actionUrl: EmailOptions["actionUrl"],
  warn: (warning: StaticWarning) => unknown,
): Promise<readonly string[] | undefined> {
  if (!actionUrl) return undefined;
  try {
    const links = await Promise.all(events.map(async (event) => linkFrom(await actionUrl(event))));
    if (links.some((link) => link.startsWith("http:"))) {
      warn({
        code: "link-not-secure",
        path,
        message: "actionUrl gave an http: address: give https:, or anyone on the way can press.",
      });
    }
    return links;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn({
      code: "no-link",
      path,
      message: `People are asked to reply by mail, since actionUrl gave no link: ${reason}`,
    });
    return undefined;
  }
}

function linkFrom(given: unknown): string {
  const link = typeof given === "string" ? safeUrl(given) : undefined;
  if (link === undefined || !/^(https?|mailto):/.test(parsedUrl(link)?.protocol ?? "")) {
    throw new TypeError("it must be a whole https: or mailto: address");
  }
  return link;
}
