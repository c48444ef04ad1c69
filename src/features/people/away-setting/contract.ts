import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Day, line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { AwayDates, noteMost } from "../model/away.ts";

const refusals = ["signed-out", "admins-only", "owners-only", "person-not-found"] as const;

/** When somebody is away, or will be; null where they are not, or are back. */
export const readAway = defineCall({
  name: "read-away",
  method: "GET",
  path: "/-/people/{id}/away/",
  access: "read",
  input: { id: Id },
  output: { name: z.string(), isSelf: z.boolean(), dates: z.nullable(AwayDates) },
  refusals,
});

/** Puts dates in place of those before, which it gives, so that it can be taken back. */
export const setAway = defineCall({
  name: "set-away",
  method: "POST",
  path: "/-/people/{id}/away/",
  access: "write",
  input: { id: Id, from: Day, until: Day, note: line(noteMost) },
  output: { before: z.nullable(AwayDates) },
  refusals: [...refusals, "away-backwards", "away-over", "away-too-long"],
});

/** They are not away, nor will be. */
export const clearAway = defineCall({
  name: "clear-away",
  method: "POST",
  path: "/-/people/{id}/away/clear/",
  access: "write",
  input: { id: Id },
  output: { before: z.nullable(AwayDates) },
  refusals,
});
