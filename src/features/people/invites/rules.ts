/** As many addresses as one call invites. */
export const invitesMost = 500;

/** Characters of a pasted list: some 5,000 people. */
export const pastedMost = 300_000;

/** As many as are offered at once; more letters find others. */
export const contactsMost = 250;

export type Invitee = { readonly email: string; readonly name: string };

/** An address with exactly one @ and something on both sides (INVT-06). */
export function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(email) && email.length <= 254;
}

/**
 * The people in a pasted list. Return, comma and semicolon separate (INVT-14); `name <email>`, `"name" email` and bare
 * addresses are read, a bare one has an empty name (INVT-24); addresses are lower-cased (INVT-07).
 */
export function inviteesIn(pasted: string): Invitee[] {
  return entriesIn(pasted).map((entry) => {
    const { name, email } = angled(entry) ?? spaced(entry) ?? leading(entry) ?? { name: "", email: entry };
    return { email: email.trim().toLowerCase(), name: unquoted(name).replace(/\s+/g, " ") };
  });
}

/** `name <email>`. */
function angled(entry: string): Invitee | null {
  const open = entry.lastIndexOf("<");
  if (open < 0 || entry.indexOf(">", open) !== entry.length - 1) return null;
  return { name: entry.slice(0, open), email: entry.slice(open + 1, -1) };
}

/** `"name" email`: what stands behind the last blank, with an @ inside. */
function spaced(entry: string): Invitee | null {
  const words = entry.split(/\s/);
  const email = words.at(-1) ?? "";
  const at = email.indexOf("@", 1);
  if (words.length < 2 || at < 0 || at === email.length - 1) return null;
  return { name: entry.slice(0, -email.length - 1), email };
}

/** `email name`, as columns of a spreadsheet come. */
function leading(entry: string): Invitee | null {
  const [email = "", ...words] = entry.split(/\s/);
  const at = email.indexOf("@", 1);
  return words.length === 0 || at < 0 || at === email.length - 1 ? null : { name: words.join(" "), email };
}

/**
 * Splits at separators that do not stand inside quotes: "Vries, Femke de" is one name. Outlook writes such names without quotes: words before a
 * comma belong to the `name <email>` behind it.
 */
function entriesIn(pasted: string): string[] {
  const entries: string[] = [];
  let begun = "";
  for (const [, found = "", separator] of pasted.matchAll(/((?:"[^"\n]*"|[^,;\r\n])+)([,;\r\n]?)/g)) {
    const entry = found.trim();
    if (entry === "") continue;
    const isNamed = begun !== "" && angled(entry) !== null;
    if (begun !== "" && !isNamed) entries.push(begun);
    const whole = isNamed ? `${begun}, ${entry}` : entry;
    begun = separator === "," && !entry.includes("@") ? entry : "";
    if (begun === "") entries.push(whole);
  }
  return begun === "" ? entries : [...entries, begun];
}

function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
}

/** What somebody is called whose name nobody typed: the address up to its @, its parts as words. */
export function nameFrom({ email, name }: Invitee): string {
  if (name.trim() !== "") return name.trim();
  const words = (email.split("@")[0] ?? email).split(/[._+-]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}
