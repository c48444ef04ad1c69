import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { personVector } from "#kernel/search/lexemes.ts";
import { personSearch } from "#kernel/search/query.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";

/**
 * Writes what a person is found by, in the transaction of the change. People are found by everybody of the site, by
 * name, e-mail and position; externals and visitors find nobody.
 */
export async function writePersonSearch(
  person: { readonly id: number; readonly name: string; readonly email: string; readonly position: string },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into search_document (site_id, kind, subject_id, words, readers)
     values ($1, 'person', $2, $3::tsvector, array[search_reader($4)])
     on conflict (site_id, kind, subject_id) do update set words = excluded.words`,
    [
      tx.siteId,
      person.id,
      personVector(`${person.name} ${person.email} ${person.position}`),
      principal("everybody"),
    ],
  );
}

/** A person who has left is not found. */
export async function removePersonSearch(personId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from search_document where site_id = $1 and kind = 'person' and subject_id = $2", [
    tx.siteId,
    personId,
  ]);
}

export type FoundPerson = {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
};

/** Everybody is in the main group. */
const isInArea = (id: string) =>
  `($7 = ${mainGroup} or exists (select from membership where membership.site_id = $1 and membership.subsite_id = $7 and membership.person_id = ${id}))`;

/** How many people of a common name are looked at before they are put in order. */
const candidates = 200;

/**
 * The people of the site whose name, e-mail or position begins with the words typed, at most `most`: first those whose name
 * begins so, read along the index of names so that a short beginning finds them among any number; where these are too few, the others by
 * name, and before them those of whom another word of the name begins so. `area` keeps to those who are in a subsite.
 */
export async function findPeople(
  actor: Actor,
  { typed, most, area = mainGroup }: { typed: string; most: number; area?: Area },
  tx: Tx,
): Promise<FoundPerson[]> {
  const query = personSearch(typed);
  // People are told of to everybody of the site: of whoever is not one of them no row is asked.
  if (query === null || !actor.principals.includes(principal("everybody"))) return [];
  return run<FoundPerson>(
    tx,
    `with named as materialized (
       select id from person where site_id = $1 and name_key >= $6 and name_key < $6 || chr(1114111) and ${isInArea("person.id")}
       order by name_key, id limit $5)
     select hit.id, person.name, person.position, person.photo from (
       select id from named
       union select person_id from search_people($2::bigint[], $3, $4) where (select count(*) from named) < $5) hit
     cross join lateral (select name, position, photo, name_key from person where site_id = $1 and id = hit.id and ${isInArea("hit.id")} limit 1) person
     order by case when starts_with(person.name_key, $6) then 0 when strpos(person.name_key, ' ' || $6) > 0 then 1 else 2 end,
       person.name_key, hit.id limit $5`,
    [actor.siteId, [principal("everybody")], query, candidates, most, nameKey(typed), area],
  );
}

/** Lets search find somebody as they are now. */
export async function refreshPersonSearch(id: number, tx: Tx): Promise<void> {
  const rows = await run<{ id: number; name: string; email: string; position: string }>(
    tx,
    "select id, name, email, position from person where site_id = $1 and id = $2",
    [tx.siteId, id],
  );
  if (rows[0]) await writePersonSearch(rows[0], tx);
}
