import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { type RefusalWording, sentenceOf } from "#kernel/refusal.ts";
import type { Values } from "#kernel/words.ts";
import type { ListedUndertaking } from "./list-store.ts";
import { type Reason, isMoving, percentOf, valuesOf, withNumbersAlone } from "./model/undertaking.ts";
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
  const named = namesItems(actor, row);
  const why = ({ code, values }: Reason) => {
    const isKept =
      code in book && (named || Object.values(values).every((value) => typeof value === "number"));
    return isKept ? say(sentenceOf(book, code), values) : say(sentenceOf(book, "undertaking-item-failed"));
  };
  const failures = named ? row.failures : [];
  const said = named || !kind?.titleForOthers ? valuesOf(row) : withNumbersAlone(valuesOf(row));
  const title = (named ? undefined : kind?.titleForOthers) ?? kind?.words.title;
  const left = row.done - row.undone;
  const count = row.failed + row.kept;
  return {
    id: row.id,
    title: title ? say(title, said) : row.kind,
    state: row.state,
    percent: percentOf(row),
    result: resultOf(row, { kind, said, say }),
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

type Said = { readonly kind: AnyUndertakingKind | undefined; readonly said: Values; readonly say: Say };

function resultOf(row: ListedUndertaking, { kind, said, say }: Said): string {
  if (isMoving(row.state) || !kind) return "";
  const left = { ...said, done: row.done - row.undone };
  if (row.state === "cancelled") return say(words.cancelledAfter, left);
  if (row.state === "stopped") return say(words.stoppedAfter, left);
  return say(row.state === "undone" ? kind.words.undone : kind.words.result, said);
}

function troubleOf({ failed, kept, state }: ListedUndertaking, say: Say): string | null {
  if (kept > 0 && state !== "done") return say(words.kept, { count: kept });
  return failed > 0 ? say(words.failed, { count: failed }) : null;
}
