import type { Database } from "#database/connection.ts";
import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";
import { createSite } from "#features/sites/store.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { Refusal } from "#kernel/refusal.ts";
import { siteCreated } from "../events.ts";
import { addPerson } from "../store.ts";

export type FirstSite = {
  readonly name: string;
  readonly address: string | null;
  /** That in which the set-up was read; absent when nobody read it. */
  readonly language?: LanguageCode;
  readonly owner: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly position?: string;
  };
};

/** Makes a new set-up token, the only one that works; null when there is a site already. */
export async function openSetUp(database: Database): Promise<string | null> {
  const token = newToken();
  const { rowCount } = await database.pool.query(
    "update installation set setup_token_hash = $1 where not exists (select from site)",
    [hashOfToken(token)],
  );
  return rowCount === 1 ? token : null;
}

/** Whether the token is the one that was printed last and nobody has used it. */
export async function isSetUpToken(token: string, tx: Tx): Promise<boolean> {
  const rows = await run(tx, "select from installation where setup_token_hash = $1", [hashOfToken(token)]);
  return rows.length > 0;
}

/**
 * Makes the first site with its owner, once: of two that try, the second is refused, because both wait for the row of
 * the installation. `token` is null for the unattended set-up, which needs none. Gives what `furnish` gives.
 */
export async function makeFirstSite<Result>(
  database: Database,
  { site, token }: { site: FirstSite; token: string | null },
  furnish: (ownerId: number, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { name, address, language } = site;
  return createSite(database, { name, host: null, address, language }, async (siteId, tx) => {
    await demandFirst(siteId, token, tx);
    const ownerId = await addOwner(site.owner, tx);
    return furnish(ownerId, tx);
  });
}

async function demandFirst(siteId: number, token: string | null, tx: Tx): Promise<void> {
  const rows = await run<{ hash: Buffer | null }>(
    tx,
    "select setup_token_hash as hash from installation for update",
    [],
  );
  const others = await run(tx, "select from site where id <> $1 limit 1", [siteId]);
  const isRight = token === null || rows[0]?.hash?.equals(hashOfToken(token)) === true;
  if (!isRight || others.length > 0) throw new Refusal("setup-link-used");
  await run(tx, "update installation set setup_token_hash = null", []);
}

/** The first owner of a new site; announces the site, so that those who furnish it hear of it. */
export async function addOwner(owner: FirstSite["owner"], tx: Tx): Promise<number> {
  const id = await addPerson({ ...owner, role: "owner" }, tx);
  if (id === null) throw new Error("a new site has nobody yet, so no address can be taken");
  tx.announce(siteCreated({ ownerId: id }));
  return id;
}
