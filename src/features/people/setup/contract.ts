import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { SiteName } from "#features/sites/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Email, text } from "#kernel/fields.ts";
import { PersonName } from "../contract.ts";

/** What the fields of the form are called when they are sent. */
export const setUpFields = {
  siteName: "site_name",
  yourName: "display_name",
  timeZone: "time_zone",
} as const;

/** Makes the first site and its owner, for whoever holds the link that the start has printed. */
export const setUp = defineCall({
  name: "set-up",
  method: "POST",
  path: "/-/setup/{token}/",
  access: "none",
  beforeSite: true,
  changesSites: true,
  input: {
    token: text(100),
    site_name: SiteName,
    display_name: PersonName,
    email: Email,
    password: text(passwordMost),
    /** That of the browser; one that is not known here counts as none. */
    time_zone: z.optional(text(60)),
  },
  output: { next: z.string() },
  refusals: ["setup-link-used", "password-short", "password-common", "password-named", "too-many-attempts"],
});
