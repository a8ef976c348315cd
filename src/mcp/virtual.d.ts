/** The app's file as a module: `vite.config.ts` makes it of what the mode `mcp-app` has built. */
declare module "virtual:mcp-app" {
  export const html: string;
}
