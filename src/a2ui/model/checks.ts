import { isRecord } from "../../core/raw.js";
import { toBoolean, toText } from "./coerce.js";
import { type Environment, evaluate } from "./evaluate.js";
import { library } from "./library.js";
import type { Check } from "./schema.js";

type Props = Readonly<Record<string, unknown>>;

/**
 * The messages of the checks that fail, in order. `wrongForm` is what is said of a text that a field's own
 * `validationRegexp` does not match, for which the protocol has no message.
 */
export function failedChecks(props: Props, values: Props, env: Environment, wrongForm: string): readonly string[] {
  const checks = (props.checks ?? NONE) as readonly Check[];
  const messages = checks.map((check) => failure(check, env)).filter((message) => message !== undefined);
  if (typeof props.validationRegexp === "string" && isWrong(props.validationRegexp, toText(values.value), env))
    messages.push(wrongForm);
  return messages.length > 0 ? messages : NONE;
}

const NONE: readonly never[] = [];

/** Undefined when the check holds. A check that can't be worked out does not hold. */
function failure({ condition, message }: Check, env: Environment): string | undefined {
  const outcome = evaluate(condition, env);
  if (!isRecord(outcome)) return toBoolean(outcome) ? undefined : message;
  // Later versions: a result with a message of its own, and a severity that may be no failure.
  const fails = outcome.valid === false && (outcome.severity ?? "error") === "error";
  return fails ? toText(outcome.message) || message : undefined;
}

function isWrong(pattern: string, text: string, env: Environment): boolean {
  try {
    return text !== "" && library()?.matches(pattern, text) === false;
  } catch (error) {
    env.failed("validationRegexp", (error as Error).message);
    return false;
  }
}
