import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Values, Words } from "./words.ts";

/** What a text depends on: the language, the person's time zone and clock, and the moment of rendering. */
export type Locale = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly timeZone: string;
  readonly hour12: boolean;
  readonly dateOrder: "dmy" | "mdy" | "ymd";
};

export const englishLocale: Locale = {
  language: "en",
  direction: "ltr",
  timeZone: "UTC",
  hour12: false,
  dateOrder: "dmy",
};

/** Says a sentence of the catalogue in the locale's language. */
export type Say = (sentence: Words, values?: Values) => string;

/** `translations` maps sentence ids to texts; a sentence without one is said in English. */
export function speaker(locale: Locale, translations: Readonly<Record<string, string>> = {}): Say {
  const i18n = setupI18n({ locale: locale.language, messages: { [locale.language]: {} } });
  i18n.setMessagesCompiler(compileMessage);
  return (sentence, values) =>
    i18n._(sentence.id, values ? { ...values } : {}, {
      message: translations[sentence.id] ?? sentence.message,
    });
}
