import type { Say } from "#kernel/language.ts";
import { type RefusalWording, sentenceOf } from "#kernel/refusal.ts";
import type { Values, Words } from "#kernel/words.ts";
import type { LeftPages } from "../contract.ts";
import { leftWords } from "../wording.ts";

/** A page that is left as it is; of one that the actor may not know of nobody says what it is called. */
export type LeftPage = {
  readonly title: string | null;
  readonly code: string;
  readonly values?: Values;
};

/** Titles that are named for each reason. */
const namedMost = 3;

const sentences: Readonly<Record<string, Words>> = {
  "page-not-found": leftWords.gone,
  "page-in-trash": leftWords.inTrash,
  "page-not-editable": leftWords.notEditable,
  "already-in-folder": leftWords.already,
  "homepage-not-trashed": leftWords.homepage,
  "template-not-trashed": leftWords.template,
  "page-tags-full": leftWords.tagsFull,
  "page-not-in-trash": leftWords.notInTrash,
};

/** Pages that are left by reason, each with its sentence. `book` has the sentences of reasons that other rooms give. */
export function leftByReason(
  left: readonly LeftPage[],
  total: number,
  { say, book = {} }: { readonly say: Say; readonly book?: RefusalWording<string> },
): LeftPages {
  const codes = [...new Set(left.map(({ code }) => code))];
  return codes.map((code) => {
    const all = left.filter((each) => each.code === code);
    const reason = code in book ? say(sentenceOf(book, code), all[0]?.values ?? {}) : "";
    const text = say(sentences[code] ?? leftWords.otherwise, { count: all.length, total, reason });
    const titles = all.flatMap(({ title }) => title ?? []).slice(0, namedMost);
    return { reason: code, text, count: all.length, titles };
  });
}
