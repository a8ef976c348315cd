/** `@intui/web/agent`: the agent's side: the tool, its answers, and what to tell the model. Runs where there is no DOM. */
export {
  type Answer,
  type AnswerOptions,
  answer,
  answerWithin,
  type RefusedAnswer,
  type ShownAnswer,
} from "./agent/answer.js";
export { type PromptOptions, prompt } from "./agent/prompt.js";
export { type ShowToolOptions, showTool, type ToolDefinitions, type ToolDialect } from "./agent/show-tool.js";
export { strictCatalog } from "./agent/strict-catalog.js";
