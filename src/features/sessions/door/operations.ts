import type { Tx } from "#database/transaction.ts";
import { demand, found } from "#kernel/refusal.ts";
import { mayUsePassword } from "./rules.ts";
import { findPasswordFacts } from "./store.ts";

/** Refuses whoever has to sign in with the account of their company; asked once a password or a link was right, so that nobody else learns of it. */
export async function demandPasswordCounts(personId: number, tx: Tx): Promise<void> {
  demand(mayUsePassword(found(await findPasswordFacts(personId, tx), "signed-out")));
}
