import * as z from "zod/mini";
import { Role } from "#features/people/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

/** A page that a person is given by name. */
const SharedPage = z.object({
  id: z.int(),
  title: z.string(),
  address: z.string(),
  /** What its folder is called; empty for the main one. */
  folder: z.string(),
  mayEdit: z.boolean(),
});

export const readPersonPermissions = defineCall({
  name: "read-person-permissions",
  method: "GET",
  path: "/settings/permissions/{id}/",
  access: "read",
  input: { id: Id },
  output: {
    title: z.string(),
    id: z.int(),
    name: z.string(),
    photo: z.nullable(z.string()),
    role: Role,
    groups: z.array(z.object({ id: z.int(), name: z.string() })),
    mayChangeRole: z.boolean(),
    /** Why nothing is set for them; empty where it is. */
    locked: z.string(),
    /** By title, as many as a list shows. */
    pages: z.array(SharedPage),
    count: z.int(),
  },
  refusals: ["signed-out", "admins-only", "owners-only", "permissions-in-subsites", "person-not-found"],
});

/** The pages that a person is given by name, to be set in one place (ROUT-25). */
export const personPermissionsScreen = defineScreen({
  name: "person-permissions",
  addresses: ["/settings/permissions/{id}/"],
  call: readPersonPermissions,
  frame: "site",
});
