import { autoJoinMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { SubsiteOnWire } from "../contract.ts";

/** The subsites that can be chosen; `is_preselected` marks those that are (AUTJ-03, AUTJ-04). */
export const getAutoJoinSubsites = defineCall({
  name: "get-auto-join-subsites",
  method: "POST",
  path: "/ajax/people/action/get_auto_join_subsites/",
  access: "read",
  input: {},
  output: { subsites: z.array(SubsiteOnWire) },
  refusals: ["signed-out", "subsites-off", "owners-only"],
});

/** Chooses them anew; whoever is invited from then on joins these (AUTJ-06). */
export const setAutoJoinSubsites = defineCall({
  name: "set-auto-join-subsites",
  method: "POST",
  path: "/ajax/people/action/set_auto_join_subsites/",
  access: "write",
  input: { subsites: jsonText(z.array(Id).check(z.maxLength(autoJoinMost))) },
  /** How many are chosen now. */
  output: { nr_subsites: z.int() },
  refusals: ["signed-out", "subsites-off", "owners-only", "subsite-not-found", "subsite-archived"],
});
