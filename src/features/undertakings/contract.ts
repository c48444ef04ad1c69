import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

/** Ends one that moves, after the step that is under way. What was done stays done. */
export const cancelUndertaking = defineCall({
  name: "cancel-undertaking",
  method: "POST",
  path: "/-/undertakings/{id}/cancel/",
  access: "write",
  input: { id: Id },
  output: {},
  refusals: ["signed-out", "undertaking-not-found", "undertaking-ended"],
});

/** Takes back what was done, in steps as well. Its kind may refuse whoever has lost the right since. */
export const undoUndertaking = defineCall({
  name: "undo-undertaking",
  method: "POST",
  path: "/-/undertakings/{id}/undo/",
  access: "write",
  input: { id: Id },
  /** How many of its things were taken back in this call, and how many could not be; neither where it goes on in steps. */
  output: { undone: z.int(), kept: z.int() },
  refusals: [
    "signed-out",
    "undertaking-not-found",
    "undertaking-moving",
    "nothing-to-undo",
    "admins-only",
    "editors-only",
    "page-not-in-trash",
    "owners-only",
    "subsites-off",
    "subsite-not-found",
    "subsite-archived",
    "not-for-externals",
    "opening-over",
    "role-not-given",
    "own-removal",
    "last-owner",
    "owner-by-owner",
    "already-member",
    "person-not-found",
  ],
});
