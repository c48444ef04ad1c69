import * as z from "zod/mini";
import { BatchPeople, Left, Outcome } from "#features/people/several/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { SubsiteRoleField } from "../contract.ts";
import { memberDeeds } from "./rules.ts";

const managing = [
  "signed-out",
  "subsites-off",
  "not-for-externals",
  "subsite-not-found",
  "subsite-archived",
  "admins-only",
] as const;

/** The subsites that the viewer manages, each with how many of these people are in it. */
export const listPlaces = defineCall({
  name: "list-subsites-of-several",
  method: "POST",
  path: "/-/subsites/batch/places/",
  access: "read",
  input: { ids: BatchPeople },
  output: {
    places: z.array(z.object({ id: z.int(), name: z.string(), inside: z.int(), isArchived: z.boolean() })),
  },
  refusals: ["signed-out", "subsites-off", "not-for-externals", "admins-only"],
});

/** What may be done to several people in a subsite; nothing is done by it. */
export const checkMembers = defineCall({
  name: "check-members",
  method: "POST",
  path: "/-/subsites/{id}/batch/check/",
  access: "read",
  input: { id: Id, ids: BatchPeople, deed: z.enum(memberDeeds) },
  output: { allowed: z.int(), left: Left },
  refusals: managing,
});

/** Brings several people of the site into a subsite. */
export const addMembersCall = defineCall({
  name: "add-members",
  method: "POST",
  path: "/-/subsites/{id}/batch/add/",
  access: "write",
  input: { id: Id, ids: BatchPeople, role: SubsiteRoleField },
  output: Outcome,
  refusals: managing,
});

/** Gives several people of a subsite a role. */
export const changeMemberRoles = defineCall({
  name: "change-member-roles",
  method: "POST",
  path: "/-/subsites/{id}/batch/role/",
  access: "write",
  input: { id: Id, ids: BatchPeople, role: SubsiteRoleField },
  output: Outcome,
  refusals: managing,
});

/** Takes several people out of a subsite; nobody takes themself out with others. */
export const removeMembers = defineCall({
  name: "remove-members",
  method: "POST",
  path: "/-/subsites/{id}/batch/remove/",
  access: "write",
  input: { id: Id, ids: BatchPeople },
  output: Outcome,
  refusals: managing,
});

/** The numbers of all whom the list of a subsite finds, as many as one deed takes. */
export const listMemberIds = defineCall({
  name: "list-member-ids",
  method: "POST",
  path: "/-/subsites/{id}/batch/ids/",
  access: "read",
  input: { id: Id, q: text(200) },
  output: { ids: z.array(z.int()) },
  refusals: managing,
});

/** People of the site who are not in a subsite, by name: of a group, or of those whom words find. */
export const findCandidates = defineCall({
  name: "find-candidates",
  method: "POST",
  path: "/-/subsites/{id}/batch/candidates/",
  access: "read",
  input: { id: Id, q: text(200), group: z.optional(Id) },
  output: {
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        position: z.string(),
        photo: z.nullable(z.string()),
      }),
    ),
    /** There are more than these. */
    more: z.boolean(),
    /** All groups by name. */
    groups: z.array(z.object({ id: z.int(), name: z.string() })),
  },
  refusals: managing,
});
