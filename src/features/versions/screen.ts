import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { readPageById } from "#features/pages/contract.ts";
import { defineScreen } from "#kernel/screen.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { FilledHole } from "#features/pages/contract.ts";

/** A version in the list; `made` is seconds since 1970. `author` is null for people who are gone and for programs. */
const ListedVersion = z.object({
  id: z.int(),
  made: z.number(),
  author: z.nullable(z.string()),
  isCurrent: z.boolean(),
  /** What somebody called it; null for most. */
  name: z.nullable(z.string()),
});
export type ListedVersion = z.infer<typeof ListedVersion>;

/**
 * A draft that somebody discarded, as long as it can be brought back: until `until`. `changes` is how many widgets readers saw
 * otherwise, null where that was not counted. Names are null of people who are gone; `closed` and `until` are seconds since 1970.
 */
const DiscardedDraft = z.object({
  epoch: z.int(),
  closed: z.number(),
  until: z.number(),
  by: z.nullable(z.string()),
  changes: z.nullable(z.int()),
  /** Readers have got another version since. */
  isOvertaken: z.boolean(),
  writers: z.array(z.object({ id: z.int(), name: z.nullable(z.string()), words: z.int() })),
});
export type DiscardedDraft = z.infer<typeof DiscardedDraft>;

const Picture = z.object({ id: z.int(), name: z.string() });
const Pieces = z.array(z.object({ how: z.enum(["same", "added", "removed"]), text: z.string() }));

/**
 * What changed, in the order of the later state: each widget with what became of it, its text in pieces, and who changed it where
 * that is known. `added` and `removed` count words.
 */
const Changes = z.object({
  /** Of a draft whose title is another one; null where it is the same. */
  title: z.nullable(z.object({ pieces: Pieces, by: z.array(z.string()) })),
  blocks: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(widgetKinds),
      how: z.enum(["same", "added", "removed", "changed"]),
      isMoved: z.boolean(),
      pieces: Pieces,
      /** Pictures that went and came. */
      pictures: z.object({ removed: z.array(Picture), added: z.array(Picture) }),
      by: z.array(z.string()),
    }),
  ),
  added: z.int(),
  removed: z.int(),
});
export type Changes = z.infer<typeof Changes>;

const VersionId = z.optional(whole(1, Number.MAX_SAFE_INTEGER));

export const readVersions = defineCall({
  name: "read-versions",
  method: "GET",
  path: "/page/versions/{page_id}/",
  access: "read",
  input: {
    page_id: Id,
    version: VersionId,
    before: VersionId,
    discarded: VersionId,
    changes: z.optional(Flag),
    /** What `version` is compared with, in place of the one before it. */
    from: VersionId,
    /** Those with a name alone. */
    named: z.optional(Flag),
  },
  output: {
    title: z.string(),
    id: z.int(),
    pageTitle: z.string(),
    pageAddress: z.string(),
    /** Newest first, fifty at most; `older` is where the next fifty begin, null when there are none. */
    versions: z.array(ListedVersion),
    older: z.nullable(z.int()),
    /** The version that is looked at, as its readers saw it. */
    shown: z.nullable(z.object({ ...ListedVersion.shape, html: z.string(), holes: z.array(FilledHole) })),
    /** What was discarded in the last 30 days, newest first; only beside the newest versions. */
    discarded: z.array(DiscardedDraft),
    /** The discarded draft that is looked at. */
    shownDraft: z.nullable(
      z.object({
        ...DiscardedDraft.shape,
        /** Where it is another one than today's. */
        title: z.nullable(z.string()),
        html: z.string(),
        holes: z.array(FilledHole),
      }),
    ),
    /** What changed in what is looked at, or else in the draft; null unless it was asked for. */
    changes: z.nullable(Changes),
    /** The version that it was asked to be compared with. */
    from: z.nullable(ListedVersion),
    /** Versions with a name alone are listed. */
    isNamedOnly: z.boolean(),
    hasDraft: z.boolean(),
    /** Readers see none of them yet. */
    isUnpublished: z.boolean(),
    mayCopy: z.boolean(),
  },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "version-not-found",
    "discarded-gone",
    "signed-out",
  ],
});

/** A page's versions, and with `?version=` or `?discarded=` one of them or a discarded draft as it was (POPT-07, WIDG-10). Two of them are compared with `?from=…&version=…&changes=yes`. */
export const versionsScreen = defineScreen({
  name: "versions",
  addresses: ["/page/versions/{page_id}/"],
  call: readVersions,
  over: { page: readPageById, unless: ["version", "discarded", "changes"] },
  query: ["version", "before", "discarded", "changes", "from", "named"],
  frame: "site",
});
