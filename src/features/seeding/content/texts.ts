import { seedWords } from "./vocabulary.ts";

const syllables = "ba,de,fi,go,ku,la,me,ni,ro,su,ta,ve,wi,zo,hu,ja,po,ri,se,du".split(",");

/** The nth item, far from the n±1st: the same numbers always give the same text. */
export function pick<Item>(list: readonly Item[], n: number, salt: number): Item {
  const mixed = Math.imul((n + 1) * 2654435761 + salt * 40503, 2246822519) >>> 7;
  return list[mixed % list.length] as Item;
}

/** "Checking life jackets at Vlieland 4217": the number makes titles differ. */
export function seedTitle(n: number): string {
  const { acts, things, places } = seedWords;
  const words = `${pick(acts, n, 1)} ${pick(things, n, 2)} ${pick(places, n, 3)}`;
  return n % 3 === 0 ? `${words} ${n}` : `${words}, ${rareWord(n)}`;
}

/** A word that only a handful of pages have: a ship's, a customer's, a street's name. */
export function rareWord(n: number): string {
  const name = [3, 5, 7, 11].map((salt) => pick(syllables, Math.floor(n / 4), salt)).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A paragraph of about sixty words with a few rare ones. */
export function seedParagraph(n: number): string {
  const { subjects, verbs, objects, endings } = seedWords;
  const sentences = Array.from({ length: 6 }, (_, at) => {
    const m = n * 6 + at;
    return `${pick(subjects, m, 1)} ${pick(verbs, m, 2)} ${pick(objects, m, 3)} and ${pick(objects, m, 4)} ${pick(endings, m, 5)}.`;
  });
  return `${sentences.join(" ")} See also ${rareWord(n * 13)} and number ${10_000 + n}.`;
}
