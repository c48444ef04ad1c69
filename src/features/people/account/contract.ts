import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { LanguageChoice } from "#kernel/language-choice.ts";
import { TimeZone } from "#kernel/time-zone.ts";
import { PersonName } from "../contract.ts";

export const DateOrder = z.enum(["dmy", "mdy", "ymd"]);

/** What the fields of the forms are called when they are sent. */
export const accountFields = {
  name: "display_name",
  timeZone: "time_zone",
  dateOrder: "date_order",
} as const;
export const currentPasswordField = "current_password";
export const signKeysField = "sign_keys";

/** Name, language, clock and calendar of oneself (USET-13, TIME-12). */
export const saveAccount = defineCall({
  name: "save-account",
  method: "POST",
  path: "/-/account/",
  access: "write",
  input: {
    display_name: PersonName,
    /** Empty for that of the site. */
    language: LanguageChoice,
    time_zone: TimeZone,
    hour12: Flag,
    date_order: DateOrder,
  },
  output: {},
  refusals: ["signed-out"],
});

/** Whether keys that are a single sign, like `/`, do something for oneself (WCAG 2.1.4). */
export const saveSignKeys = defineCall({
  name: "save-sign-keys",
  method: "POST",
  path: "/-/account/keys/",
  access: "write",
  input: { sign_keys: Flag },
  output: {},
  refusals: ["signed-out"],
});

/** Needs the current password, and ends all other sessions. */
export const changePassword = defineCall({
  name: "change-password",
  method: "POST",
  path: "/-/account/password/",
  access: "none",
  oneselfOnly: true,
  input: {
    current_password: text(passwordMost),
    new_password1: text(passwordMost),
    new_password2: text(passwordMost),
  },
  output: { signedOut: z.int() },
  refusals: [
    "signed-out",
    "wrong-password",
    "password-short",
    "password-common",
    "password-named",
    "passwords-differ",
    "too-many-attempts",
  ],
  failure: ["form_errors"],
});
