/**
 * Which answer comes next. Topics are named once, here: the options of every Choice carry the topic that they lead to
 * as their id, and a question finds its topic by its words. A language model would decide this by itself.
 */
import * as about from "./answers/about.js";
import * as brokenAnswers from "./answers/broken.js";
import * as ideaAnswers from "./answers/ideas.js";
import * as loadAnswers from "./answers/load.js";
import * as weekAnswers from "./answers/week.js";

/** Every answer by its topic: a function from what the agent knows (`Knowledge`) to a turn. */
export const topics = {
  ...weekAnswers,
  ...loadAnswers,
  idea: ideaAnswers.idea,
  ideaAdded: ideaAnswers.ideaAdded,
  ideas: ideaAnswers.ideas,
  about: about.about,
  unknown: about.unknown,
  broken: brokenAnswers.broken,
  mended: brokenAnswers.mended,
};

/** The topic that a sent Form leads to, by the Form's id. */
const afterForm = { "new-idea": "ideaAdded" };

/** First match wins, so the narrow words stand above the wide ones. */
const words = [
  [/\b(broken|wrong|invalid|mistakes?|malformed)\b/, "broken"],
  [/\b(compare|month|usual|before)\b/, "compare"],
  [/\b(load|slow|slower|speed|fast|performance)\b/, "load"],
  [/\b(errors?|fail\w*|5\d\d)\b/, "errors"],
  [/\b(every day|all days|days|table)\b/, "days"],
  [/\b(pages?|urls?|paths?|pricing|signup)\b/, "pages"],
  [/\b(all ideas|ideas|list)\b/, "ideas"],
  [/\b(idea|note|add|form)\b/, "idea"],
  [/\b(summary|summari[sz]e|write|report|short)\b/, "summary"],
  [/\b(how (does|do|is) (this|it|you|an answer)|about|explain|what are you|intui)\b/, "about"],
  [/\b(week|visitors?|traffic|visits?|today|going)\b/, "week"],
];

export function topicOfQuestion(question) {
  const plain = question.toLowerCase();
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? "unknown";
}

export function topicOfEvent(event) {
  return event.action === "press" ? event.value : afterForm[event.target];
}
