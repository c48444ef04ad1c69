import { nameKey } from "#kernel/name-key.ts";
import type { KeptTag, Tag } from "./tag.ts";

/** Suggestions that are shown at once. */
const suggestedMost = 8;

/**
 * What is offered for a text: tags whose names have it, those that begin so first, and whether a new one can be made of it (TAGP-01, TAGP-02).
 * Chosen ones are not offered again (TAGP-04).
 */
export function suggestedTags(
  typed: string,
  { all, chosen }: { readonly all: readonly KeptTag[]; readonly chosen: readonly Tag[] },
): { readonly found: readonly KeptTag[]; readonly isNew: boolean } {
  const key = nameKey(typed);
  if (key === "") return { found: [], isNew: false };
  const taken = new Set(chosen.map(({ name }) => nameKey(name)));
  const keys = new Map(all.map((tag) => [tag, nameKey(tag.name)]));
  const begins = (tag: KeptTag) => keys.get(tag)?.startsWith(key) === true;
  const found = all
    .filter((tag) => !taken.has(keys.get(tag) ?? "") && keys.get(tag)?.includes(key))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, suggestedMost);
  const isThere = taken.has(key) || all.some((tag) => keys.get(tag) === key);
  return { found, isNew: !isThere };
}
