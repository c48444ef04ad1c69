import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { personVector } from "#kernel/search/lexemes.ts";

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
