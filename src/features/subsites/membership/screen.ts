import * as z from "zod/mini";
import { Role } from "#features/people/contract.ts";
import { AwayNow } from "#features/people/model/away.ts";
import { inviteStates } from "#features/people/screen.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";
import { SubsiteRoleField } from "../contract.ts";

export const SubsitePerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  photo: z.nullable(z.string()),
  /** What they were given in the subsite, and what they are on the site. */
  role: SubsiteRoleField,
  siteRole: Role,
  state: z.enum(inviteStates),
  away: z.nullable(AwayNow),
  /** What the viewer may do with this person. */
  mayChangeRole: z.boolean(),
  mayRemove: z.boolean(),
  /** The viewer administers this subsite, and may look after all that the person is in where they do. */
  mayManage: z.boolean(),
});
export type SubsitePerson = z.infer<typeof SubsitePerson>;

export const readSubsitePeople = defineCall({
  name: "read-subsite-people",
  method: "GET",
  path: "/people/",
  access: "read",
  input: { q: z.optional(text(200)), all: z.optional(Flag) },
  output: {
    title: z.string(),
    q: z.string(),
    subsiteId: z.int(),
    subsite: z.string(),
    people: z.array(SubsitePerson),
    /** As on the people of the site. */
    count: z.int(),
    more: z.boolean(),
    /** Brings people of the site into it, or new ones as well; null for those who do neither. */
    inviting: z.nullable(z.enum(["accounts", "anybody"])),
    mayLeave: z.boolean(),
    /** Whether several people may be chosen to change what they are here. */
    mayManage: z.boolean(),
  },
  refusals: ["signed-out", "subsites-off", "not-for-externals", "subsite-not-found", "not-in-subsite"],
});

/** The people of a subsite (ROUT-16, SBAR-11). */
export const subsitePeopleScreen = defineScreen({
  name: "subsite-people",
  addresses: ["/people/"],
  inSubsites: true,
  call: readSubsitePeople,
  query: ["q", "all"],
  frame: "site",
});
