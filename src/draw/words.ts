/**
 * Every word that the package itself shows or speaks, in English. Names say where a word stands; `{name}` is filled in
 * by `say`. A host replaces any of them through the element's `strings`.
 */
export const english = {
  choicePrompt: "Choose one",
  chosen: "You chose {label}",
  fieldOptional: "optional",
  fieldMissing: "{label} is needed",
  fieldNotANumber: "“{value}” is not a number",
  fieldOtherNotation: "“{value}” is not a number here: write it like {example}",
  fieldFault: "{label}: {reason}",
  selectPrompt: "Choose one",
  submit: "Submit",
  formSent: "Sent",
  yes: "Yes",
  no: "No",
  sending: "Sending…",
  sent: "Sent",
  sendFailed: "Not sent: {reason}",
  sendFailedNoReason: "Not sent. Please try again.",
  statusStarted: "The answer is being written",
  statusComplete: "The answer is complete",
  statusInvalid: "There is a mistake in the answer",
  standIn: "{name} could not be shown",
  answerStandIn: "The answer could not be shown",
  cutShort: "The answer ended early",
  unnamed: "A part",
  notReady: "The answer is not complete",
  table: "Table",
  partMistake: "There is a mistake in this part",
  trueCell: "true",
  falseCell: "false",
  better: "better",
  worse: "worse",
  taskDone: "done",
  taskOpen: "not done",
  image: "Image: {alt} ({host})",
  imageFrom: "Image ({host})",
  imageHere: "Image: {alt}",
  imageUnnamed: "Image",
  code: "Code",
  codeIn: "Code, {language}",
  flowPicture: "Diagram: {steps} steps, {links} links",
  flowLeadsTo: "leads to",
  flowTooLarge: "Too large to draw ({steps} steps, {links} links)",
  flowNotDrawn: "The diagram could not be drawn",
  lineChart: "Line chart",
  barChart: "Bar chart",
  baseline: "baseline",
  comparison: "comparison",
  seriesWithRole: "{label} ({role})",
  marker: "{x}: {label}",
  markerNowhere: "{x}: {label} (not on the chart)",
  chartRole: "chart",
  chartKeys: "{name}: arrow keys read the values",
  chartValue: "{label}: {value}",
  noValue: "no value",
} as const;

export type WordName = keyof typeof english;
export type Words = Readonly<Record<WordName, string>>;

/**
 * The English words with a host's own put over them: an object, or its JSON text. Unknown names and values that are no
 * strings are left out.
 */
export function wordsWith(given: unknown): Words {
  const own = typeof given === "string" ? parsed(given) : given;
  if (typeof own !== "object" || own === null) return english;
  const words: Record<string, string> = { ...english };
  for (const [name, word] of Object.entries(own)) {
    if (Object.hasOwn(english, name) && typeof word === "string") words[name] = word;
  }
  return words as Words;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fills `{name}` places. A place that no value is given for stays as it is. */
export function say(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
