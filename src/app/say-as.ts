import { type Locale, type Say, speaker } from "#kernel/language.ts";
import { pseudoLanguage } from "#kernel/languages.ts";
import { readSentence } from "#languages/read-sentence.ts";

/** The sentences of this build are in the page's language already (decision 0022); the machine-made one is made here. */
export async function sayAs(locale: Locale): Promise<Say> {
  if (locale.language !== pseudoLanguage.code) return speaker(locale, ({ message }) => readSentence(message));
  const { pseudo } = await import("#languages/pseudo.ts");
  return speaker(locale, ({ message }) => pseudo(readSentence(message)));
}
