import type { Tx } from "#database/transaction.ts";
import { passwordChanged } from "../events.ts";
import { endSessionsOf, savePassword } from "../store.ts";
import { dropLinks } from "./store.ts";

type NewSecret = {
  readonly personId: number;
  readonly passwordHash: string;
  /** How the person proved who they are. */
  readonly by: "password" | "link" | "command";
  /** The session that is to go on; null for none. */
  readonly keepToken: string | null;
};

/**
 * The one way to give a person another password: every link from before is void, and all sessions but the kept one end
 * (ASVS 7.4.3). Gives the number of those that ended.
 */
export async function giveNewPassword(
  { personId, passwordHash, by, keepToken }: NewSecret,
  tx: Tx,
): Promise<number> {
  await savePassword(personId, passwordHash, tx);
  await dropLinks(personId, tx);
  tx.announce(passwordChanged({ personId, by }));
  return endSessionsOf(personId, keepToken, tx);
}
