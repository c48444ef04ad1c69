import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, line, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

const most = Number.MAX_SAFE_INTEGER;
/** The main group is number 0. */
const SubsiteId = whole(0, most);

/** Why nothing may go there, however it is asked. */
const crossingRefusals = [
  "page-not-found",
  "page-in-trash",
  "page-not-editable",
  "folder-not-found",
  "folder-too-deep",
  "main-not-moved",
  "editors-only",
  "admins-only",
  "subsites-off",
  "subsite-not-open-to-pages",
  "page-or-folder",
  "homepage-not-moved",
  "template-not-moved",
] as const;

/** Who would gain and who would lose access if a page, or the pages of a folder, moved to another subsite; moves nothing. No sentences where they are too many to find it out. */
export const previewCrossing = defineCall({
  name: "preview-crossing",
  method: "GET",
  path: "/-/subsites/crossing/",
  access: "read",
  input: {
    page_id: z.optional(Id),
    folder_id: z.optional(Id),
    to_subsite_id: SubsiteId,
  },
  output: { sentences: z.array(z.string()) },
  refusals: crossingRefusals,
});

/** Which copy a page has, both by number. */
const CopiedPages = z.record(z.string().check(z.regex(/^[0-9]{1,16}$/)), z.int());

/**
 * Moves or copies a page, or a folder with all below it, to another subsite (SMOV-04). Without a subsite it says where they may go and how many they are (SMOV-05); with one
 * it takes a batch on, until no `more` remain. A batch that is asked for again with the same `batch_hint` does nothing twice.
 */
export const moveToSubsite = defineCall({
  name: "move-to-subsite",
  method: "POST",
  path: "/ajax/pages/action/move_to_subsite/",
  access: "write",
  input: {
    page_id: z.optional(Id),
    folder_id: z.optional(Id),
    mode: z.enum(["move", "copy"]),
    to_subsite_id: z.optional(SubsiteId),
    /** Main of the subsite where none is said. */
    to_subsite_folder_id: z.optional(Id),
    /**
     * What the batches of one move are told by: given by the first answer, or chosen by whoever asks for the first. One that is new takes on what was cut off
     * within a day.
     */
    batch_hint: z.optional(line(64)),
    copied_pages: z.optional(jsonText(CopiedPages)),
  },
  output: {
    subsites: z.optional(
      z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          slug: z.string(),
          is_public: z.boolean(),
          folders: z.array(z.object({ id: z.int(), path: z.string() })),
        }),
      ),
    ),
    nr_pages: z.optional(z.int()),
    move_title: z.optional(z.string()),
    /** Pages of this batch that are there now, and of all batches those that stayed where they were. */
    nr_moved: z.optional(z.int()),
    nr_left: z.optional(z.int()),
    more: z.optional(z.boolean()),
    /** Those of this batch. */
    copied_pages: z.optional(CopiedPages),
    batch_hint: z.optional(z.string()),
    /** Where the pages are, once no more remain. */
    new_view_url: z.optional(z.string()),
  },
  refusals: [...crossingRefusals, "no-subsite-chosen", "crossing-differs", "copied-pages-unknown"],
  failure: ["message"],
});
