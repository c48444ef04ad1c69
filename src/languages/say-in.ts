import { type ReadSentence, type Say, speaker } from "#kernel/language.ts";
import { firstSpoken, pseudoLanguage } from "#kernel/languages.ts";
import type { Values, Words } from "#kernel/words.ts";
import { catalogues } from "./catalogues.ts";
import { pseudo } from "./pseudo.ts";
import { readSentence } from "./read-sentence.ts";

const speakers = new Map<string, Say>();

/** Says in the first of the wishes that Atrium speaks, in English when there is none. For the server: it knows every catalogue. */
export function sayIn(...wishes: readonly (string | null | undefined)[]): Say {
  const language = wishes[0] === pseudoLanguage.code ? pseudoLanguage.code : firstSpoken(...wishes);
  const known = speakers.get(language);
  if (known) return known;
  const say = remembering(speaker({ language }, readerOf(language)));
  speakers.set(language, say);
  return say;
}

/** A sentence without values is the same each time; there are as many as there are in the code. */
function remembering(say: Say): Say {
  const known = new Map<string, string>();
  const again = (sentence: Words, values?: Values): string => {
    if (values) return say(sentence, values);
    const said = known.get(sentence.id) ?? say(sentence);
    known.set(sentence.id, said);
    return said;
  };
  return Object.assign(again, { language: say.language, formats: say.formats });
}

/** A sentence without a translation is said in English. */
function readerOf(language: string): (sentence: Words) => ReadSentence {
  if (language === pseudoLanguage.code) return ({ message }) => pseudo(readSentence(message));
  const catalogue = catalogues[language];
  return ({ id, message }) => readSentence(catalogue?.[id] ?? message);
}
