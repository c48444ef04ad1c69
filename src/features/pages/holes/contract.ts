import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { HoleData } from "../contract.ts";

/**
 * What the living widgets of a page show to whoever asks, as its screen reads it; with `draft` those of the draft, for
 * those who may edit.
 */
export const readHoles = defineCall({
  name: "read-holes",
  method: "GET",
  path: "/-/holes/{page_id}/",
  access: "read",
  input: { page_id: Id, draft: z.optional(Flag) },
  output: { holes: z.array(HoleData) },
  refusals: ["page-not-found", "page-not-editable"],
});
