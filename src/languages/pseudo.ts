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
 * An English text of the catalogue as no language writes it: with accents, a third longer and in brackets, so that a
 * sentence that is not in the catalogue, or is put together from pieces, or has no room, stands out. What ICU reads
 * (placeholders, plurals, their signs) stays to the letter.
 */
export function pseudo(message: string): string {
  const { text, letters } = rewritten(message);
  return `[${text}${" ~".repeat(Math.ceil((letters * growth) / 2))}]`;
}

/** Only what stands outside of braces, or in the branch of a plural, is text. */
function rewritten(message: string): { text: string; letters: number } {
  let text = "";
  let letters = 0;
  const inside: ("argument" | "branch")[] = [];
  for (let at = 0; at < message.length; at++) {
    const sign = message[at] ?? "";
    if (sign === "{") inside.push(inside.at(-1) === "argument" ? "branch" : "argument");
    else if (sign === "}") inside.pop();
    const isText = inside.at(-1) !== "argument" && sign !== "{" && sign !== "}";
    if (isText && /\p{L}/u.test(sign)) letters++;
    text += isText ? (accented[sign] ?? sign) : sign;
  }
  return { text, letters };
}
