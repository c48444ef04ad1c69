import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";
import type { KnownSubsite } from "../rules.ts";
import { isSubsiteOpen } from "../store.ts";

/** A subsite that somebody is in, as the actor stands to it, and the person's own place in it. */
export type SpaceRow = KnownSubsite & {
  readonly slug: string;
  readonly name: string;
  readonly accent: string | null;
  readonly role: SubsiteRole;
  readonly level: "on" | "digest" | "off";
};

/** Every subsite that a person is in, by name; which of them the actor may know of is a rule (`isListedFor`). */
export function listSpaces(actor: Actor, personId: number, tx: Tx): Promise<SpaceRow[]> {
  return run<SpaceRow>(
    tx,
    `select subsite.id, subsite.slug, subsite.name, subsite.accent, joined.role, joined.notification_level as level,
       ${isSubsiteOpen("subsite")} as "isPublic", subsite.is_archived as "isArchived", subsite.is_self_joinable as "isSelfJoinable",
       subsite.listing, own.role as given
     from membership joined
     join subsite on subsite.site_id = $1 and subsite.id = joined.subsite_id
     left join membership own on own.site_id = $1 and own.subsite_id = subsite.id and own.person_id = $2
     where joined.site_id = $1 and joined.person_id = $3
     order by subsite.is_archived, lower(subsite.name), subsite.id`,
    [actor.siteId, actor.personId, personId],
  );
}
