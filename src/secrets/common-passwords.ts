import list from "./common-passwords.json" with { type: "json" };

let known: ReadonlySet<string> | undefined;

/**
 * Whether it is one of the 10,000 most common passwords of our length (ASVS 6.2.4), or what rules of digits and signs make of one of
 * them or of the word in it ("monkey12" makes "Monkey2026!" known), or a few characters again and again.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(list.passwords.split(" ").flatMap((each) => [each, bare(each)]));
  const text = password.toLowerCase().trim();
  const unit = repeatedIn(text);
  return unit.length <= shortUnit || [text, unit, bare(text), bare(unit)].some((each) => known?.has(each));
}

/** Again and again is no secret where it is as short as this. */
const shortUnit = 5;

/** What a text says again and again, at most so many characters; else all of it. */
const longestUnit = 32;

function repeatedIn(text: string): string {
  for (let size = 1; size <= longestUnit && size < text.length; size++)
    if (text.length % size === 0 && text.startsWith(text.slice(size))) return text.slice(0, size);
  return text;
}

/** Without the digits and signs, at most six of them, before and after the word. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]{1,6}(?=\p{L})/u, "").replace(/(?<=\p{L})[^\p{L}]{1,6}$/u, "");
}
