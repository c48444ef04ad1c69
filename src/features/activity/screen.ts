import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

const ofPages = [
  "published",
  "edited",
  "renamed",
  "moved",
  "trashed",
  "restored",
  "public-access",
  "commented",
] as const;
const ofBatches = ["batch-moved", "batch-trashed", "batch-restored", "batch-tagged", "batch-shared"] as const;
const ofFolders = ["folder-made", "folder-renamed", "folder-moved", "folder-deleted"] as const;

const Filter = z.enum(["all", "pages", "comments", "folders", "people"]);

export const Line = z.object({
  id: z.int(),
  kind: z.enum([...ofPages, ...ofFolders, ...ofBatches, "imported", "joined"]),
  /** Milliseconds since 1970 of the first and of the last thing that the line tells of. */
  began: z.number(),
  happened: z.number(),
  /** Edits that it is made of. */
  times: z.int(),
  /** The title or name before. */
  was: z.nullable(z.string()),
  /** Pages that an import brought; of a batch as many as the viewer may read. */
  pages: z.int(),
  /** Of the page or the folder that it is about. */
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The folder in which that is; null for the outermost one. */
  folder: z.nullable(z.string()),
  /** The subsite in which that is; null in its own list and for the main group. */
  subsite: z.nullable(z.string()),
  /** Null where it is not known, or not told to the viewer. */
  person: z.nullable(z.object({ id: z.int(), name: z.string(), photo: z.nullable(z.string()) })),
});
export type ActivityLine = z.infer<typeof Line>;

export const readActivity = defineCall({
  name: "read-activity",
  method: "GET",
  path: "/feed/",
  access: "read",
  input: {
    person: z.optional(Id),
    of: z.optional(z.enum(["pages", "comments", "folders", "people"])),
    before: z.optional(text(40)),
  },
  output: {
    title: z.string(),
    /** The person whose doings alone are listed. */
    person: z.nullable(z.object({ id: z.int(), name: z.string() })),
    /** The part of the list that is shown, and those that are offered: none where there is one alone. */
    filter: Filter,
    filters: z.array(Filter),
    lines: z.array(Line),
    /** The address where the list goes on; null where it ends. */
    older: z.nullable(z.string()),
    /** Whether this is not the beginning of the list. */
    isOlder: z.boolean(),
    /** How far the viewer has seen it, in milliseconds since 1970; null where they never said so, and in a part of the list. */
    seenUntil: z.nullable(z.number()),
  },
  refusals: ["signed-out", "not-for-externals", "person-not-found"],
});

/** What happened lately (ROUT-15). */
export const activityScreen = defineScreen({
  name: "activity",
  addresses: ["/feed/"],
  call: readActivity,
  query: ["person", "of", "before"],
  frame: "site",
});
