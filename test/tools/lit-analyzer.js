// Runs lit-analyzer, which checks what stands in the templates. It loads whatever `typescript` it finds, and TypeScript 7
// has no API for tools any more: it is given the one that its own dependency brings.
import { createRequire } from "node:module";

const analyzer = createRequire(createRequire(import.meta.url).resolve("lit-analyzer/package.json"));
const components = createRequire(analyzer.resolve("web-component-analyzer"));

components("typescript");
analyzer.cache[analyzer.resolve("typescript")] = analyzer.cache[components.resolve("typescript")];
analyzer("./cli.js");
