import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
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

/** `translate` gives the text of a sentence in ICU MessageFormat; without it the text that stands in the code is said. */
export function speaker(
  { language }: Pick<Locale, "language">,
  translate: (sentence: Words) => string = ({ message }) => message,
): Say {
  const formats = formatsOf(language);
  const i18n = setupI18n({ locale: formats, messages: { [formats]: {} } });
  i18n.setMessagesCompiler(compiled);
  const say = (sentence: Words, values?: Values): string =>
    i18n._(sentence.id, values ? { ...values } : {}, { message: translate(sentence) });
  return Object.assign(say, { language, formats });
}

const known = new Map<string, ReturnType<typeof compileMessage>>();

/** The library reads a sentence anew each time it is said; the catalogues hold as many as they hold, so each is read once. */
function compiled(message: string): ReturnType<typeof compileMessage> {
  const read = known.get(message) ?? compileMessage(message);
  known.set(message, read);
  return read;
}
