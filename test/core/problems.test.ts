import { assert } from "@open-wc/testing";
import { type Expected, type Mutation, mutationsOf } from "./mutations.js";
import { problemsOf } from "./problems-of.js";
import { roots } from "./trees.js";

/** What a message tells its reader to do. */
const REMEDY = /: (add|call|give|nest|remove|send|shorten|use|write|parse)\b/;

const sorted = (list: readonly Expected[]) => list.map(({ path, code }) => `${path} · ${code}`).sort();

function assertProblems(root: unknown, expected: readonly Expected[], name: string): void {
  const problems = problemsOf({ v: 1, root }, { author: "code" });
  assert.deepEqual(sorted(problems), sorted(expected), name);
  for (const { path, message } of problems) assert.match(message, REMEDY, `${name}: ${path}: ${message}`);
}

function broken(root: unknown, mutations: readonly Mutation[]): unknown {
  const copy = structuredClone(root);
  for (const mutation of mutations) mutation.apply(copy);
  return copy;
}

describe("problems of a broken tree", () => {
  for (const { name, root } of roots) {
    it(`are at their place, and no others, for each way to break ${name}`, () => {
      assert.deepEqual(problemsOf({ v: 1, root }, { author: "code" }), []);
      const mutations = mutationsOf(root);
      assert.isAbove(mutations.length, 8);
      for (const mutation of mutations) assertProblems(broken(root, [mutation]), mutation.expected, mutation.name);
    });
  }

  it("are all given at once, one broken place in every component", () => {
    for (const { name, root } of roots) {
      const all = mutationsOf(root).filter(leavesChildrenAlone);
      const nodes = [...new Set(all.map((mutation) => mutation.node.join()))];
      for (let turn = 0; turn < 60; turn++) {
        const chosen = nodes.map((node, index) => {
          const own = all.filter((mutation) => mutation.node.join() === node);
          return own[(turn * 7 + index * 3) % own.length] as Mutation;
        });
        const expected = chosen.flatMap((mutation) => mutation.expected);
        assertProblems(broken(root, chosen), expected, `${name}: ${chosen.map((each) => each.name).join("; ")}`);
      }
    }
  });
});

/** False where the change takes away, or hides, components that are broken as well. */
function leavesChildrenAlone({ name }: Mutation): boolean {
  return !/ children| at root \(Group\)\.children$|^unknown component|\.children(\[\d+\])?$/.test(name);
}
