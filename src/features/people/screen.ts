import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { Role } from "./contract.ts";

/** What stands beside a name: nothing, that an invitation waits for an answer, or that it has run out. */
export const inviteStates = ["here", "invited", "expired"] as const;

export const PersonShown = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  /** The address of their picture; null for initials. */
  photo: z.nullable(z.string()),
  role: Role,
  state: z.enum(inviteStates),
  /** What the viewer may do with this person. */
  mayChangeRole: z.boolean(),
  mayRemove: z.boolean(),
  mayChangePicture: z.boolean(),
  /** They have never signed in, and the viewer may remind them. */
  mayRemind: z.boolean(),
  /** Whether the viewer may see how their invitation stands. */
  maySeeInvitation: z.boolean(),
  /** To make them an owner of the site, or one no more. */
  ownership: z.nullable(z.enum(["give", "take"])),
});
export type PersonShown = z.infer<typeof PersonShown>;

export const readPeople = defineCall({
  name: "read-people",
  method: "GET",
  path: "/people/",
  access: "read",
  input: { q: z.optional(text(200)), id: z.optional(Id), all: z.optional(Flag) },
  output: {
    title: z.string(),
    q: z.string(),
    /** The directory shows this person alone. */
    personId: z.nullable(z.int()),
    people: z.array(PersonShown),
    /** How many the list shows; those that are not among `people` come with `all`. */
    count: z.int(),
    /** There are others that it does not show. */
    more: z.boolean(),
    roles: z.array(Role),
  },
  refusals: ["signed-out", "not-for-externals", "person-not-found"],
});

/** Also the directory with one person, at the address that search and links to people lead to (SRCH-22). */
export const peopleScreen = defineScreen({
  name: "people",
  addresses: ["/people/", "/profile/p/{id}/"],
  call: readPeople,
  query: ["q", "all"],
  frame: "site",
});
