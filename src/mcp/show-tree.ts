import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import { IntuiError } from "../core/error.js";
import { own } from "../core/raw.js";
import { answeredEvent, requestedSchema } from "./elicitation.js";
import type { EventLog } from "./event-log.js";
import { messageFor, type Question, questionOf } from "./question.js";
import { answeredResult, type ShownTree, shownResult, unansweredResult } from "./result.js";

export interface TreeToShow extends Omit<ShownTree, "surface"> {
  readonly log: EventLog;
  readonly context?: ServerContext | undefined;
}

/** The request in a result that asks, and the response when the tool is called again with it. */
const KEY = "answer";

/**
 * Shows a tree by the best way that the client has: our app draws it; or the client asks the person, where there is one
 * question; or the model tells it. Where the app draws, nobody is asked: that would hold up the call, and put a dialog
 * over the drawing.
 */
export function showTree(given: TreeToShow): CallToolResult | InputRequiredResult {
  const { tree, catalog, client, context, log } = given;
  const mayAsk = context !== undefined && !client.draws && client.asks !== "off";
  const question = mayAsk ? questionOf(tree, catalog) : undefined;
  if (!question) return shownResult({ ...given, surface: log.open(tree) });
  const response = own(context?.mcpReq.inputResponses, KEY);
  if (response === undefined) return ask(given, question);
  return heard({ ...given, surface: log.open(tree) }, question, response);
}

/** As the protocol writes it since 2026-07-28; for earlier clients the library asks in their way, and calls again. */
function ask({ tree, catalog, client }: TreeToShow, question: Question): InputRequiredResult {
  const params = {
    mode: "form",
    message: messageFor(tree, question, catalog),
    requestedSchema: requestedSchema(question, client.asks),
  } as const;
  return { resultType: "input_required", inputRequests: { [KEY]: { method: "elicitation/create", params } } };
}

function heard(shown: TreeToShow & ShownTree, question: Question, response: unknown): CallToolResult {
  const action = own(response, "action");
  if (action === "decline") return unansweredResult(shown, "The person was asked, and declined to answer.");
  if (action !== "accept") return unansweredResult(shown, "The person was asked, and closed the question unanswered.");
  try {
    const event = answeredEvent(question, shown.surface, own(response, "content"));
    return answeredResult(shown, shown.log.add(event));
  } catch (error) {
    if (!(error instanceof IntuiError)) throw error;
    // Not asked once more: a client that can't draw a field sends the same nothing each time.
    return unansweredResult(shown, `The person's answer can't be read:\n${problemsOf(error)}\n`);
  }
}

const problemsOf = ({ problems }: IntuiError): string =>
  problems.map(({ path, message }) => `- ${path}: ${message}`).join("\n");
