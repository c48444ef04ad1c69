import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "../store.ts";
import { type TwoStepFacts, waitingUntil } from "./rules.ts";

export type TwoStepStanding = TwoStepFacts & {
  readonly name: string;
  readonly email: string;
  readonly onSince: Date | null;
  readonly codesLeft: number;
};

/** How somebody stands with the second step; null when they are gone. */
export async function findStanding(personId: number, tx: Tx): Promise<TwoStepStanding | null> {
  const rows = await run<TwoStepStanding>(
    tx,
    `select person.name, person.email, person.role, site.two_step as need, two_step.on_since is not null as "isOn", two_step.on_since as "onSince",
       (select count(*)::int from recovery_code where recovery_code.site_id = $1 and recovery_code.person_id = $2 and used is null) as "codesLeft",
       site.with_subsites and exists (select from membership where membership.site_id = $1 and membership.person_id = $2 and membership.role = 'admin') as "isSubsiteAdmin"
     from person join site on site.id = person.site_id
     left join two_step on two_step.site_id = person.site_id and two_step.person_id = person.id
     where person.site_id = $1 and person.id = $2`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

/** The sealed secret, and the last period whose code was used; locked until the change is done. */
export async function findSecret(
  personId: number,
  tx: Tx,
): Promise<{ readonly secret: Buffer; readonly lastStep: number; readonly isOn: boolean } | null> {
  const rows = await run<{ secret: Buffer; lastStep: number; isOn: boolean }>(
    tx,
    `select secret, last_step::int as "lastStep", on_since is not null as "isOn" from two_step
     where site_id = $1 and person_id = $2 for update`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

/** The same, for screens, which change nothing. */
export async function readSecret(personId: number, tx: Tx): Promise<Buffer | null> {
  const rows = await run<{ secret: Buffer }>(
    tx,
    "select secret from two_step where site_id = $1 and person_id = $2",
    [tx.siteId, personId],
  );
  return rows[0]?.secret ?? null;
}

/** A secret that counts once a code of it was typed; false where one counts already. */
export async function saveSecret(
  { personId, secret }: { readonly personId: number; readonly secret: Buffer },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into two_step (site_id, person_id, secret, begun) values ($1, $2, $3, $4)
     on conflict (site_id, person_id) do update set secret = $3, begun = $4, last_step = 0
     where two_step.on_since is null returning person_id`,
    [tx.siteId, personId, secret, now],
  );
  return rows.length > 0;
}

export async function saveTurnedOn(personId: number, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update two_step set on_since = $3 where site_id = $1 and person_id = $2", [
    tx.siteId,
    personId,
    now,
  ]);
}

/** The code of this period is used up, and those before it; false when it was already. */
export async function spendStep(personId: number, step: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `update two_step set last_step = $3 where site_id = $1 and person_id = $2 and last_step < $3 returning person_id`,
    [tx.siteId, personId, step],
  );
  return rows.length > 0;
}

export async function spendRecoveryCode(personId: number, code: string, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `update recovery_code set used = $4 where site_id = $1 and person_id = $2 and code_hash = $3 and used is null
     returning person_id`,
    [tx.siteId, personId, hashOfToken(code), now],
  );
  return rows.length > 0;
}

/** These instead of those from before. */
export async function saveRecoveryCodes(personId: number, codes: readonly string[], tx: Tx): Promise<void> {
  await run(tx, "delete from recovery_code where site_id = $1 and person_id = $2", [tx.siteId, personId]);
  await run(
    tx,
    "insert into recovery_code (site_id, person_id, code_hash) select $1, $2, unnest($3::bytea[])",
    [tx.siteId, personId, codes.map(hashOfToken)],
  );
}

/** False where there was none that counted. */
export async function dropTwoStep(personId: number, tx: Tx): Promise<boolean> {
  const rows = await run<{ wasOn: boolean }>(
    tx,
    `delete from two_step where site_id = $1 and person_id = $2 returning on_since is not null as "wasOn"`,
    [tx.siteId, personId],
  );
  return rows[0]?.wasOn ?? false;
}

/** Somebody has proved the first step; gives the token that the second one needs. */
export async function startWaiting(personId: number, now: Date, tx: Tx): Promise<string> {
  const token = newToken();
  await run(
    tx,
    "insert into waiting_sign_in (site_id, token_hash, person_id, expires) values ($1, $2, $3, $4)",
    [tx.siteId, hashOfToken(token), personId, waitingUntil(now)],
  );
  return token;
}

export async function findWaiting(token: string | null, now: Date, tx: Tx): Promise<number | null> {
  if (token === null) return null;
  const rows = await run<{ personId: number }>(
    tx,
    `select person_id as "personId" from waiting_sign_in where site_id = $1 and token_hash = $2 and expires > $3`,
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0]?.personId ?? null;
}

/** All that wait for this person: one of them has come in, or none of them may any more. */
export async function endWaiting(personId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from waiting_sign_in where site_id = $1 and person_id = $2", [tx.siteId, personId]);
}
