import { type Tx, run } from "#database/transaction.ts";

export async function readCelebrates(tx: Tx): Promise<boolean> {
  const rows = await run<{ celebrates: boolean }>(tx, "select celebrates from site where id = $1", [
    tx.siteId,
  ]);
  return rows[0]?.celebrates ?? false;
}

export async function saveCelebrates(on: boolean, tx: Tx): Promise<void> {
  await run(tx, "update site set celebrates = $2 where id = $1", [tx.siteId, on]);
}
