/**
 * What the browser may fill in by itself. Forms are written by an agent, so what a browser keeps of ordinary life is
 * offered, and what it keeps of cards and passwords is not.
 */

/** The names that HTML gives to ordinary data, as far as a form of an agent would ask for them. */
const ORDINARY = new Set([
  "name",
  "given-name",
  "additional-name",
  "family-name",
  "nickname",
  "organization",
  "organization-title",
  "street-address",
  "address-line1",
  "address-line2",
  "address-level1",
  "address-level2",
  "postal-code",
  "country",
  "country-name",
  "language",
  "email",
  "tel",
  "url",
]);

const SECRET =
  /card|\bcc-|\bcv[cv]\b|iban|passw|passcode|pass-phrase|secret|one-time|\botp\b|\bpin\b|username|user-name/;

/** The `autocomplete` of a text input with this id and label. */
export function autofillOf(id: string, label: string): string {
  const name = id.toLowerCase().replaceAll(/[\s_.]+/g, "-");
  if (ORDINARY.has(name)) return name;
  return SECRET.test(name) || SECRET.test(label.toLowerCase()) ? "off" : "on";
}
