import { handle } from "#calls/handle.ts";
import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { demand, found } from "#kernel/refusal.ts";
import { cancelUndertaking, undoUndertaking } from "./contract.ts";
import { listUndertakings } from "./list-store.ts";
import { endNow, turnAround } from "./machine-operations.ts";
import { type UndertakingRow, isMoving } from "./model/undertaking.ts";
import { lineOf } from "./line-operations.ts";
import { mayCancel, mayUndo, maySeeUndertaking, maySeeUndertakings, undertakingsShown } from "./rules.ts";
import { readUndertakings } from "./screen.ts";
import { lockUndertaking } from "./store.ts";
import { undertakingWords } from "./wording.ts";

/** Calls on undertakings of these kinds. */
export const undertakingHandlers = (kinds: readonly AnyUndertakingKind[]) => [
  handle(readUndertakings, async ({ actor, tx, say }) => {
    demand(maySeeUndertakings(actor));
    const rows = await listUndertakings(actor, undertakingsShown, tx);
    const lines = rows
      .filter((row) => maySeeUndertaking(actor, row).allowed)
      .map((row) => lineOf(row, { actor, kinds, say }));
    return {
      title: say(undertakingWords.title),
      running: lines.filter(({ state }) => isMoving(state)),
      ended: lines.filter(({ state }) => !isMoving(state)),
    };
  }),

  handle(cancelUndertaking, async ({ input, actor, tx, now }) => {
    demand(maySeeUndertakings(actor));
    const row = await lockedRow(input.id, tx);
    demand(mayCancel(actor, row));
    await endNow(row, now, tx);
    return {};
  }),

  handle(undoUndertaking, async ({ input, actor, tx, now }) => {
    demand(maySeeUndertakings(actor));
    const row = await lockedRow(input.id, tx);
    demand(maySeeUndertaking(actor, row));
    const kind = kinds.find(({ name }) => name === row.kind);
    const hasUndo = (kind?.undo ?? null) !== null;
    demand(mayUndo(actor, { ...row, left: row.done - row.undone, hasUndo }));
    const turned = await turnAround(actor, { kind: found(kind, "nothing-to-undo"), row, now }, tx);
    return { undone: turned.undone - row.undone, kept: turned.kept };
  }),
];

async function lockedRow(id: number, tx: Tx): Promise<UndertakingRow> {
  return found(await lockUndertaking(id, tx), "undertaking-not-found");
}
