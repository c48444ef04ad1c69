import { linesMost } from "./rules.ts";
import * as z from "zod/mini";
import { BatchIds, BatchOutcome, LeftPages } from "#features/pages/batches/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";

/** Who sees how many of the pages of a batch, and edits how many. */
const Counted = { view: z.int(), edit: z.int() };

/** Whom the pages of a batch are shared with that the actor may share: groups, then at most 250 people with a line of their own. */
export const readBatchSharing = defineCall({
  name: "read-batch-sharing",
  method: "POST",
  path: "/-/pages/batch/sharing/",
  access: "read",
  input: { ids: BatchIds },
  output: {
    allowed: z.int(),
    left: LeftPages,
    site: z.string(),
    groups: z.array(z.object({ id: z.enum(["all", "editors", "public"]), nr_people: z.int(), ...Counted })),
    people: z.array(
      z.object({ id: z.int(), name: z.string(), is_external: z.boolean(), is_self: z.boolean(), ...Counted }),
    ),
    may_be_public: z.boolean(),
    may_add_people: z.boolean(),
  },
  refusals: ["batch-too-large"],
});

/** What is sent for one line: on or off for all pages; what is left out stays on each as it was. */
const BatchLine = z.strictObject({ view: z.optional(z.boolean()), edit: z.optional(z.boolean()) });

const BatchLines = jsonText(
  z
    .record(z.string().check(z.regex(/^([1-9][0-9]{0,15}|public|all|editors)$/)), BatchLine)
    .check(z.refine((lines) => Object.keys(lines).length <= linesMost)),
);

/** Who would gain and who would lose access if this were saved; saves nothing. Of pages that may not be shared it says nothing. */
export const previewBatchSharing = defineCall({
  name: "preview-batch-sharing",
  method: "POST",
  path: "/-/pages/batch/change/",
  access: "read",
  input: { ids: BatchIds, lines: BatchLines },
  output: {
    sentences: z.array(z.string()),
    /** Somebody loses access, or the world gains it: to be asked before it is saved. */
    asks: z.boolean(),
  },
  refusals: ["batch-too-large"],
});

/** Changes who sees and edits the pages, by lines of the permission list: people by id, groups by name. Guests have a link for each page, and are invited there. */
export const shareBatch = defineCall({
  name: "share-batch",
  method: "POST",
  path: "/-/pages/batch/share/",
  access: "write",
  input: {
    ids: BatchIds,
    lines: BatchLines,
  },
  output: BatchOutcome,
  refusals: ["batch-too-large", "batch-not-editable", "batch-nothing"],
});
