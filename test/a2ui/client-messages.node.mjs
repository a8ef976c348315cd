// What goes to an agent, held against the protocol's own schemas where they lie beside a checkout.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./outgoing.ts") }} */
const { module } = await runnerImport("./test/a2ui/outgoing.ts", { configFile: false });
const { messages, capabilities, dataModel } = module;

const folder = new URL("../../../shared/fixtures/a2ui/", import.meta.url);
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, folder), "utf8"));

describe("what goes from a surface to its agent", {
  skip: !existsSync(folder) && "../shared/fixtures is not here",
}, () => {
  // Their schemas say types once only.
  const ajv = new Ajv2020.default({
    strict: false,
    formats: { "date-time": (text) => !Number.isNaN(Date.parse(text)) },
  });
  const schemaOf = (/** @type {string} */ name) => ajv.compile(read(`schema/${name}.json`));

  it("the schema tells right from wrong, as its own cases have it", () => {
    const validate = schemaOf("client_to_server");
    const { tests } = read("cases/client_messages.json");
    for (const { description, valid, data } of tests) assert.equal(validate(data), valid, description);
  });

  it("is right, each message of it", () => {
    const validate = schemaOf("client_to_server");
    const codes = new Set();
    for (const { name, message } of messages) {
      assert.ok(validate(message), `${name}: ${ajv.errorsText(validate.errors)}`);
      codes.add("error" in /** @type {any} */ (message) ? /** @type {any} */ (message).error.code : "action");
    }
    assert.deepEqual([...codes].sort(), ["EXPRESSION_ERROR", "LIMIT_EXCEEDED", "VALIDATION_FAILED", "action"]);
  });

  it("has metadata as it should be", () => {
    for (const [name, value] of /** @type {const} */ ([
      ["client_capabilities", capabilities.a2uiClientCapabilities],
      ["client_data_model", dataModel?.a2uiClientDataModel],
    ])) {
      const validate = schemaOf(name);
      assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`);
    }
    assert.deepEqual(dataModel?.a2uiClientDataModel, {
      version: "v0.9",
      surfaces: { s: { rows: [{ name: "a" }, { name: "b" }] } },
    });
  });
});
