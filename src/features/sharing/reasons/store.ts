import { type Tx, run } from "#database/transaction.ts";
import { heldPrincipals } from "#features/access/store.ts";
import { isSubsiteOpen } from "#features/subsites/store.ts";
import type { Area, SiteRole, SubsiteRole } from "#kernel/viewer.ts";

/** Somebody who is asked about: what they hold on this site, and what they are where the page lies. */
export type PersonAsked = {
  readonly id: number;
  readonly name: string;
  readonly role: SiteRole;
  /** Their own role in the subsite, whatever being archived makes of it; null for who is not in it. */
  readonly joined: SubsiteRole | null;
  readonly held: readonly number[];
};

export async function findPersonAsked(id: number, area: Area, tx: Tx): Promise<PersonAsked | null> {
  const rows = await run<PersonAsked>(
    tx,
    `select person.id, person.name, person.role,
       (select joined.role from membership joined where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = $3) as joined,
       (select coalesce(json_agg(held.id), '[]') from (${heldPrincipals("person")}) held) as held
     from person where person.site_id = $1 and person.id = $2`,
    [tx.siteId, id, area],
  );
  return rows[0] ?? null;
}

/** Where the page lies: whether it is archived, open to the world, and whom to ask there, at most three by name. */
export type Place = {
  readonly isArchived: boolean;
  readonly isOpen: boolean;
  readonly admins: readonly string[];
};

export async function readPlaceOf(area: Area, tx: Tx): Promise<Place> {
  const rows = await run<Place>(
    tx,
    `select subsite.is_archived as "isArchived", ${isSubsiteOpen("subsite")} as "isOpen",
       array(select person.name from membership joined join person on person.site_id = $1 and person.id = joined.person_id
         where joined.site_id = $1 and joined.subsite_id = subsite.id and joined.role = 'admin'
         order by person.name_key, person.id limit 3) as admins
     from subsite where subsite.site_id = $1 and subsite.id = $2`,
    [tx.siteId, area],
  );
  return rows[0] ?? { isArchived: false, isOpen: false, admins: [] };
}
