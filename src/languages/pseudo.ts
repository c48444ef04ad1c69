import type { ReadSentence } from "#kernel/language.ts";

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ğ",
  h: "ĥ",
  i: "î",
  l: "ļ",
  n: "ñ",
  o: "ö",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ü",
  w: "ŵ",
  y: "ý",
  z: "ž",
  A: "Å",
  B: "Ɓ",
  C: "Ç",
  D: "Ð",
  E: "É",
  G: "Ĝ",
  I: "Î",
  N: "Ñ",
  O: "Ö",
  P: "Þ",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  W: "Ŵ",
  Y: "Ý",
  Z: "Ž",
};

/** How much longer than English a text of another language has to be reckoned with. */
const growth = 0.35;

/**
 * An English sentence as no language writes it: with accents, a third longer and in brackets, so that a sentence that is not in
 * the catalogue, or is put together from pieces, or has no room, stands out. Placeholders and the signs of plurals stay.
 */
export function pseudo(read: ReadSentence): ReadSentence {
  const pieces = typeof read === "string" ? [read] : read;
  const end = `${" ~".repeat(Math.ceil((lettersOf(pieces) * growth) / 2))}]`;
  const said = ["[", ...(rewritten(pieces) as Piece[]), end];
  return said.every((piece) => typeof piece === "string") ? said.join("") : said;
}

type Piece = Exclude<ReadSentence, string>[number];

/** A text, or the pieces of a sentence or of one form of a plural. */
function rewritten(read: unknown): unknown {
  if (typeof read === "string") return read.replace(/[a-z]/gi, (sign) => accented[sign] ?? sign);
  if (!Array.isArray(read)) return read;
  return (read as Piece[]).map((piece) => {
    if (typeof piece === "string") return rewritten(piece);
    const [name, type, forms] = piece;
    if (typeof forms !== "object" || forms === null) return piece;
    return [
      name,
      type,
      Object.fromEntries(Object.entries(forms).map(([form, said]) => [form, rewritten(said)])),
    ];
  });
}

function lettersOf(read: unknown): number {
  if (typeof read === "string") return read.match(/\p{L}/gu)?.length ?? 0;
  if (!Array.isArray(read)) return 0;
  return (read as Piece[]).reduce((sum, piece) => {
    const said = typeof piece === "string" ? [piece] : Object.values(piece[2] ?? {});
    return sum + said.reduce<number>((letters, each) => letters + lettersOf(each), 0);
  }, 0);
}
