import type { SentTag } from "#features/tags/contract.ts";

/** A tag of the selected pages, and how many have it. */
export type TagNow = { readonly id: number; readonly name: string; readonly count: number };

type Turned = { readonly now: readonly TagNow[]; readonly turned: ReadonlyMap<number, boolean> };
type Added = {
  readonly tags: readonly { readonly id: number | null; readonly name: string }[];
  readonly typed: string;
};

/** What is sent: tags that were added, typed or turned on for all, and those that were turned off. */
export function tagsToSend(
  { tags, typed }: Added,
  { now, turned }: Turned,
): { readonly added: SentTag[]; readonly removed: number[] } {
  const on = now.filter(({ id }) => turned.get(id) === true);
  const added: SentTag[] = [...tags, ...on].map(({ id, name }) => (id === null ? name : { id, tag: name }));
  if (typed.trim() !== "") added.push(typed.trim());
  return { added, removed: now.filter(({ id }) => turned.get(id) === false).map(({ id }) => id) };
}
