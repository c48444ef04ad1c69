import { setupI18n } from "@lingui/core";
import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { formatsOf } from "./languages.ts";
import type { Values, Words } from "./words.ts";

/** What a text depends on: the language, the person's time zone and clock, and the moment of rendering. */
export type Locale = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly timeZone: string;
  readonly hour12: boolean;
  readonly dateOrder: "dmy" | "mdy" | "ymd";
  /** What the product's own paths are said with in a subsite (ROUT-02); absent in the main group. */
  readonly subsiteSlug?: string;
};

export const englishLocale: Locale = {
  language: "en",
  direction: "ltr",
  timeZone: "UTC",
  hour12: false,
  dateOrder: "dmy",
};

/** Says a sentence of the catalogue in one language. `formats` names it for Intl: numbers, lists, names of months. */
export type Say = {
  (sentence: Words, values?: Values): string;
  /** The code of the language that is spoken. */
  readonly language: string;
  readonly formats: string;
};

/** A sentence as it was read: its text, or its pieces where values stand in it. Reading is work of the server and of the build (decision 0022). */
export type ReadSentence = string | CompiledMessage;

/** `read` gives a sentence of the catalogue in the language that is spoken, read already. */
export function speaker(
  { language }: Pick<Locale, "language">,
  read: (sentence: Words) => ReadSentence,
): Say {
  const formats = formatsOf(language);
  const i18n = setupI18n({ locale: formats, messages: { [formats]: {} } });
  // What arrives as a text holds nothing to be read any more; without a word here the library complains of it.
  i18n.setMessagesCompiler((text) => text as unknown as CompiledMessage);
  const say = (sentence: Words, values?: Values): string =>
    // The library takes pieces as well as texts, and says so of catalogues only.
    i18n._(sentence.id, values ? { ...values } : {}, { message: read(sentence) as string });
  return Object.assign(say, { language, formats });
}
