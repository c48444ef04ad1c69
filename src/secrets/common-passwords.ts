import list from "./common-passwords.json" with { type: "json" };

let known: ReadonlySet<string> | undefined;

/**
 * Whether it is one of the 10,000 most common passwords of our length (ASVS 6.2.4), or one of them with up to four digits and
 * signs around it, which is what rules of digits and signs make of them.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(list.passwords.split(" "));
  const text = password.toLowerCase().trim();
  if (known.has(text)) return true;
  const bare = text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, "").replace(/(?<=\p{L})[^\p{L}]{1,4}$/u, "");
  return known.has(bare);
}
