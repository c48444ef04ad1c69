import type { Tx } from "#database/transaction.ts";
import { letIn } from "../joining-operations.ts";
import { listPreselected } from "./store.ts";

/** AUTJ-05, AUTJ-06: as viewers. */
export async function joinPreselected(personIds: readonly number[], tx: Tx): Promise<void> {
  for (const subsiteId of await listPreselected(tx))
    await letIn({ subsiteId, personIds, role: "viewer" }, tx);
}
