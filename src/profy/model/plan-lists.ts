import { isRecord, setOwn } from "../../core/raw.js";
import { cellOf, isCell } from "./cell.js";
import { Following, type Growing, type ListFault, type ListInput, type ListReader } from "./list-reader.js";
import type { PlanValue } from "./plans.js";

type Plan = Record<string, PlanValue>;

/** The plans of a price list: any keys, values as they can be shown. */
export class PlanLists implements ListReader {
  readonly faults: ListFault[] = [];
  readonly #plans = new Following<Plan>();

  read(node: Record<string, unknown>, input: ListInput): string | undefined {
    const plans = input.value("plans");
    if (plans === undefined && !input.closed) return undefined;
    const open = this.#plans.follow(plans, input, (plan, index, isOpen) => this.#plan(plan, index, isOpen, input));
    if (input.closed && !Array.isArray(plans)) this.#noList(plans);
    node.plans = this.#plans.out;
    return open ? "plans" : undefined;
  }

  #noList(plans: unknown): void {
    const [code, what] =
      plans === undefined ? (["missing", "missing"] as const) : (["type", "expected a list"] as const);
    this.faults.push({ keys: ["plans"], code, message: `${what}: add "plans": [{"name": "Pro", "price": "$20"}]` });
  }

  #plan(plan: unknown, index: number, isOpen: boolean, { openKey, marks }: Growing): Plan | undefined {
    const fault = (key: readonly string[], message: string): void => {
      if (!isOpen) this.faults.push({ keys: ["plans", index, ...key], code: "type", message });
    };
    if (!isRecord(plan)) {
      fault([], 'expected an object: write {"name": "Pro", "price": "$20"}');
      return undefined;
    }
    const half = isOpen ? openKey(plan) : undefined;
    const made: Plan = {};
    for (const [key, value] of Object.entries(plan)) {
      const isHalf = key === half;
      if (isHalf && !Array.isArray(value) && typeof value !== "string") continue;
      setOwn(made, key, this.#value(value, isHalf ? openKey(value as object) : undefined));
      if (isHalf && Array.isArray(value)) marks.set(made[key] as object, null);
      if (isRecord(value)) fault([key], "an object can't stand in a cell: write a text");
    }
    if (isOpen) marks.set(made, typeof half === "string" && Object.hasOwn(made, half) ? half : null);
    return made;
  }

  #value(value: unknown, openAt: unknown): PlanValue {
    if (isCell(value)) return value;
    if (!Array.isArray(value)) return cellOf(value);
    const whole = typeof openAt === "number" ? value.slice(0, openAt) : value;
    return whole.map((item) => String(cellOf(item) ?? ""));
  }
}
