import Fuzzy from "@leeoniya/ufuzzy";

type Named = { readonly label: string; readonly otherNames: string };

/** One letter of a word may be wrong, missing, too many or in another's place; words may be of any script and in any order. */
const fuzzy = new Fuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  intraMode: 1,
});

/** Words beyond are not put into other orders. */
const permutedMost = 3;

/** Longer texts are no names of commands. */
export const typedMost = 60;

/** What is called like what was typed, the best first; then what is also called so. */
export function matchingItems<Item extends Named>(typed: string, items: readonly Item[]): readonly Item[] {
  const asked = Fuzzy.latinize(typed.slice(0, typedMost));
  const byLabel = found(asked, items, ({ label }) => label);
  const rest = items.filter((item) => !byLabel.includes(item));
  return [...byLabel, ...found(asked, rest, ({ label, otherNames }) => `${label} ${otherNames}`)];
}

function found<Item>(asked: string, items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  const texts = Fuzzy.latinize(items.map(textOf));
  const [numbers, info, order] = fuzzy.search(texts, asked, permutedMost);
  if (!numbers) return [];
  const ranked = info && order ? order.map((at) => info.idx[at]) : numbers;
  return ranked.flatMap((at) => items[at ?? -1] ?? []);
}
