import * as z from "zod/mini";
import { ShownCelebrations } from "#features/people/celebrations/model/celebrations.ts";
import { AwayNow } from "#features/people/model/away.ts";
import { cardActions } from "#features/people/model/card-actions.ts";
import { Role } from "#features/people/contract.ts";
import { fieldIcons, fieldKinds } from "#features/people/profiles/model/field.ts";
import { inviteStates } from "#features/people/screen.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { notificationLevels } from "#features/sites/contract.ts";
import { SubsiteRoleField } from "../contract.ts";

export const Space = z.object({
  role: SubsiteRoleField,
  notify_status: z.enum(notificationLevels),
  url: z.string(),
  name_s: z.string(),
  /** Our own: the name as it is, and the color of the subsite. */
  name: z.string(),
  accent: z.nullable(z.string()),
});

export const Profile = z.object({
  name: z.string(),
  bio: z.string(),
  position_or_role: z.string(),
  photo: z.nullable(z.string()),
  email: z.string(),
  role_str: z.string(),
  is_site_owner: z.boolean(),
  is_external: z.boolean(),
  subgroups: z.array(z.object({ name: z.string(), url: z.string() })),
  attrs: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(fieldKinds),
      icon: z.enum(fieldIcons),
      hint: z.string(),
      value: z.string(),
      /** Whom a field of the kind `person` holds; null for all others, and where they are gone. */
      personId: z.nullable(z.int()),
    }),
  ),
  hidden_fields: z.array(z.string()),
});

/** What the card of a person shows, and what its viewer may do (CARD-01, CARD-03 to CARD-05). */
export const cardFields = {
  id: z.int(),
  user_id: z.int(),
  is_self: z.boolean(),
  is_admin: z.boolean(),
  is_owner: z.boolean(),
  is_invited: z.boolean(),
  is_foreign_profile: z.boolean(),
  has_audit_log: z.boolean(),
  has_profilev1: z.boolean(),
  has_bounced_notifications: z.boolean(),
  spaces: z.array(Space),
  profile: Profile,
  error_message: z.string(),
  /** Our own: what the viewer may do, and what the dialogs for it begin with. */
  acts: z.object({
    /** How many people report to them, where the viewer may know. */
    team: z.int(),
    actions: z.array(z.enum(cardActions)),
    role: Role,
    withSubsites: z.boolean(),
    state: z.enum(inviteStates),
    /** Whether they are away now, where the viewer may know. */
    away: z.nullable(AwayNow),
    /** Birthday and first day; null where the site tells of none, or not to the viewer. */
    days: z.nullable(ShownCelebrations),
    roles: z.array(Role),
    subsite: z.nullable(z.object({ id: z.int(), name: z.string(), role: SubsiteRoleField })),
  }),
} as const;

export const profileCard = defineCall({
  name: "profile-card",
  method: "POST",
  path: "/ajax/profile/card/{user_id}/",
  access: "read",
  input: { user_id: Id },
  output: cardFields,
  refusals: ["signed-out", "not-for-externals", "person-not-found", "subsite-not-found", "subsites-off"],
  failure: ["error_message"],
});
