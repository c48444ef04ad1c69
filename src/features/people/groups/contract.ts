import { groupsMost, peopleMost, groupNameMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

export const GroupName = line(groupNameMost).check(z.minLength(1));
const People = jsonText(z.array(Id).check(z.maxLength(peopleMost)));

const managing = ["signed-out", "admins-only", "owners-only"] as const;

export const makeGroup = defineCall({
  name: "make-group",
  method: "POST",
  path: "/-/groups/",
  access: "write",
  input: { name: GroupName },
  output: { id: z.int() },
  refusals: [...managing, "group-name-taken", "too-many-groups"],
});

export const renameGroup = defineCall({
  name: "rename-group",
  method: "POST",
  path: "/-/groups/{id}/name/",
  access: "write",
  input: { id: Id, name: GroupName },
  output: { before: z.string() },
  refusals: [...managing, "group-not-found", "group-name-taken", "group-from-directory"],
});

/** Who loses what they read by a group alone if it is deleted: its people but administrators, the first by name. */
export const readGroupDeletion = defineCall({
  name: "read-group-deletion",
  method: "GET",
  path: "/-/groups/{id}/deletion/",
  access: "read",
  input: { id: Id },
  output: { count: z.int(), names: z.array(z.string()) },
  refusals: [...managing, "group-not-found"],
});

/** Its people lose what they read by it alone; pages stay shared with it, so that it comes back whole. */
export const deleteGroup = defineCall({
  name: "delete-group",
  method: "POST",
  path: "/-/groups/{id}/delete/",
  access: "write",
  input: { id: Id },
  output: {},
  refusals: [...managing, "group-not-found", "group-from-directory"],
});

export const restoreGroup = defineCall({
  name: "restore-group",
  method: "POST",
  path: "/-/groups/{id}/restore/",
  access: "write",
  input: { id: Id },
  output: {},
  refusals: [...managing, "group-not-found", "group-name-taken", "too-many-groups"],
});

/** Puts people in and takes others out; gives whom it changed, so that it can be taken back. */
export const changeGroupPeople = defineCall({
  name: "change-group-people",
  method: "POST",
  path: "/-/groups/{id}/people/",
  access: "write",
  input: { id: Id, added: People, removed: People },
  output: { added: z.array(z.int()), removed: z.array(z.int()) },
  refusals: [...managing, "group-not-found", "person-not-found", "group-from-directory"],
});

/** The people of a group, or whoever is found by what was typed, each with whether they are in it; the first 250 by name. */
export const findGroupPeople = defineCall({
  name: "find-group-people",
  method: "GET",
  path: "/-/groups/{id}/people/",
  access: "read",
  input: { id: Id, q: text(200) },
  output: {
    people: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), isIn: z.boolean() })),
    more: z.boolean(),
  },
  refusals: [...managing, "group-not-found"],
});

/** Which groups a person is in, and all that there are (CACT-10, PDIR-04). */
export const readPersonGroups = defineCall({
  name: "read-person-groups",
  method: "GET",
  path: "/-/people/{id}/groups/",
  access: "read",
  input: { id: Id },
  output: { groups: z.array(z.object({ id: z.int(), name: z.string(), isIn: z.boolean() })) },
  refusals: [...managing, "person-not-found", "outside-subsites-only"],
});

/** Puts a person into just these groups; only on a site without subsites (CACT-28). */
export const setGroups = defineCall({
  name: "set-groups",
  method: "POST",
  path: "/ajax/people/action/set_groups/",
  access: "write",
  input: { user_id: Id, groups: jsonText(z.array(Id).check(z.maxLength(groupsMost))) },
  output: { before: z.array(z.int()) },
  refusals: [...managing, "person-not-found", "group-not-found", "outside-subsites-only"],
});
