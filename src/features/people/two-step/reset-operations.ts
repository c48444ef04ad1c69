import type { Tx } from "#database/transaction.ts";
import { sessionsEnded } from "#features/sessions/events.ts";
import { endSessionsOf, holdPerson } from "#features/sessions/store.ts";
import { twoStepReset } from "#features/sessions/two-step/events.ts";
import { dropTwoStep, endWaiting } from "#features/sessions/two-step/store.ts";

/** Takes the second step away from somebody and signs them out everywhere, also where they wait for a code; false where there was none. */
export async function takeTwoStep(personId: number, tx: Tx): Promise<boolean> {
  await holdPerson(personId, tx);
  if (!(await dropTwoStep(personId, tx))) return false;
  await endWaiting(personId, tx);
  tx.announce(twoStepReset({ personId }));
  if ((await endSessionsOf(personId, null, tx)) > 0) tx.announce(sessionsEnded({ personId }));
  return true;
}
