/** What a person has sent from a Choice or a Form: an option's id, or a Form's values by field id. */
export type AnswerValue = string | Readonly<Record<string, string | number | boolean>>;
