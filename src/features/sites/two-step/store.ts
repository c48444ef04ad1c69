import { type Tx, run } from "#database/transaction.ts";
import type { TwoStepNeed } from "../contract.ts";

export async function readTwoStepNeed(tx: Tx): Promise<TwoStepNeed> {
  const rows = await run<{ need: TwoStepNeed }>(tx, "select two_step as need from site where id = $1", [
    tx.siteId,
  ]);
  return rows[0]?.need ?? "nobody";
}

export async function saveTwoStepNeed(need: TwoStepNeed, tx: Tx): Promise<void> {
  await run(tx, "update site set two_step = $2 where id = $1", [tx.siteId, need]);
}
