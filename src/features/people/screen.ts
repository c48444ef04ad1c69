import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";
import { Role } from "./contract.ts";

export const PersonShown = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  role: Role,
  state: z.enum(["here", "invited", "expired"]),
  /** What the viewer may do with this person. */
  may_change_role: z.boolean(),
  may_remove: z.boolean(),
});
export type PersonShown = z.infer<typeof PersonShown>;

export const readPeople = defineCall({
  name: "read-people",
  method: "GET",
  path: "/people/",
  access: "read",
  input: { q: z.optional(text(200)) },
  output: {
    title: z.string(),
    q: z.string(),
    people: z.array(PersonShown),
    more: z.boolean(),
    roles: z.array(Role),
  },
  refusals: ["signed-out", "not-for-externals"],
});

export const peopleScreen = defineScreen({
  name: "people",
  addresses: ["/people/"],
  call: readPeople,
  query: ["q"],
  frame: "site",
});
