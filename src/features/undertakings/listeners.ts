import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import { on } from "#outbox/listener.ts";
import { allUndertakingsTopic, undertakingDue, undertakingsTopic } from "./events.ts";
import { takeStep } from "./machine-operations.ts";
import { isMoving, percentOf } from "./model/undertaking.ts";

/**
 * Takes the steps, one event each. That events are told at least once, in turn, by one process at a time, again after failures and after a
 * restart is what the outbox does; that nothing is done twice follows from the mark in the row.
 */
export const undertakingListeners = (kinds: readonly AnyUndertakingKind[]) => [
  on(
    undertakingDue,
    { name: "undertakings", about: ({ undertakingId }) => undertakingId },
    async (asked, { write, now, actorFor, log }) => {
      await write(async (tx) => {
        const row = await takeStep(asked, { kinds, now, actorFor, log }, tx);
        if (!row || !isMoving(row.state)) return;
        const data = { percent: percentOf(row) };
        tx.signal(allUndertakingsTopic(tx.siteId), data);
        if (row.personId !== null) tx.signal(undertakingsTopic(row.personId), data);
      });
    },
  ),
];
