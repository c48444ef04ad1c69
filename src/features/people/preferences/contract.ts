import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { Email, jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { PersonName, Role } from "../contract.ts";
import { bioLimit, positionMost } from "../profiles/rules.ts";
import { fieldIcons, fieldKinds, fieldsMost, valueMost } from "../profiles/model/field.ts";

const path = "/ajax/settings/action/preferences/";
/** Oneself, unless somebody else is named. */
const whose = z.optional(Id);

/** What was typed in the fields of the site, by their numbers; longer texts are refused with a sentence at their field. */
const Values = jsonText(
  z
    .record(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), text(valueMost.long * 2))
    .check(z.refine((values) => Object.keys(values).length <= fieldsMost)),
);

/** A field of the site is called that, and its number. */
export const fieldPrefix = "field_";
/** What the other fields are called where they are sent, and where they are refused. */
export const sentAs = { name: "display_name", email: "email", role: "role_id" } as const;

/** The settings of oneself or of somebody else: what is in them, which roles one may give, and why a field cannot be changed (USET-03, USET-08); a `_msg` is empty where it can. */
export const loadPreferences = defineCall({
  name: "load-preferences",
  method: "GET",
  path,
  access: "read",
  input: { user_id: whose },
  output: {
    user_id: z.int(),
    is_self: z.boolean(),
    display_name: z.string(),
    email: z.string(),
    role_id: Role,
    roles: z.array(z.object({ id: Role, name: z.string() })),
    /** Position, a few words and the fields of the site, as labels and inputs. */
    profile_settings_html: z.string(),
    position: z.string(),
    bio: z.string(),
    fields: z.array(
      z.object({
        id: z.int(),
        label: z.string(),
        kind: z.enum(fieldKinds),
        icon: z.enum(fieldIcons),
        isHidden: z.boolean(),
        value: z.string(),
        /** The name of whom a field of the kind `person` holds; null where they are gone, and for all others. */
        told: z.nullable(z.string()),
      }),
    ),
    password_msg: z.string(),
    email_msg: z.string(),
    role_msg: z.string(),
    form_errors: z.record(z.string(), z.string()),
  },
  refusals: ["signed-out", "admins-only", "owners-only", "person-not-found"],
  failure: ["form_errors"],
});

/** Keeps what is sent and leaves the rest as it is; all of it, or nothing and a sentence at each field (USET-04, USET-05, USET-09). */
export const savePreferences = defineCall({
  name: "save-preferences",
  method: "POST",
  path,
  access: "none",
  gathers: { prefix: fieldPrefix, into: "fields" },
  input: {
    user_id: whose,
    display_name: z.optional(PersonName),
    email: z.optional(Email),
    role_id: z.optional(Role),
    /** Without a password that is typed, it stays (USET-11). */
    new_password1: z.optional(text(passwordMost)),
    new_password2: z.optional(text(passwordMost)),
    /** Of oneself, for a new password: a session left open is not enough. */
    current_password: z.optional(text(passwordMost)),
    position: z.optional(line(positionMost)),
    bio: z.optional(text(bioLimit)),
    fields: z.optional(Values),
  },
  output: {},
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "own-email",
    "others-password",
    "owner-by-owner",
    "already-member",
    "role-not-given",
    "own-role",
    "last-owner",
    "external-owner",
    "wrong-password",
    "password-short",
    "password-common",
    "password-named",
    "passwords-differ",
    "too-many-attempts",
    "field-not-found",
    "field-not-yours",
    "value-too-long",
    "bad-phone",
    "bad-email",
    "bad-link",
    "bad-birth",
    "bad-person",
    "reports-to-self",
    "reports-in-circle",
  ],
  failure: ["form_errors", "password_msg", "email_msg", "role_msg"],
});
