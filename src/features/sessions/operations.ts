import type { Tx } from "#database/transaction.ts";
import { sessionsEnded } from "./events.ts";
import { endSession } from "./store.ts";

/** Ends the session that a browser has, if any: signing out, or signing in anew (ASVS 7.2.4). */
export async function leaveSession(token: string | null, tx: Tx): Promise<void> {
  const personId = token === null ? null : await endSession(token, tx);
  if (personId !== null) tx.announce(sessionsEnded({ personId }));
}
