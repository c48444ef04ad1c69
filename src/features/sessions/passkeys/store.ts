import { createHash, randomBytes } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import type { KeptPasskey } from "#secrets/passkeys.ts";
import { askedUntil } from "./rules.ts";

/** A passkey in the list of its owner. */
export type OwnPasskey = {
  readonly id: number;
  /** Empty until its owner names it. */
  readonly name: string;
  /** The browser that made it, as it calls itself. */
  readonly device: string;
  readonly added: Date;
  readonly lastUsed: Date | null;
};

export type PasskeyOfPerson = KeptPasskey & {
  readonly id: number;
  readonly personId: number;
  readonly email: string;
};

/** Something that nobody could have signed before; `personId` is who adds a passkey, null for whoever signs in. */
export async function askChallenge(personId: number | null, now: Date, tx: Tx): Promise<Buffer> {
  const challenge = randomBytes(32);
  await run(
    tx,
    "insert into passkey_challenge (site_id, challenge_hash, person_id, expires) values ($1, $2, $3, $4)",
    [tx.siteId, hashOfChallenge(challenge), personId, askedUntil(now)],
  );
  return challenge;
}

/** Uses it up; false when it was asked of somebody else, too long ago, before, or never. */
export async function spendChallenge(
  challenge: Buffer,
  { personId, now }: { readonly personId: number | null; readonly now: Date },
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `delete from passkey_challenge where site_id = $1 and challenge_hash = $2 and person_id is not distinct from $3 and expires > $4
     returning challenge_hash`,
    [tx.siteId, hashOfChallenge(challenge), personId, now],
  );
  return rows.length > 0;
}

function hashOfChallenge(challenge: Buffer): Buffer {
  return createHash("sha256").update(challenge).digest();
}

const kept = `credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports`;

/** The passkey and its owner, locked until the change is done; null where nobody here has it. */
export async function findPasskey(credentialId: Buffer, tx: Tx): Promise<PasskeyOfPerson | null> {
  const rows = await run<PasskeyOfPerson>(
    tx,
    `select passkey.id::float8 as id, passkey.person_id::float8 as "personId", person.email, ${kept}
     from passkey join person on person.site_id = passkey.site_id and person.id = passkey.person_id
     where passkey.site_id = $1 and passkey.credential_id = $2 for update of passkey`,
    [tx.siteId, credentialId],
  );
  return rows[0] ?? null;
}

export async function savePasskeyUse(id: number, counter: number, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update passkey set counter = $3, last_used = $4 where site_id = $1 and id = $2", [
    tx.siteId,
    id,
    counter,
    now,
  ]);
}

/** The newest first. */
export async function passkeysOf(personId: number, tx: Tx): Promise<(OwnPasskey & KeptPasskey)[]> {
  return run<OwnPasskey & KeptPasskey>(
    tx,
    `select id::float8 as id, name, device, added, last_used as "lastUsed", ${kept} from passkey
     where site_id = $1 and person_id = $2 order by added desc, id desc`,
    [tx.siteId, personId],
  );
}

/** False where somebody here has it already. */
export async function savePasskey(
  {
    personId,
    device,
    key,
  }: { readonly personId: number; readonly device: string; readonly key: KeptPasskey },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into passkey (site_id, person_id, credential_id, public_key, counter, transports, device, added)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (site_id, credential_id) do nothing returning id`,
    [tx.siteId, personId, key.credentialId, key.publicKey, key.counter, key.transports, device, now],
  );
  return rows.length > 0;
}

export type Whose = { readonly personId: number; readonly id: number };

/** False where this person has no such passkey. */
export async function namePasskey({ personId, id }: Whose, name: string, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "update passkey set name = $4 where site_id = $1 and person_id = $2 and id = $3 returning id",
    [tx.siteId, personId, id, name],
  );
  return rows.length > 0;
}

export async function dropPasskey({ personId, id }: Whose, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "delete from passkey where site_id = $1 and person_id = $2 and id = $3 returning id",
    [tx.siteId, personId, id],
  );
  return rows.length > 0;
}
