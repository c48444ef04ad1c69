import { type Tx, run } from "#database/transaction.ts";

export async function readPasskeys(tx: Tx): Promise<boolean> {
  const rows = await run<{ on: boolean }>(tx, `select passkeys as "on" from site where id = $1`, [tx.siteId]);
  return rows[0]?.on ?? false;
}

export async function savePasskeys(on: boolean, tx: Tx): Promise<void> {
  await run(tx, "update site set passkeys = $2 where id = $1", [tx.siteId, on]);
}
