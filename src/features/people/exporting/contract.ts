import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

export const exportFormats = ["csv", "vcard"] as const;
/** As many people as one answer has. */
export const exportedMost = 500;

/** The people of the site as a table or as visiting cards, as far as the reader sees them; `next` is the person behind whom it goes on, null where it ends. */
export const exportPeople = defineCall({
  name: "export-people",
  method: "POST",
  path: "/-/people/export/",
  access: "write",
  input: { format: z.enum(exportFormats), after: z.optional(Id) },
  output: { text: z.string(), next: z.nullable(z.int()) },
  refusals: ["signed-out", "not-for-externals"],
});
