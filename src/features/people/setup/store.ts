import type { Database } from "#database/connection.ts";
import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";

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

function hexOf(token: string): string {
  return hashOfToken(token).toString("hex");
}

/** Waits for whoever is setting up at the same time; whether another site is there already. */
export async function holdInstallation(siteId: number, tx: Tx): Promise<{ hasOthers: boolean }> {
  await run(tx, "select from installation for update", []);
  const others = await run(tx, "select from site where id <> $1 limit 1", [siteId]);
  return { hasOthers: others.length > 0 };
}

export async function forgetSetUpLinks(tx: Tx): Promise<void> {
  await run(tx, "update installation set setup_links = '[]'", []);
}
