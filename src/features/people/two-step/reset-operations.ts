import type { Tx } from "#database/transaction.ts";
import { sessionsEnded } from "#features/sessions/events.ts";
import { endSessionsOf } from "#features/sessions/store.ts";
import { twoStepReset } from "#features/sessions/two-step/events.ts";
import { dropTwoStep } from "#features/sessions/two-step/store.ts";

/** Takes the second step away from somebody and signs them out everywhere; false where there was none. */
export async function takeTwoStep(personId: number, tx: Tx): Promise<boolean> {
  if (!(await dropTwoStep(personId, tx))) return false;
  tx.announce(twoStepReset({ personId }));
  if ((await endSessionsOf(personId, null, tx)) > 0) tx.announce(sessionsEnded({ personId }));
  return true;
}
