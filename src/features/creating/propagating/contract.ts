import * as z from "zod/mini";
import { BatchIds, BatchOutcome, LeftPages } from "#features/pages/batches/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

const refusals = ["page-not-found", "page-in-trash", "page-not-editable", "not-a-template"] as const;

/**
 * Which pages that were made of a template would change, and how: `changed` are the kinds of the parts that become as the template has them, `kept` those that
 * stay as the page has them. `left` are pages that cannot be changed. Pages that have everything already are not there. `most` is how many
 * were looked at where there are more, else null: the rest comes once these are up to date.
 */
export const readTemplatePages = defineCall({
  name: "read-template-pages",
  method: "GET",
  path: "/-/templates/{page_id}/pages/",
  access: "read",
  input: { page_id: Id },
  output: {
    title: z.string(),
    pages: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        url: z.string(),
        changed: z.array(z.string()),
        kept: z.array(z.string()),
      }),
    ),
    left: LeftPages,
    most: z.nullable(z.int()),
  },
  refusals,
});

/** Changes these of them. What is not done when this answers goes on as a task. */
export const updateTemplatePages = defineCall({
  name: "update-template-pages",
  method: "POST",
  path: "/-/templates/{page_id}/pages/",
  access: "write",
  input: { page_id: Id, ids: BatchIds },
  output: { ...BatchOutcome, total: z.int(), finished: z.boolean() },
  refusals: [...refusals, "batch-too-large", "batch-nothing"],
});
