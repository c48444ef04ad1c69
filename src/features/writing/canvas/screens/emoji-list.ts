import type { Emoji } from "../model/emoji-names.ts";
import { foundIn } from "../model/found-items.ts";
import { arrangingWords } from "../wording.ts";
import type { TypedGroup, TypedItem, TypedList } from "./typed-items.ts";

/** So many are shown; more letters find the others. */
const shownMost = 24;

/** The emoji of a language, and the one that is called so. */
type Known = {
  readonly all: readonly Emoji[];
  readonly called: (words: string) => Emoji | null;
};

const asked = new Map<string, Promise<Known>>();
/** What has come is there at once: a name that is typed whole becomes its emoji before the next letter. */
const known = new Map<string, Known>();

/** Emoji by their names. Two letters first: `:D` and `:)` are what people want to say. */
export const emojiList: TypedList = {
  label: arrangingWords.emoji,
  least: 2,
  none: null,
  failed: arrangingWords.emojiFailed,
  foot: arrangingWords.emojiOfSystem,
  items({ canvas: { locale }, words }) {
    const { language } = locale;
    const found = namesIn(language);
    return found instanceof Promise ? found.then((come) => listed(come, words)) : listed(found, words);
  },
};

/** What is called so; null for nothing, also where names could not be loaded. */
export function emojiNamed(language: string, name: string): string | null | Promise<string | null> {
  const found = namesIn(language);
  const signIn = (names: Known) => names.called(name)?.sign ?? null;
  return found instanceof Promise ? found.then(signIn, () => null) : signIn(found);
}

function namesIn(language: string): Known | Promise<Known> {
  const coming = asked.get(language) ?? loaded(language);
  asked.set(language, coming);
  return known.get(language) ?? coming;
}

/** A second sign ends a name, as in other programs: what is called so is taken at once. */
function listed({ all, called }: Known, words: string): readonly TypedGroup[] {
  const name = words.replace(/:$/, "");
  const whole = name === words ? null : called(name);
  const items = whole
    ? [{ ...itemOf(whole), isWhole: true }]
    : foundIn(all, name).slice(0, shownMost).map(itemOf);
  return items.length > 0 ? [{ title: arrangingWords.emoji, items }] : [];
}

async function loaded(language: string): Promise<Known> {
  try {
    const { emojiCalled, emojiIn } = await import("../model/emoji-names.ts");
    const all = await emojiIn(language);
    const come = { all, called: (words: string) => emojiCalled(all, words) };
    known.set(language, come);
    return come;
  } catch (error) {
    // The next letter tries again.
    asked.delete(language);
    throw error;
  }
}

function itemOf({ sign, name }: Emoji): TypedItem {
  return { key: name, name, sign, choose: (typed) => typed.insert(sign) };
}
