import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { type RefusalWording, sentenceOf } from "#kernel/refusal.ts";
import type { ListedUndertaking } from "./list-store.ts";
import { type Reason, isMoving, percentOf, valuesOf } from "./model/undertaking.ts";
import { mayCancel, mayUndo, namesItems } from "./rules.ts";
import type { UndertakingLine } from "./screen.ts";
import { undertakingRefusals, undertakingWords as words } from "./wording.ts";

type Telling = {
  readonly actor: Actor;
  readonly kinds: readonly AnyUndertakingKind[];
  readonly say: Say;
};

/** An undertaking in the words of its kind, as far as the actor may know of it. */
export function lineOf(row: ListedUndertaking, { actor, kinds, say }: Telling): UndertakingLine {
  const kind = kinds.find(({ name }) => name === row.kind);
  const book: RefusalWording<string> = { ...kind?.refusals, ...undertakingRefusals };
  const why = (reason: Reason) => {
    const code = reason.code in book ? reason.code : "undertaking-item-failed";
    return say(sentenceOf(book, code), reason.values);
  };
  const failures = namesItems(actor, row) ? row.failures : [];
  const left = row.done - row.undone;
  const count = row.failed + row.kept;
  return {
    id: row.id,
    title: kind ? say(kind.words.title, valuesOf(row)) : row.kind,
    state: row.state,
    percent: percentOf(row),
    result: resultOf(row, kind, say),
    reason: row.reason && why(row.reason),
    trouble: troubleOf(row, say),
    failures: failures.map(({ name, reason }) => ({ name, why: why(reason) })),
    moreFailures: failures.length > 0 ? count - failures.length : 0,
    began: row.began.getTime(),
    ended: row.ended?.getTime() ?? null,
    person: row.personId === actor.personId ? null : row.name,
    mayCancel: mayCancel(actor, row).allowed,
    mayUndo: mayUndo(actor, { ...row, left, hasUndo: (kind?.undo ?? null) !== null }).allowed,
  };
}

function resultOf(row: ListedUndertaking, kind: AnyUndertakingKind | undefined, say: Say): string {
  if (isMoving(row.state) || !kind) return "";
  const values = valuesOf(row);
  const left = { ...values, done: row.done - row.undone };
  if (row.state === "cancelled") return say(words.cancelledAfter, left);
  if (row.state === "stopped") return say(words.stoppedAfter, left);
  return say(row.state === "undone" ? kind.words.undone : kind.words.result, values);
}

function troubleOf({ failed, kept, state }: ListedUndertaking, say: Say): string | null {
  if (kept > 0 && state !== "done") return say(words.kept, { count: kept });
  return failed > 0 ? say(words.failed, { count: failed }) : null;
}
