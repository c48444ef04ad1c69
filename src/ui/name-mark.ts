/** The letters that stand for a name without a photo: of its first and last word, or "?" for no name at all. */
export function initials(name: string): string {
  const found = name
    .trim()
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== "");
  const ends = found.length > 1 ? [found[0], found.at(-1)] : found;
  return ends.join("").toLocaleUpperCase("en") || "?";
}

/** A colour's hue in degrees that always belongs to this name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase("en"))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360_007;
  return (sum * 137) % 360;
}

function firstLetter(word: string): string {
  return /[\p{L}\p{N}]/u.exec(word)?.[0] ?? "";
}
