import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { startingPoints } from "./model/starting-points.ts";

/** Makes the sample pages of a starting point on a site that has no home page yet. */
export const beginSite = defineCall({
  name: "begin-site",
  method: "POST",
  path: "/-/start/",
  access: "none",
  changesSites: true,
  input: { point: z.enum(startingPoints) },
  output: { next: z.string(), made: z.int() },
  refusals: ["signed-out", "owners-only", "site-has-begun"],
});

/** Removes every sample page that nobody has changed; `kept` are the others. */
export const removeSamples = defineCall({
  name: "remove-samples",
  method: "POST",
  path: "/-/samples/remove/",
  access: "write",
  input: {},
  output: { removed: z.int(), kept: z.int() },
  refusals: ["signed-out", "admins-only"],
});

/** Takes the removal back. */
export const restoreSamples = defineCall({
  name: "restore-samples",
  method: "POST",
  path: "/-/samples/restore/",
  access: "write",
  input: {},
  output: { restored: z.int() },
  refusals: ["signed-out", "admins-only", "no-removed-samples"],
});
