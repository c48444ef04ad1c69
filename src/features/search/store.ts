import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { personSearch } from "#kernel/search/query.ts";

export type FoundPerson = { readonly id: number; readonly name: string; readonly position: string };

/** How many people of a common name are looked at before they are put in order. */
const candidates = 200;

/** The people of the site whose name, e-mail or position begins with the words typed, by name, at most `most`. */
export async function findPeople(actor: Actor, typed: string, most: number, tx: Tx): Promise<FoundPerson[]> {
  const query = personSearch(typed);
  if (query === null) return [];
  return run<FoundPerson>(
    tx,
    `select person.id, person.name, person.position from search_people($2::bigint[], $3, $4) hit
     join person on person.site_id = $1 and person.id = hit.person_id order by person.name_key, person.id limit $5`,
    [actor.siteId, actor.principals, query, candidates, most],
  );
}
