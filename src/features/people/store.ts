import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { groupIdsOf } from "#features/sessions/store.ts";
import { writePersonSearch } from "./search-store.ts";
import type { LanguageCode } from "#kernel/languages.ts";

export type NewPerson = {
  readonly email: string;
  readonly name: string;
  readonly role: SiteRole;
  readonly passwordHash: string | null;
  readonly position?: string;
};

/** The new person's id; null when the address belongs to somebody here already. */
export async function addPerson(person: NewPerson, tx: Tx): Promise<number | null> {
  const row = await tx.db
    .insertInto("person")
    .values({
      site_id: tx.siteId,
      email: person.email,
      name: person.name,
      name_key: nameKey(person.name),
      role: person.role,
      password_hash: person.passwordHash,
      position: person.position ?? "",
      language: null,
      time_zone: null,
      hour12: null,
      date_order: null,
      invited: null,
      last_seen: null,
    })
    .onConflict((conflict) => conflict.columns(["site_id", "email"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await writePersonSearch({ position: "", ...person, id: row.id }, tx);
  return row?.id ?? null;
}

/** What a person is on the site, and what of the site their rights go by. */
type Standing = {
  role: SiteRole;
  withSubsites: boolean;
  editorsArrange: boolean;
  groupIds: readonly number[];
};

/** What proves a person to a command, by address or without one the site's first owner; null when nobody is that. */
export async function findByAddressOrFirstOwner(
  email: string | null,
  tx: Tx,
): Promise<({ personId: number } & Standing) | null> {
  const rows = await run<{ personId: number } & Standing>(
    tx,
    `select person.id as "personId", person.role, site.with_subsites as "withSubsites", site.editors_arrange as "editorsArrange", to_json(${groupIdsOf("person.id")}) as "groupIds"
     from person join site on site.id = person.site_id
     where person.site_id = $1 and (person.email = $2 or ($2::text is null and person.role = 'owner'))
     order by person.id limit 1`,
    [tx.siteId, email],
  );
  return rows[0] ?? null;
}

/** What a person is on the site, with what of the site decides what they read; null when they are gone. */
export async function findStandingPerson(
  personId: number,
  tx: Tx,
): Promise<(Standing & { publicPages: boolean }) | null> {
  const rows = await run<Standing & { publicPages: boolean }>(
    tx,
    `select person.role, site.with_subsites as "withSubsites", site.editors_arrange as "editorsArrange", to_json(${groupIdsOf("person.id")}) as "groupIds", site.public_pages as "publicPages"
     from person join site on site.id = person.site_id where person.site_id = $1 and person.id = $2`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

export type PersonRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly position: string;
  /** The address of their picture; null for initials. */
  readonly photo: string | null;
  readonly role: SiteRole;
  readonly hasPassword: boolean;
  /** They have signed in at least once. */
  readonly isSeen: boolean;
  readonly isTwoStepOn: boolean;
  readonly invited: Date | null;
  readonly inviteExpires: Date | null;
};

/** In SQL, whether a second step stands at the sign-in of the row `person`. */
export const twoStepOn =
  "exists (select from two_step where two_step.site_id = person.site_id and two_step.person_id = person.id and on_since is not null)";

/** The columns of a `PersonRow`, in SQL, of the row `person`; of those who are here no invitation is looked for. */
export const shownPerson = `person.id, person.name, person.email, person.position, person.photo, person.role,
  person.password_hash is not null as "hasPassword", person.last_seen is not null as "isSeen", person.invited,
  ${twoStepOn} as "isTwoStepOn",
  case when person.password_hash is null then (select max(expires) from person_token
    where person_token.site_id = person.site_id and person_token.person_id = person.id and person_token.kind = 'invite') end as "inviteExpires"`;

/** The first rows of a list, and how many it has, at most one more than are shown. */
export type Listed<Row> = { readonly rows: readonly Row[]; readonly count: number };

/** What a statement of a list gives: its rows, each with the count; none at all where nobody is found. */
export function listedOf<Row>(rows: readonly (Row & { readonly listed: number })[]): Listed<Row> {
  return { rows, count: rows[0]?.listed ?? 0 };
}

/** In SQL, that the row `person` is in the group of this number; one that was deleted holds nobody. */
export const inGroupNumbered = (id: string) =>
  `and person.id in (select member.person_id from group_member member join person_group held
     on held.site_id = $1 and held.id = member.group_id and held.deleted is null
     where member.site_id = $1 and member.group_id = ${id})`;

/** One person as the directory shows them, in a list of one; empty when there is none such. */
export async function listPerson(actor: Actor, id: number, tx: Tx): Promise<PersonRow[]> {
  return run<PersonRow>(tx, `select ${shownPerson} from person where site_id = $1 and id = $2`, [
    actor.siteId,
    id,
  ]);
}

/** A person of the site, locked until the change is done; null when there is none such. */
export async function findPerson(actor: Actor, id: number, tx: Tx): Promise<PersonRow | null> {
  const rows = await run<PersonRow>(
    tx,
    `select ${shownPerson} from person where site_id = $1 and id = $2 for update`,
    [actor.siteId, id],
  );
  return rows[0] ?? null;
}

/** The number of owners, all of them locked, so that two who demote each other cannot both pass. */
export async function countOwners(actor: Actor, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    "select id from person where site_id = $1 and role = 'owner' order by id for update",
    [actor.siteId],
  );
  return rows.length;
}

/** The number of owners as a screen is told it; nothing may be decided on it. */
export async function readOwners(actor: Actor, tx: Tx): Promise<number> {
  const rows = await run<{ owners: number }>(
    tx,
    "select count(*)::int as owners from person where site_id = $1 and role = 'owner'",
    [actor.siteId],
  );
  return rows[0]?.owners ?? 0;
}

export async function saveRole(actor: Actor, person: { id: number; role: SiteRole }, tx: Tx): Promise<void> {
  await tx.db
    .updateTable("person")
    .set({ role: person.role })
    .where("site_id", "=", actor.siteId)
    .where("id", "=", person.id)
    .execute();
}

type Invited = { readonly personId: number; readonly inviterId: number | null };

/** The invitation that is now on its way, from somebody or, by a command, from nobody. */
export async function noteInvited({ personId, inviterId }: Invited, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update person set invited = $3, inviter_id = coalesce($4, inviter_id) where site_id = $1 and id = $2",
    [tx.siteId, personId, now, inviterId],
  );
}

/** What became of the mail with an invitation: a mail server took it, or refuses the address. */
export async function noteWelcomed(
  personId: number,
  became: "mailed" | "bounced",
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(tx, `update person set invite_${became} = $3 where site_id = $1 and id = $2`, [
    tx.siteId,
    personId,
    now,
  ]);
}

export type MailedPerson = {
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode | null;
  readonly hasPassword: boolean;
};

/** Whom a mail goes to; null when they are gone. */
export async function findName(personId: number, tx: Tx): Promise<MailedPerson | null> {
  const rows = await run<MailedPerson>(
    tx,
    `select name, email, language, password_hash is not null as "hasPassword" from person where site_id = $1 and id = $2`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

export type Account = { readonly id: number; readonly email: string; readonly hasPassword: boolean };

/** Those of the addresses that belong to somebody on the site. */
export async function findAccounts(actor: Actor, emails: readonly string[], tx: Tx): Promise<Account[]> {
  return run<Account>(
    tx,
    `select id, email, password_hash is not null as "hasPassword" from person where site_id = $1 and email = any($2)`,
    [actor.siteId, emails],
  );
}
