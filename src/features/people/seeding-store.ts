import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { personVector } from "#kernel/search/lexemes.ts";
import type { SiteRole } from "#kernel/viewer.ts";

export type SeededPerson = { readonly name: string; readonly email: string; readonly role: SiteRole };

/** Adds many people in one statement, with what they are found by; those who are there already stay as they are. */
export async function addPeopleInBulk(
  people: readonly SeededPerson[],
  passwordHash: string | null,
  tx: Tx,
): Promise<void> {
  const added = await run<{ id: number; name: string; email: string }>(
    tx,
    `insert into person (site_id, email, name, name_key, role, password_hash)
     select $1, email, name, name_key, role, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as each (email, name, name_key, role)
     on conflict do nothing returning id, name, email`,
    [
      tx.siteId,
      people.map((each) => each.email),
      people.map((each) => each.name),
      people.map((each) => nameKey(each.name)),
      people.map((each) => each.role),
      passwordHash,
    ],
  );
  await run(
    tx,
    `insert into search_document (site_id, kind, subject_id, words, readers)
     select $1, 'person', id, words::tsvector, array[search_reader($4)] from unnest($2::bigint[], $3::text[]) as each (id, words)`,
    [
      tx.siteId,
      added.map((each) => each.id),
      added.map((each) => personVector(`${each.name} ${each.email}`)),
      principal("everybody"),
    ],
  );
}

/** The id of a seeded person. */
export async function seededPersonId(email: string, tx: Tx): Promise<number> {
  const rows = await run<{ id: number }>(tx, "select id from person where site_id = $1 and email = $2", [
    tx.siteId,
    email,
  ]);
  return rows[0]?.id ?? 0;
}
