import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readGroups = defineCall({
  name: "read-groups",
  method: "GET",
  path: "/people/groups/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    mayManage: z.boolean(),
    groups: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** The directory of the company fills and names it. */
        isFromDirectory: z.boolean(),
        count: z.int(),
        /** The first of its people by name. */
        people: z.array(z.object({ id: z.int(), name: z.string(), photo: z.nullable(z.string()) })),
      }),
    ),
  },
  refusals: ["signed-out", "not-for-externals"],
});

/** The groups of people of the site (PDIR-01): each has a place of its own, `/people/groups/#group-{id}`. */
export const groupsScreen = defineScreen({
  name: "groups",
  addresses: ["/people/groups/"],
  call: readGroups,
  frame: "site",
});
