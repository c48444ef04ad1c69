import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { mayBeTagName, pageTagsMost } from "../rules.ts";
import { type KeptTag, type Tag, isSameTag } from "./tag.ts";

/** Why a text is no further tag. */
export type NotAdded = "tag-name-empty" | "tag-name-long" | "tag-name-comma" | "tag-there" | "tags-full";

/** The tag that a text means: the one that has this name already, or a new one. */
export function tagTyped(typed: string, all: readonly KeptTag[]): Tag {
  const tag = { id: null, name: typed.trim() };
  return all.find((each) => isSameTag(each, tag)) ?? tag;
}

export function mayAddTag(tag: Tag, chosen: readonly Tag[]): Verdict<NotAdded> {
  const named = mayBeTagName(tag.name);
  if (!named.allowed) return named;
  if (chosen.some((each) => isSameTag(each, tag))) return refuse("tag-there");
  return chosen.length < pageTagsMost ? allow : refuse("tags-full");
}

/** One that was to be added, and why it was not; null where it was. */
export type Fate = { readonly name: string; readonly why: NotAdded | null };

/** Tags added one after the other to those that are chosen, and what became of each. */
export function withTags(
  chosen: readonly Tag[],
  added: readonly Tag[],
): { readonly tags: readonly Tag[]; readonly fates: readonly Fate[] } {
  const tags = [...chosen];
  const fates = added.map((tag): Fate => {
    const verdict = mayAddTag(tag, tags);
    if (verdict.allowed) tags.push(tag);
    return { name: tag.name, why: verdict.allowed ? null : verdict.code };
  });
  return { tags, fates };
}
