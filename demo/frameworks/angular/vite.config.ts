// Angular's compiler in Vite, as far as one component needs it. A project of the Angular CLI has no such file: it takes main.ts.
import { fileURLToPath } from "node:url";
import { createCompilerHost, formatDiagnostics, performCompilation, readConfiguration } from "@angular/compiler-cli";
import linker from "@angular/compiler-cli/linker/babel";
import { transformAsync } from "@babel/core";
import { defineConfig, type Plugin } from "vite";

/** Compiles the project with its templates, and gives the script of a source file. */
function compile(): (file: string) => string | undefined {
  const { rootNames, options } = readConfiguration(fileURLToPath(new URL("tsconfig.json", import.meta.url)));
  const host = createCompilerHost({ options });
  const scripts = new Map<string, string>();
  host.writeFile = (_file, text, _mark, _failed, sources) => {
    for (const { fileName } of sources ?? []) scripts.set(fileName, text);
  };
  const { diagnostics } = performCompilation({ rootNames, options, host });
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics));
  return (file) => scripts.get(file);
}

/** Angular's own packages come half compiled: the linker does the rest. */
async function link(code: string, filename: string) {
  if (!filename.includes("/@angular/") || !code.includes("ɵɵngDeclare")) return null;
  const linked = await transformAsync(code, { filename, plugins: [linker], compact: false, configFile: false });
  return { code: linked?.code ?? code, map: null };
}

function angular(): Plugin {
  let scriptOf: (file: string) => string | undefined;
  return {
    name: "angular",
    enforce: "pre",
    buildStart: () => {
      scriptOf = compile();
    },
    load: (id) => scriptOf(id),
    transform: link,
  };
}

export default defineConfig({
  plugins: [angular()],
  define: { ngDevMode: "false", ngJitMode: "false", ngI18nClosureMode: "false" },
});
