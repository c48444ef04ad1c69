import { readMost } from "./rules.ts";
import * as z from "zod/mini";
import { SentTags } from "#features/tags/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** The pages of a batch, in any order; each counts once. */
export const BatchIds = jsonText(z.array(Id).check(z.minLength(1), z.maxLength(readMost)));

/** Pages of a batch that are left as they are: why, how many, and the first of their titles, as far as the actor may know them. */
export const LeftPages = z.array(
  z.object({ reason: z.string(), text: z.string(), count: z.int(), titles: z.array(z.string()) }),
);
export type LeftPages = z.infer<typeof LeftPages>;

/** What became of a batch: how many pages were changed, which were not, and the task that takes it back; null where nothing was changed after all. */
export const BatchOutcome = { done: z.int(), left: LeftPages, task: z.nullable(z.int()) };

/** Brings pages back from the trash, each to where it lay (TRSH-11, TRSH-18). */
export const restoreBatch = defineCall({
  name: "restore-batch",
  method: "POST",
  path: "/-/pages/batch/restore/",
  access: "write",
  input: { ids: BatchIds },
  output: BatchOutcome,
  refusals: ["batch-too-large", "pages-not-in-trash"],
});

/** Removes pages from the trash for good: there is no way back (TRSH-13). */
export const removeBatch = defineCall({
  name: "remove-batch",
  method: "POST",
  path: "/-/pages/batch/remove/",
  access: "write",
  input: { ids: BatchIds },
  output: { done: z.int(), left: LeftPages },
  refusals: ["batch-too-large", "pages-not-in-trash"],
});

export const batchDeeds = ["move", "tags", "trash", "share"] as const;
export type BatchDeed = (typeof batchDeeds)[number];

/** What is done to several pages of a list, of the trash too. */
export type ListDeed = BatchDeed | "restore" | "remove";

/** What would become of a batch, before anything is done to it; and the tags that its pages have, with how many have each. */
export const checkBatch = defineCall({
  name: "check-batch",
  method: "POST",
  path: "/-/pages/batch/check/",
  access: "read",
  input: { ids: BatchIds, deed: z.enum(batchDeeds) },
  output: {
    allowed: z.int(),
    left: LeftPages,
    tags: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  },
  refusals: ["batch-too-large"],
});

const batchRefused = ["batch-too-large", "batch-not-editable", "batch-nothing"] as const;

/** Puts the pages into a folder. */
export const moveBatch = defineCall({
  name: "move-batch",
  method: "POST",
  path: "/-/pages/batch/move/",
  access: "write",
  input: { ids: BatchIds, cat_id: Id },
  output: { ...BatchOutcome, cat_name: z.string() },
  refusals: [...batchRefused, "folder-not-found"],
});

/** Gives the pages tags, new ones too, and takes tags from them. */
export const tagBatch = defineCall({
  name: "tag-batch",
  method: "POST",
  path: "/-/pages/batch/tags/",
  access: "write",
  input: { ids: BatchIds, added: SentTags, removed: jsonText(z.array(Id).check(z.maxLength(1000))) },
  output: BatchOutcome,
  refusals: [
    ...batchRefused,
    "tag-not-found",
    "tag-name-empty",
    "tag-name-long",
    "tag-name-comma",
    "batch-tags-many",
  ],
});

/** Moves the pages to the trash. */
export const trashBatch = defineCall({
  name: "trash-batch",
  method: "POST",
  path: "/-/pages/batch/trash/",
  access: "write",
  input: { ids: BatchIds },
  output: BatchOutcome,
  refusals: batchRefused,
});
