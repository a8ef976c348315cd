// Two Reacts share these examples: here, `react` is React 18. A project with React 18 alone has no such file.
import { defineConfig } from "vite";

export default defineConfig({
  resolve: { alias: { react: "react18", "react-dom": "react-dom18" } },
});
