import type { Emoji } from "../model/emoji-names.ts";
import { foundIn } from "../model/found-items.ts";
import { arrangingWords } from "../wording.ts";
import type { TypedItem, TypedList } from "./typed-items.ts";

/** So many are shown; more letters find the others. */
const shownMost = 24;

const known = new Map<string, Promise<readonly Emoji[]>>();

/** Emoji by their names. Two letters first: `:D` and `:)` are what people want to say. */
export const emojiList: TypedList = {
  label: arrangingWords.emoji,
  least: 2,
  none: null,
  failed: arrangingWords.emojiFailed,
  foot: arrangingWords.emojiOfSystem,
  async items({ canvas: { locale }, words }) {
    const { language } = locale;
    const all = known.get(language) ?? loaded(language);
    known.set(language, all);
    // A second sign ends a name, as in other programs.
    const items = foundIn(await all, words.replace(/:$/, ""))
      .slice(0, shownMost)
      .map(itemOf);
    return items.length > 0 ? [{ title: arrangingWords.emoji, items }] : [];
  },
};

async function loaded(language: string): Promise<readonly Emoji[]> {
  try {
    const { emojiIn } = await import("../model/emoji-names.ts");
    return await emojiIn(language);
  } catch (error) {
    // The next letter tries again.
    known.delete(language);
    throw error;
  }
}

function itemOf({ sign, name }: Emoji): TypedItem {
  return { key: name, name, sign, choose: (typed) => typed.insert(sign) };
}
