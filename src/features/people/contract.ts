import { changedMost } from "./rules.ts";
import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { Email, jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { siteRoles } from "#kernel/viewer.ts";

export const PersonName = line(120).check(z.minLength(1));
export const PeopleField = jsonText(z.array(Id).check(z.minLength(1), z.maxLength(changedMost)));

export const Role = z.enum(siteRoles);

/** What the fields of the dialog are called when they are sent. */
export const addFields = { name: "display_name", email: "email", password: "password" } as const;

/** Somebody whose password is handed to them; nothing is mailed. */
export const addPersonCall = defineCall({
  name: "add-person",
  method: "POST",
  path: "/-/people/add/",
  access: "none",
  input: { display_name: PersonName, email: Email, role: Role, password: text(passwordMost) },
  output: { id: z.int() },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "role-not-given",
    "already-member",
    "password-short",
    "password-common",
    "password-named",
  ],
});

export const changeRole = defineCall({
  name: "change-role",
  method: "POST",
  path: "/-/people/{id}/role/",
  access: "write",
  input: { id: Id, role: Role },
  output: {},
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "role-not-given",
    "own-role",
    "last-owner",
    "owner-by-owner",
    "external-owner",
  ],
});

export const removePerson = defineCall({
  name: "remove-person",
  method: "POST",
  path: "/-/people/{id}/remove/",
  access: "write",
  /** `to` comes into what they had: access by name, groups, subsites and followed pages. */
  input: { id: Id, to: z.optional(Id) },
  /** The task that deletes them, and whether it is done already: few things are taken away at once. */
  output: { task: z.int(), done: z.boolean() },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "own-removal",
    "last-owner",
    "owner-by-owner",
    "heir-gone",
    "heir-self",
    "heir-external",
  ],
});
