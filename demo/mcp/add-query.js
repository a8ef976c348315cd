/**
 * A server's own tool, whose answer is drawn: numbers come from code, so the tool makes the tree, and a model can't get
 * them wrong. The model reads the same tree's text form.
 */
import { Tree } from "../../dist/npm/core.js";
import { ordersByWeek, regions } from "./sales.js";

const total = (rows) => rows.reduce((sum, { orders }) => sum + orders, 0);

/** The tree: how it went, how that changed, and what may be asked next. */
export function salesTree(region) {
  const rows = ordersByWeek(region);
  const [before, now] = [rows.slice(0, -4), rows.slice(-4)].map(total);
  const change = Math.round((now / before - 1) * 100);
  const others = regions.filter((other) => other !== region);
  return Tree.of({
    type: "Group",
    children: [
      {
        type: "Stat",
        label: `Orders, last four weeks${region ? `, ${region}` : ""}`,
        value: now,
        change: { value: change, as: "percent" },
        tone: change >= 0 ? "positive" : "critical",
      },
      {
        type: "Chart",
        kind: "bar",
        title: "Orders by week",
        unit: "orders",
        series: [{ label: region ?? "All regions", points: rows.map(({ week, orders }) => ({ x: week, y: orders })) }],
      },
      {
        type: "Choice",
        id: "next-region",
        prompt: "Which region next?",
        options: others.map((other) => ({ id: other, label: other })),
      },
    ],
  });
}

const inputSchema = {
  type: "object",
  properties: { region: { enum: regions, description: "Leave out for all regions." } },
  additionalProperties: false,
};

/**
 * @param {import("@modelcontextprotocol/server").McpServer} server
 * @param {import("../../dist/npm/mcp.js").TreeTools} trees what `addShow` gave
 * @param {typeof import("@modelcontextprotocol/server").fromJsonSchema} fromJsonSchema
 */
export function addQuery(server, trees, fromJsonSchema) {
  server.registerTool(
    "query_orders",
    {
      title: "Orders by week",
      description:
        "How many orders there were in the last eight weeks, in one region or in all. Shows the person a chart.",
      inputSchema: fromJsonSchema(inputSchema),
      annotations: { readOnlyHint: true },
      _meta: trees.toolMeta,
    },
    ({ region }, context) => trees.showResult(salesTree(region), context),
  );
}
