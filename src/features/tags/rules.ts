import { nameKey } from "#kernel/name-key.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isAdminIn } from "#kernel/viewer.ts";
import { mayArrange } from "#kernel/editor-check.ts";
import type { TagRefusal } from "./wording.ts";

/** Characters of a name (TOPT-05). */
export const tagNameMost = 90;

/** Tags of one page. */
export const pageTagsMost = 100;

/** Milliseconds after which a deleted tag cannot be brought back; the notice that offers it stays for ten seconds (TOPT-09). */
export const undeleteTime = 3_600_000;

/** Tags are work of the site or subsite, not of one page (TOPT-12). */
export function mayArrangeTags(viewer: Viewer): Verdict<"editors-only" | "admins-only"> {
  return mayArrange(viewer);
}

/** Who knows the tags of the current subsite that stand on no page that they may read. */
export function seesAllTags(viewer: Viewer): boolean {
  return isAdminIn(currentSubsite(viewer), viewer);
}

/** A tag is known by the pages that it is on. Any other is answered like one that does not exist (decision 0081). */
export function maySeeTag(viewer: Viewer, tag: { readonly isOnReadPage: boolean }): Verdict<"tag-not-found"> {
  return tag.isOnReadPage || seesAllTags(viewer) ? allow : refuse("tag-not-found");
}

/** Commas part the tags that are typed, so none stands in a name (TAGP-08). */
export function mayBeTagName(name: string): Verdict<"tag-name-empty" | "tag-name-long" | "tag-name-comma"> {
  if (nameKey(name) === "") return refuse("tag-name-empty");
  if (name.length > tagNameMost) return refuse("tag-name-long");
  return name.includes(",") ? refuse("tag-name-comma") : allow;
}

/** How long a deleted tag can be brought back (TOPT-07). */
export function mayComeBack(deleted: Date, now: Date): Verdict<TagRefusal> {
  return now.getTime() - deleted.getTime() <= undeleteTime ? allow : refuse("tag-gone");
}
