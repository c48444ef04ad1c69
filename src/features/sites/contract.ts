import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Email, Flag, line } from "#kernel/fields.ts";
import { LanguageChoice } from "#kernel/language-choice.ts";
import { TimeZone } from "#kernel/time-zone.ts";
import { subsiteRoles } from "#kernel/viewer.ts";

export const SiteName = line(80).check(z.minLength(1));

/** What the fields of the form are called when they are sent. */
export const siteFields = {
  timeZone: "time_zone",
  publicPages: "public_pages",
  guestInvites: "guest_invites",
  editorsArrange: "editors_arrange",
  feedbackEmail: "feedback_email",
  rightToLeft: "right_to_left",
} as const;

export const saveSite = defineCall({
  name: "save-site",
  method: "POST",
  path: "/-/settings/site/",
  access: "write",
  changesSites: true,
  /** What is not sent stays as it is: `name`, `time_zone`, `language` (empty: that of each browser), `public_pages`, `guest_invites`, `editors_arrange`, `indexed`, `right_to_left` (pages read from right to left, whatever their language) and `feedback_email` (empty: nobody is asked for feedback). */
  input: {
    name: z.optional(SiteName),
    language: z.optional(LanguageChoice),
    time_zone: z.optional(TimeZone),
    public_pages: z.optional(Flag),
    guest_invites: z.optional(Flag),
    editors_arrange: z.optional(Flag),
    indexed: z.optional(Flag),
    right_to_left: z.optional(Flag),
    feedback_email: z.optional(z.union([z.literal(""), Email])),
  },
  output: {},
  refusals: ["signed-out", "admins-only", "owners-only"],
});

/** Has subsites on the site, which owners make, or none any more while no subsite holds anything. */
export const switchSubsites = defineCall({
  name: "switch-subsites",
  method: "POST",
  path: "/-/settings/subsites/",
  access: "write",
  changesSites: true,
  input: { on: Flag },
  output: {},
  refusals: ["signed-out", "admins-only", "owners-only", "subsites-in-use"],
});

/** Of whom the site asks a second step at sign-in; administrators are those of the site and of subsites, and its owners. */
export const twoStepNeeds = ["nobody", "admins", "everybody"] as const;
export type TwoStepNeed = (typeof twoStepNeeds)[number];

export const requireTwoStep = defineCall({
  name: "require-two-step",
  method: "POST",
  path: "/-/settings/two-step/",
  access: "write",
  input: { need: z.enum(twoStepNeeds) },
  output: {},
  refusals: ["signed-out", "owners-only"],
});

/** Whether people may sign in with a passkey in place of their password. */
export const switchPasskeys = defineCall({
  name: "switch-passkeys",
  method: "POST",
  path: "/-/settings/passkeys/",
  access: "write",
  input: { on: Flag },
  output: {},
  refusals: ["signed-out", "owners-only", "passkeys-address"],
});

/** Whether the site tells of birthdays and of how long people have been there. */
export const switchCelebrations = defineCall({
  name: "switch-celebrations",
  method: "POST",
  path: "/-/settings/celebrations/",
  access: "write",
  input: { on: Flag },
  output: {},
  refusals: ["signed-out", "owners-only"],
});

/** Hides the list of first steps from all owners of the site, or brings it back. */
export const showFirstSteps = defineCall({
  name: "show-first-steps",
  method: "POST",
  path: "/-/settings/first-steps/",
  access: "write",
  input: { shown: Flag },
  output: {},
  refusals: ["signed-out", "owners-only"],
});

export const notificationLevels = ["on", "digest", "off"] as const;

/** A subsite on the wire (SUBS-02). `s_` and `_s` are HTML (SUBS-14); `role_id` is null for those who are not in it. */
export const SubsiteOnWire = z.object({
  id: z.int(),
  slug: z.string(),
  s_name: z.string(),
  s_description: z.string(),
  accent_color: z.string(),
  name_s: z.string(),
  description: z.string(),
  description_s: z.string(),
  role_id: z.nullable(z.enum(subsiteRoles)),
  notification_level: z.nullable(z.enum(notificationLevels)),
  is_preselected: z.boolean(),
  is_public: z.boolean(),
  is_archived: z.boolean(),
  is_self_joinable: z.boolean(),
  nr_people: z.int(),
  access_type_s: z.string(),
  /** Milliseconds since 1970. */
  last_requested_ts: z.nullable(z.number()),
});
