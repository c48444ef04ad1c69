import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { pageTagsMost } from "../contract.ts";
import { mayBeTagName } from "../rules.ts";
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
