import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import type { DraftCopy } from "#documents/draft/kept-copies.ts";
import { type Change, mergeKnown, takeCopy } from "../changes-store.ts";
import { noteDraftFiles } from "#features/pages/attaching/store.ts";
import { mayWeigh } from "../rules.ts";
import type { DraftRow } from "../store.ts";
import { mergedInTime } from "./merging-operations.ts";

/** A change on its way in, from somebody who may save it or, by the verdict, not. */
export type Arriving = {
  readonly verdict: Verdict;
  readonly actor: Actor;
  readonly client: string;
  readonly update: Uint8Array;
};

/** What came of each, the changes to store, and the draft with them in it. */
export type Taken = {
  readonly saved: readonly (Verdict | { readonly seq: number })[];
  readonly changes: readonly Change[];
  readonly copy: DraftCopy;
};

/**
 * Looks at changes one after the other. A refused one spoils the draft in memory; it is then read again, and what was taken
 * before is merged again, so that nobody's words suffer from another's.
 */
export async function takeAll(row: DraftRow, arriving: readonly Arriving[], tx: Tx): Promise<Taken> {
  const saved: (Verdict | { seq: number })[] = [];
  const changes: Change[] = [];
  let copy = await takeCopy(row, tx);
  for (const each of arriving) {
    const came = each.verdict.allowed ? await takeOne(row, { copy, each }, tx) : each.verdict;
    if ("copy" in came) {
      changes.push(...came.changes);
      saved.push({ seq: came.changes[0]?.seq ?? copy.seq });
      copy = after(came.copy, came.changes);
    } else {
      if (each.verdict.allowed) copy = await readAgain(row, changes, tx);
      saved.push(came);
    }
  }
  return { saved, changes, copy };
}

type Came = { readonly copy: DraftCopy; readonly changes: readonly Change[] } | Verdict;

async function takeOne(
  row: DraftRow,
  { copy: before, each }: { copy: DraftCopy; each: Arriving },
  tx: Tx,
): Promise<Came> {
  const weighing = mayWeigh(before.bytes + each.update.length);
  if (!weighing.allowed) return weighing;
  const { came, touched, copy } = mergedInTime(each.actor, { copy: before, update: each.update }, tx);
  if (!came.taken) return refuse(came.code);
  const { update, settled, files, named } = came;
  const { pageId } = row;
  if ((await noteDraftFiles(each.actor, { pageId, files }, tx)).length > 0) return refuse("file-not-shared");
  // What somebody types is never refused for a number in it; it only gives nothing.
  await noteDraftFiles(each.actor, { pageId, files: named }, tx);
  const changes: Change[] = [];
  const add = (client: string, bytes: Uint8Array) =>
    changes.push({
      seq: copy.seq + changes.length + 1,
      update: bytes,
      authorId: each.actor.personId,
      client,
      touched,
    });
  if (update) add(each.client, update);
  // Comes from no tab: also the one whose words strayed is told where they stand now.
  if (settled) add("", settled);
  return { copy, changes };
}

function after(copy: DraftCopy, changes: readonly Change[]): DraftCopy {
  const bytes = changes.reduce((sum, { update }) => sum + update.length, copy.bytes);
  return { ...copy, seq: copy.seq + changes.length, bytes };
}

async function readAgain(row: DraftRow, changes: readonly Change[], tx: Tx): Promise<DraftCopy> {
  const copy = await takeCopy(row, tx);
  mergeKnown(
    copy.draft,
    changes.map(({ update }) => update),
  );
  return after(copy, changes);
}
