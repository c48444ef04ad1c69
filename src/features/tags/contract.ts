import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { tagNameMost } from "./rules.ts";

/** A tag everywhere but in lists of pages (TAGP-07). */
export const NamedTag = z.object({ id: z.int(), tag: z.string() });
export type NamedTag = z.infer<typeof NamedTag>;

/** A tag as it is sent for a page: as the dialog gave it, or the text of one that may be new. */
const SentTag = z.union([
  line(500),
  z.object({ id: z.optional(z.nullable(Id)), tag: z.optional(line(500)) }),
]);
export type SentTag = z.infer<typeof SentTag>;

/** The tags of a page as its dialogs send them; of forms an empty text is an empty list. */
export const SentTags = z.union([
  z.array(SentTag).check(z.maxLength(1000)),
  z.pipe(
    z.literal(["", null]),
    z.transform((): SentTag[] => []),
  ),
]);

/** Every tag that one may know of in the current subsite, by name. */
export const readAllTags = defineCall({
  name: "read-all-tags",
  method: "GET",
  path: "/-/tags/",
  access: "read",
  input: {},
  output: { tags: z.array(NamedTag) },
  refusals: [],
});

const name = line(tagNameMost).check(z.minLength(1));

export const renameTag = defineCall({
  name: "rename-tag",
  method: "POST",
  path: "/ajax/tag/rename/{id}/",
  access: "write",
  input: { id: Id, name },
  output: { tag: z.string() },
  refusals: [
    "tag-not-found",
    "tag-exists",
    "tag-name-empty",
    "tag-name-comma",
    "editors-only",
    "admins-only",
  ],
  failure: ["message"],
});

export const deleteTag = defineCall({
  name: "delete-tag",
  method: "POST",
  path: "/ajax/tag/delete/{id}/",
  access: "write",
  input: { id: Id },
  output: {},
  refusals: ["tag-not-found", "editors-only", "admins-only"],
  failure: ["message"],
});

export const undeleteTag = defineCall({
  name: "undelete-tag",
  method: "POST",
  path: "/ajax/tag/undelete/{id}/",
  access: "write",
  input: { id: Id },
  /** The tag that has its pages: another one when its name was given again while it was away. */
  output: { id: z.int() },
  refusals: ["tag-not-found", "tag-gone", "editors-only", "admins-only"],
  failure: ["message"],
});
