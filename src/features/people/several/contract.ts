import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { Role } from "../contract.ts";
import { groupsMost } from "../groups/rules.ts";
import { batchMost, peopleDeeds } from "./rules.ts";

/** The people of a batch, in any order; each counts once. */
export const BatchPeople = jsonText(z.array(Id).check(z.minLength(1), z.maxLength(batchMost)));
const GroupIds = jsonText(z.array(Id).check(z.maxLength(groupsMost)));

/** Who is left as they are, in a sentence for each reason. */
export const Left = z.array(z.string());

/** What became of a batch: how many were changed, who was not, and the task that does it and takes it back; null where nothing was changed. `isDone` is false while the task goes on. */
export const Outcome = { done: z.int(), left: Left, task: z.nullable(z.int()), isDone: z.boolean() };

const managing = ["signed-out", "admins-only", "owners-only"] as const;

/** What may be done to several people, and what it would mean; nothing is done by it. */
export const checkPeople = defineCall({
  name: "check-people",
  method: "POST",
  path: "/-/people/batch/check/",
  access: "read",
  input: { ids: BatchPeople, deed: z.enum(peopleDeeds) },
  output: {
    allowed: z.int(),
    left: Left,
    /** All groups, each with how many of them are in it. */
    groups: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
    /** What becomes of what they have, where they are removed. */
    stays: z.array(z.string()),
    goes: z.array(z.string()),
    lacks: z.array(z.string()),
  },
  refusals: managing,
});

/** The numbers of all whom the directory finds, as many as one deed takes. */
export const listPeopleIds = defineCall({
  name: "list-people-ids",
  method: "POST",
  path: "/-/people/batch/ids/",
  access: "read",
  input: { q: text(200), group: z.optional(Id) },
  output: { ids: z.array(z.int()) },
  refusals: ["signed-out", "not-for-externals"],
});

export const changeRoles = defineCall({
  name: "change-roles",
  method: "POST",
  path: "/-/people/batch/role/",
  access: "write",
  input: { ids: BatchPeople, role: Role },
  output: Outcome,
  refusals: [...managing, "role-not-given"],
});

/** Puts people into groups and takes them out of others. */
export const changeGroups = defineCall({
  name: "change-groups",
  method: "POST",
  path: "/-/people/batch/groups/",
  access: "write",
  input: { ids: BatchPeople, added: GroupIds, removed: GroupIds },
  output: Outcome,
  refusals: [...managing, "group-not-found"],
});

/** Makes new links for those who have not signed in yet, and mails them. */
export const inviteSeveral = defineCall({
  name: "invite-several",
  method: "POST",
  path: "/-/people/batch/invite/",
  access: "write",
  input: { ids: BatchPeople },
  output: { done: z.int(), left: Left },
  refusals: managing,
});

export const removePeople = defineCall({
  name: "remove-people",
  method: "POST",
  path: "/-/people/batch/remove/",
  access: "write",
  input: { ids: BatchPeople, to: z.optional(Id) },
  output: Outcome,
  refusals: [...managing, "heir-gone", "heir-self", "heir-external"],
});
