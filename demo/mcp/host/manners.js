/** How hosts have been seen to behave. */

const light = {
  "--color-background-primary": "#faf9f5",
  "--color-background-secondary": "#f0eee6",
  "--color-background-info": "#e2edf9",
  "--color-background-success": "#e4f1e3",
  "--color-background-warning": "#f9ecd8",
  "--color-background-danger": "#fae5e2",
  "--color-text-primary": "#1a1915",
  "--color-text-secondary": "#5c5a52",
  "--color-text-inverse": "#ffffff",
  "--color-text-info": "#1d5a96",
  "--color-text-success": "#2b6a2b",
  "--color-text-warning": "#7d4f07",
  "--color-text-danger": "#9b2f25",
  "--color-border-primary": "#87847a",
  "--color-border-secondary": "#d9d6ca",
  "--color-border-tertiary": "#e7e4da",
  "--font-sans": "Georgia, serif",
  "--font-text-md-size": "16px",
  "--border-radius-md": "10px",
};

const dark = {
  ...light,
  "--color-background-primary": "#262624",
  "--color-background-secondary": "#33322f",
  "--color-background-info": "#1b344d",
  "--color-background-success": "#1f3a20",
  "--color-background-warning": "#40300f",
  "--color-background-danger": "#46211d",
  "--color-text-primary": "#f2f0e8",
  "--color-text-secondary": "#bdbaae",
  "--color-text-inverse": "#14130f",
  "--color-text-info": "#93c4f2",
  "--color-text-success": "#95cf94",
  "--color-text-warning": "#e3b873",
  "--color-text-danger": "#f4a198",
  "--color-border-primary": "#8b887d",
  "--color-border-secondary": "#45443f",
  "--color-border-tertiary": "#383733",
};

/** A host's own colours, as far as it says them; `light-dark()` would do as well. */
export const look = (theme) => ({ theme, styles: { variables: theme === "dark" ? dark : light } });

/** @type {Record<string, { about: string, manners: Partial<import("./mcp-host.js").Manners> }>} */
export const hosts = {
  chat: {
    about: "Shows the arguments as they are written, and takes messages. Nothing may be said before the handshake.",
    manners: { context: { availableDisplayModes: ["inline", "fullscreen"], containerDimensions: { maxHeight: 2000 } } },
  },
  editor: {
    about: "Gives the arguments whole. A message is refused while something stands in the chat's own field.",
    manners: { partials: false, message: "refuses", context: { containerDimensions: { maxHeight: 1200 } } },
  },
  lossy: {
    about: "Drops messages and context: the server alone hears of a press. Other programs post messages of their own.",
    manners: { message: "silent", modelContext: "refuses", strays: true },
  },
  panel: {
    about: "A panel of a fixed height, without tools for the app.",
    manners: { capabilities: {}, context: { containerDimensions: { height: 420 } } },
  },
};
