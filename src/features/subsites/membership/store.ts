import { type Tx, run } from "#database/transaction.ts";
import { peopleShown } from "#features/people/rules.ts";
import { contactsMost } from "#features/people/invites/rules.ts";
import {
  areFoundByLetters,
  firstPeople,
  foundByLetters,
  heldByName,
  holder,
  holdersOf,
} from "#features/people/sought-store.ts";
import { type Listed, type PersonRow, listedOf, shownPerson } from "#features/people/store.ts";
import type { Several } from "../joining-store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { type Area, type SubsiteRole, mainGroup } from "#kernel/viewer.ts";

export type SubsitePersonRow = PersonRow & { readonly given: SubsiteRole };

/** That a person holds each of the words in their name or address, in SQL; their holders are the values from this place on. */
const holding = (words: readonly string[], from: number) =>
  words
    .map((_, at) => `and (person.name_key like $${at + from} or person.email like $${at + from})`)
    .join(" ");

/** In SQL, the people of the subsite $2 by name. */
const peopleIn = {
  columns: "joined.person_id, joined.role, joined.name_key",
  rows: "membership joined where joined.site_id = $1 and joined.subsite_id = $2",
  order: "name_key, person_id",
};

const holdsAll = "joined.sought like all($4::text[])";

const [everybodyIn, holdersIn, holdersByLetters] = [
  `found as (${firstPeople(peopleIn)})`,
  `found as (${firstPeople(peopleIn, `and ${holdsAll}`)})`,
  foundByLetters(peopleIn, {
    candidates: heldByName("$2", "$4::text[]"),
    holds: holdsAll,
    id: "joined.person_id",
  }),
] as const;

/**
 * The people of a subsite by name, of those who hold the words, counted to one more than are shown. They are read along an index that holds their names,
 * addresses and roles; only of the first ones the rest is looked up, in one walk along the key ("offset 0"), whatever statistics say.
 */
export async function listPeopleOf(
  subsiteId: Area,
  { words, most }: { readonly words: readonly string[]; readonly most: number },
  tx: Tx,
): Promise<Listed<SubsitePersonRow>> {
  const isSearch = words.length > 0;
  const found = !isSearch ? everybodyIn : areFoundByLetters(words) ? holdersByLetters : holdersIn;
  return listedOf(
    await run(
      tx,
      `with ${found},
       listed as materialized (select * from found order by name_key, person_id limit ${peopleShown + 1}),
       first as materialized (select * from listed order by name_key, person_id limit $3)
       select ${shownPerson}, first.role as given, (select count(*)::int from listed) as listed
       from (select * from person where site_id = $1 and id = any(array(select person_id from first)) offset 0) person
       join first on first.person_id = person.id
       order by person.name_key, person.id`,
      [tx.siteId, subsiteId, most, ...(isSearch ? [holdersOf(words)] : [])],
    ),
  );
}

export type Contact = { readonly email: string; readonly name: string; readonly isMember: boolean };

/** The people of the site by name, and whether they are in a subsite; all of them are in the main group. */
export async function listContacts(
  actor: Actor,
  { subsiteId, words }: { readonly subsiteId: Area; readonly words: readonly string[] },
  tx: Tx,
): Promise<Contact[]> {
  return run<Contact>(
    tx,
    `select person.email, person.name, $2::bigint = ${mainGroup} or exists (select from membership joined
       where joined.site_id = $1 and joined.subsite_id = $2 and joined.person_id = person.id) as "isMember"
     from person where person.site_id = $1 ${holding(words, 3)}
     order by person.name_key, person.id limit ${contactsMost}`,
    [actor.siteId, subsiteId, ...words.map(holder)],
  );
}

/** Those of some people who are in a subsite. */
export async function listMembersOf(
  subsiteId: Area,
  personIds: readonly number[],
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    "select person_id as id from membership where site_id = $1 and subsite_id = $2 and person_id = any($3)",
    [tx.siteId, subsiteId, personIds],
  );
  return rows.map(({ id }) => id);
}

/** How people of a subsite are told of it. */
export async function saveLevels(
  { subsiteId, personIds, level }: Several & { level: string },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update membership set notification_level = $4 where site_id = $1 and subsite_id = $2 and person_id = any($3)`,
    [tx.siteId, subsiteId, personIds, level],
  );
}

export type Addition = {
  readonly subsite: string;
  readonly slug: string;
  readonly person: { readonly name: string; readonly email: string; readonly language: LanguageCode | null };
  readonly by: string | null;
};

/** Somebody who was let into a subsite by an administrator, and is still there; null as well while they cannot sign in. */
export async function findAddition(
  { subsiteId, personId, byId }: { subsiteId: Area; personId: number; byId: number | null },
  tx: Tx,
): Promise<Addition | null> {
  const rows = await run<Addition>(
    tx,
    `select subsite.name as subsite, subsite.slug, adder.name as by,
       json_build_object('name', person.name, 'email', person.email, 'language', person.language) as person
     from membership joined
     join subsite on subsite.site_id = $1 and subsite.id = joined.subsite_id
     join person on person.site_id = $1 and person.id = joined.person_id and person.password_hash is not null
     left join person adder on adder.site_id = $1 and adder.id = $4
     where joined.site_id = $1 and joined.subsite_id = $2 and joined.person_id = $3`,
    [tx.siteId, subsiteId, personId, byId],
  );
  return rows[0] ?? null;
}
