import * as z from "zod/mini";
import type { OutputOf } from "#kernel/call.ts";
import { type profileCard, cardFields, Profile, Space } from "../contract.ts";

/** A card in our own words: what screens show of a person. */
export const Card = z.object({
  id: z.int(),
  isSelf: z.boolean(),
  isForeign: z.boolean(),
  isUndeliverable: z.boolean(),
  name: z.string(),
  /** Their position, else what they are on the site or in the subsite. */
  position: z.string(),
  /** What they are, said. */
  standing: z.string(),
  isSiteOwner: z.boolean(),
  isExternal: z.boolean(),
  photo: z.nullable(z.string()),
  bio: z.string(),
  email: z.string(),
  attrs: Profile.shape.attrs,
  team: z.int(),
  spaces: z.array(
    z.object({
      address: z.string(),
      name: z.string(),
      accent: z.nullable(z.string()),
      role: Space.shape.role,
      level: Space.shape.notify_status,
    }),
  ),
  /** The groups that they are in, on a site without subsites (PDIR-01). */
  groups: z.array(z.object({ address: z.string(), name: z.string() })),
  acts: cardFields.acts,
});
export type Card = z.infer<typeof Card>;

/** The answer of the documents' call in our own words. */
export function cardFrom(told: OutputOf<typeof profileCard>): Card {
  const { profile, acts } = told;
  return {
    id: told.user_id,
    isSelf: told.is_self,
    isForeign: told.is_foreign_profile,
    isUndeliverable: told.has_bounced_notifications,
    name: profile.name,
    position: profile.position_or_role,
    standing: profile.role_str,
    isSiteOwner: profile.is_site_owner,
    isExternal: profile.is_external,
    photo: profile.photo,
    bio: profile.bio,
    email: profile.email,
    attrs: profile.attrs,
    team: acts.team,
    spaces: told.spaces.map(({ url: address, name, accent, role, notify_status: level }) => ({
      address,
      name,
      accent,
      role,
      level,
    })),
    groups: acts.withSubsites ? [] : profile.subgroups.map(({ url: address, name }) => ({ address, name })),
    acts,
  };
}

/** What the call for somebody's card is sent. */
export const cardOf = (personId: number) => ({ user_id: personId });
