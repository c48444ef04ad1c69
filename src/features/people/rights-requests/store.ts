import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import type { SiteRole } from "#kernel/viewer.ts";

export type Candidate = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
  readonly language: LanguageCode | null;
};

/** As many as one can choose from at a glance. */
export const candidatesMost = 100;

const askable = "site_id = $1 and role = any($2::text[]) and password_hash is not null";

/** Those of the roles who have signed in and can answer, by name; not the actor. */
export async function listCandidates(actor: Actor, roles: readonly SiteRole[], tx: Tx): Promise<Candidate[]> {
  return run<Candidate>(
    tx,
    `select id, name, email, role, language from person where ${askable} and id is distinct from $3
     order by name_key, id limit ${candidatesMost}`,
    [actor.siteId, [...roles], actor.personId],
  );
}

export async function findCandidate(
  id: number,
  roles: readonly SiteRole[],
  tx: Tx,
): Promise<Candidate | null> {
  const rows = await run<Candidate>(
    tx,
    `select id, name, email, role, language from person where ${askable} and id = $3`,
    [tx.siteId, [...roles], id],
  );
  return rows[0] ?? null;
}

/** Who asks, with the role they have by now; null when they are gone. */
export async function findAsker(id: number, tx: Tx): Promise<Candidate | null> {
  const rows = await run<Candidate>(
    tx,
    "select id, name, email, role, language from person where site_id = $1 and id = $2",
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}
