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

/** The token of a link, and when it was brought; null where nobody needs to prove anything. */
type Proof = { readonly token: string; readonly now: Date } | null;

/** How long a printed link works, and how many of them at once: logs are read by more people than their owner. */
const setUpDays = 7;
const setUpMost = 20;

/**
 * Makes a new set-up token; null when there is a site already. Those of other starts go on working, because processes start
 * beside each other and whoever sets up reads the log of any of them.
 */
export async function openSetUp(database: Database, now: Date): Promise<string | null> {
  const token = newToken();
  const link = { hash: hexOf(token), until: now.getTime() + setUpDays * 24 * 60 * 60 * 1000 };
  const { rowCount } = await database.pool.query(
    `update installation set setup_links = (
       select jsonb_agg(link order by (link->>'until')::bigint desc) from (
         select link from jsonb_array_elements(setup_links || $1::jsonb) link
         where (link->>'until')::bigint > $2 order by (link->>'until')::bigint desc limit $3) kept)
     where not exists (select from site)`,
    [JSON.stringify([link]), now.getTime(), setUpMost],
  );
  return rowCount === 1 ? token : null;
}

/** Whether a start has printed the token, not too long ago, and nobody has made the site since. */
export async function isSetUpToken(token: string, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from installation, jsonb_array_elements(setup_links) link
     where link->>'hash' = $1 and (link->>'until')::bigint > $2`,
    [hexOf(token), now.getTime()],
  );
  return rows.length > 0;
}

/**
 * Makes the first site with its owner, once: of two that try, the second is refused, because both wait for the row of
 * the installation. The unattended set-up brings no proof. Gives what `furnish` gives.
 */
export async function makeFirstSite<Result>(
  database: Database,
  { site, proof }: { site: FirstSite; proof: Proof },
  furnish: (ownerId: number, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { name, address, language } = site;
  return createSite(database, { name, host: null, address, language }, async (siteId, tx) => {
    await demandFirst(siteId, proof, tx);
    const ownerId = await addOwner(site.owner, tx);
    return furnish(ownerId, tx);
  });
}

async function demandFirst(siteId: number, proof: Proof, tx: Tx): Promise<void> {
  await run(tx, "select from installation for update", []);
  const others = await run(tx, "select from site where id <> $1 limit 1", [siteId]);
  const isRight = proof === null || (await isSetUpToken(proof.token, proof.now, tx));
  if (!isRight || others.length > 0) throw new Refusal("setup-link-used");
  await run(tx, "update installation set setup_links = '[]'", []);
}

function hexOf(token: string): string {
  return hashOfToken(token).toString("hex");
}

/** The first owner of a new site; announces the site, so that those who furnish it hear of it. */
export async function addOwner(owner: FirstSite["owner"], tx: Tx): Promise<number> {
  const id = await addPerson({ ...owner, role: "owner" }, tx);
  if (id === null) throw new Error("a new site has nobody yet, so no address can be taken");
  tx.announce(siteCreated({ ownerId: id }));
  return id;
}
