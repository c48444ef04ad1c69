import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

const asking = {
  method: "GET",
  access: "read",
  input: { id: Id },
  /** What a person is about to be deleted with, in sentences. */
  output: {
    title: z.string(),
    id: z.int(),
    name: z.string(),
    stays: z.array(z.string()),
    goes: z.array(z.string()),
    /** What is left without somebody. */
    lacks: z.array(z.string()),
  },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "own-removal",
    "last-owner",
    "owner-by-owner",
  ],
} as const;

/** What the dialog over a list of people says. */
export const readRemoval = defineCall({ ...asking, name: "read-removal", path: "/-/people/{id}/removal/" });

export const readRemovalScreen = defineCall({
  ...asking,
  name: "read-removal-screen",
  path: "/settings/people/delete/{id}/",
});

/** Asks before somebody is deleted, at the address of the documents (ROUT-27). */
export const removalScreen = defineScreen({
  name: "removal",
  addresses: ["/settings/people/delete/{id}/"],
  call: readRemovalScreen,
  frame: "site",
});
