import { namedMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

export const exportFormats = ["csv", "vcard"] as const;

const People = jsonText(z.array(Id).check(z.minLength(1), z.maxLength(namedMost)));

/** The people of the site, or those of `ids` or of a group alone, as a table or as visiting cards, as far as the reader sees them; `next` is the person behind whom it goes on, null where it ends. */
export const exportPeople = defineCall({
  name: "export-people",
  method: "POST",
  path: "/-/people/export/",
  access: "write",
  input: {
    format: z.enum(exportFormats),
    after: z.optional(Id),
    ids: z.optional(People),
    group: z.optional(Id),
  },
  output: { text: z.string(), next: z.nullable(z.int()) },
  refusals: ["signed-out", "not-for-externals"],
});
