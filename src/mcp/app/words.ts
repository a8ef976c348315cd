/** What the app says beside the elements' own words. A server's `strings` replace them by name. */
export const appWords = {
  mcpKept: "Your answer is saved. Send it in the chat too, so that the agent goes on.",
  mcpCopy: "Copy it",
  mcpCopied: "Copied",
  mcpNotCopied: "It could not be copied",
  mcpRefused: "The answer could not be shown",
  mcpCancelled: "The answer was stopped",
} as const;

export type AppWords = Readonly<Record<keyof typeof appWords, string>>;
