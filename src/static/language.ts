import { english, type Language, type WordName, wordsWith } from "../draw/words.js";

/** What the texts that the package adds are written with. */
export interface LanguageOptions {
  /** The language of numbers, dates and the reading direction, as a BCP 47 tag. Default, and where it is none: English. */
  readonly lang?: string | undefined;
  /** The package's own words, replaced by name, such as those of `@intui/web/strings/de`. */
  readonly strings?: Partial<Record<WordName, string>> | undefined;
}

export function languageOf({ lang, strings }: LanguageOptions): Language {
  return { locale: validTag(lang) ?? "en", words: strings ? wordsWith(strings) : english };
}

function validTag(tag: string | undefined): string | undefined {
  try {
    return tag ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Scripts whose lines run from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "Arab",
  "Hebr",
  "Syrc",
  "Thaa",
  "Nkoo",
  "Adlm",
  "Rohg",
  "Mand",
  "Samr",
]);

/** The direction in which a language is written. */
export function directionOf(locale: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}
