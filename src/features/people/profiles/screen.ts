import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { FieldGiven } from "./contract.ts";

export const readProfileFields = defineCall({
  name: "read-profile-fields",
  method: "GET",
  path: "/settings/profile-fields/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    /** In their order, each with how many people have something in it. */
    fields: z.array(z.extend(FieldGiven, { id: z.int(), people: z.int() })),
  },
  refusals: ["signed-out", "admins-only", "owners-only"],
});

/** Which fields the profiles of the site have. */
export const profileFieldsScreen = defineScreen({
  name: "profile-fields",
  addresses: ["/settings/profile-fields/"],
  call: readProfileFields,
  frame: "site",
});
