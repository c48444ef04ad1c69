/**
 * Page state as it stands in the address hash: `s=term/filter_tag=tides` (HASH-01). A map key is a key, or a key
 * and a sub-key joined with `_` (HASH-03); values are plain text.
 */
export type HashState = ReadonlyMap<string, string>;

export type HashKey = { readonly key: string; readonly subKey?: string };

/** The key that holds the search term (HASH-02). */
export const searchKey: HashKey = { key: "s" };

/**
 * Reads a hash with or without its `#`. Parts that are not one key and one value are skipped, so anchors such as
 * `#auto-join` or `#setrole-7` leave the state empty and stay with the page that reads them (HASH-05).
 */
export function readHash(hash: string): HashState {
  const parts = hash.replace(/^#/, "").split("/");
  return new Map(parts.map(readPart).filter((part) => part !== null));
}

export function hashValue(state: HashState, { key, subKey }: HashKey): string | null {
  return state.get(nameOf({ key, subKey })) ?? null;
}

/**
 * The state with one value set, or removed by null or an empty text. Refuses with null when the key, the sub-key
 * or the value holds a `=`, `/` or `_`; the hash is then not to be updated (HASH-04, HASH-06).
 */
export function withHashValue(
  state: HashState,
  { key, subKey }: HashKey,
  value: string | null,
): HashState | null {
  const texts = [key, subKey ?? key, value ?? ""];
  if (key === "" || subKey === "" || !texts.every(isPlain)) return null;
  const next = new Map(state);
  if (value === null || value === "") next.delete(nameOf({ key, subKey }));
  else next.set(nameOf({ key, subKey }), value);
  return next;
}

/** The hash without `#`; empty for an empty state. */
export function writeHash(state: HashState): string {
  return [...state]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("/");
}

function readPart(part: string): [string, string] | null {
  const [name, value, ...rest] = part.split("=").map(decode);
  if (!name || !value || rest.length > 0 || !isPlain(value)) return null;
  const names = name.split("_");
  return names.length <= 2 && names.every((text) => text !== "" && !/[=/]/.test(text)) ? [name, value] : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isPlain(text: string): boolean {
  return !/[=/_\p{Surrogate}]/u.test(text);
}

function nameOf({ key, subKey }: HashKey): string {
  return subKey === undefined ? key : `${key}_${subKey}`;
}
