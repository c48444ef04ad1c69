import type { SentOf } from "#kernel/call.ts";
import { nameKey } from "#kernel/name-key.ts";
import type { NamedTag, SentTag, renameTag } from "../contract.ts";

/** A tag as screens know it; one that was typed and is not kept yet has no id. */
export type Tag = { readonly id: number | null; readonly name: string };
/** A tag that is kept. */
export type KeptTag = Tag & { readonly id: number };

export function tagOf({ id, tag }: NamedTag): KeptTag {
  return { id, name: tag };
}

export function namedTag({ id, name }: KeptTag): NamedTag {
  return { id, tag: name };
}

/** As dialogs send it. */
export function sentTag({ id, name }: Tag): SentTag {
  return id === null ? name : { id, tag: name };
}

/** Names are compared without case (TAGP-03). */
export function isSameTag(one: Tag, other: Tag): boolean {
  return nameKey(one.name) === nameKey(other.name);
}

export function sameTags(some: readonly Tag[], others: readonly Tag[]): boolean {
  return some.length === others.length && some.every((tag, at) => tag.name === others[at]?.name);
}

export function renaming({ id }: Pick<KeptTag, "id">, name: string): SentOf<typeof renameTag> {
  return { id, name };
}
