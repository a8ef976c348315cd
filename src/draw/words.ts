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
  fieldNotADate: "This is no whole date",
  fieldFault: "{label}: {reason}",
  dateTooEarly: "Not before {limit}",
  dateTooLate: "Not after {limit}",
  chooseSome: "Choose any",
  filterOptions: "Filter",
  filterNothing: "Nothing matches",
  selectPrompt: "Choose one",
  submit: "Submit",
  formSent: "Sent",
  yes: "Yes",
  no: "No",
  sending: "Sending…",
  sent: "Sent",
  sendFailed: "Not sent: {reason}",
  sendFailedNoReason: "Not sent. Please try again.",
  close: "Close",
  statusStarted: "The answer is being written",
  statusComplete: "The answer is complete",
  statusInvalid: "There is a mistake in the answer",
  standIn: "{name} could not be shown",
  answerStandIn: "The answer could not be shown",
  cutShort: "The answer ended early",
  unnamed: "A part",
  blockFault: "What is wrong",
  blockSource: "As it was written",
  notReady: "The answer is not complete",
  table: "Table",
  actions: "Actions: {name}",
  notLoaded: "This could not be loaded. Please try again.",
  actionFailed: "{label}: that did not work",
  copyMarkdown: "Copy as Markdown",
  copyTsv: "Copy as TSV",
  downloadCsv: "Download CSV",
  sortedUp: "Sorted by {label}, ascending",
  sortedDown: "Sorted by {label}, descending",
  sortedBack: "In the original order",
  find: "Find in this table",
  findNext: "Next",
  findPrevious: "Previous",
  findCount: "{at} of {count}",
  findNone: "Not found",
  copyAnswer: "Copy answer",
  copied: "Copied",
  saved: "Saved",
  partMistake: "There is a mistake in this part",
  trueCell: "true",
  falseCell: "false",
  better: "better",
  worse: "worse",
  taskDone: "done",
  taskOpen: "not done",
  image: "Image: {alt}",
  imageUnnamed: "Image",
  video: "Video",
  audio: "Audio",
  audioNamed: "Audio: {title}",
  mediaLoad: "Load from {host}",
  mediaLoadHere: "Load",
  mediaFailed: "Could not be loaded",
  mediaAgain: "Try again",
  code: "Code",
  copy: "Copy",
  copyCode: "Copy code",
  codeIn: "Code, {language}",
  flow: "Diagram",
  flowPicture: "Diagram: {steps} steps, {links} links",
  flowLeadsTo: "leads to",
  flowTooLarge: "Too large to draw ({steps} steps, {links} links)",
  flowNotDrawn: "The diagram could not be drawn",
  flowStep: "{step}, leads to {next}",
  flowZoom: "Zoom",
  flowZoomIn: "Zoom in",
  flowZoomOut: "Zoom out",
  flowFit: "Fit",
  flowZoomed: "Zoom: {percent}",
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
  copyImage: "Copy image",
  downloadPng: "Download PNG",
  downloadSvg: "Download SVG",
  chartSeries: "Series",
  chartData: "Table",
  chartEmpty: "No values to show",
  surfaceMissing: "This could not be shown as it was meant",
  surfacePartMissing: "A part is missing here",
  surfaceOverfull: "There is more than can be shown",
  fieldWrongForm: "This is not in the form that is asked for",
} as const;

export type WordName = keyof typeof english;
export type Words = Readonly<Record<WordName, string>>;

/** What texts are written with, wherever they are written: the built-in words, and the locale of numbers and dates. */
export interface Language {
  readonly words: Words;
  /** A valid BCP 47 tag. */
  readonly locale: string;
}

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
