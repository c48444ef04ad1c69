import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Day, text, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { groupNames } from "./model/kinds.ts";

/** Empty is what a form sends of a field that nobody filled. */
const Group = z.union([z.literal(""), z.enum(groupNames)]);
const AnyDay = z.union([z.literal(""), Day]);

/** What narrows a list, and where it goes on: behind the entry of this place. */
export const auditFilter = {
  name: z.optional(text(80)),
  kind: z.optional(Group),
  day: z.optional(AnyDay),
  before: z.optional(Id),
} as const;

const refusals = ["signed-out", "owners-only", "person-not-found"] as const;

/** A part of the log as a table for spreadsheets; `next` is where it goes on, null where it ends. */
export const exportAudit = defineCall({
  name: "export-audit",
  method: "POST",
  path: "/-/auditlog/export/",
  access: "write",
  input: { ...auditFilter, person: z.optional(Id) },
  output: { csv: z.string(), next: z.nullable(z.int()) },
  refusals,
});

/** For how many days entries are kept; 0 is for always. `days` of the answer is what it was before. */
export const keepAudit = defineCall({
  name: "keep-audit",
  method: "POST",
  path: "/-/auditlog/keep/",
  access: "write",
  input: { days: whole(0, 1825) },
  output: { before: z.int() },
  refusals: ["signed-out", "owners-only", "invalid-input"],
});
