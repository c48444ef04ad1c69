import { decodeStateVector } from "yjs";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { changesBetween, documentFrom, facesOf, hasOtherOrder } from "#documents/draft/draft-document.ts";
import { isRetitled } from "#documents/draft/draft-title.ts";
import { ownPart } from "#documents/draft/own-part.ts";
import { wordsWritten } from "#documents/draft/words-written.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { keepCopy, takeCopy } from "../changes-store.ts";
import { publishedDocument } from "../operations.ts";
import type { OwnChanges } from "../rules.ts";
import type { DraftRow } from "../store.ts";
import { tellDraft } from "../telling-operations.ts";
import { worksOf } from "./model/works.ts";
import { closeDiscarded, readWriters } from "./store.ts";

/** What of a draft readers do not see: how many widgets, and whose words and changes. */
export type UnpublishedWork = {
  readonly changes: number;
  /** Whether the actor's own changes could be published alone, or why not. */
  readonly own: OwnChanges;
  readonly writers: readonly {
    readonly id: number;
    readonly name: string | null;
    /** Words that they wrote and that are still there. */
    readonly words: number;
    /** Widgets that they changed and that readers see otherwise. */
    readonly changes: number;
  }[];
};

type Drafted = { readonly page: Pick<ReadPage, "title" | "versionHash">; readonly draft: DraftRow };

export async function unpublishedWork(
  actor: Actor,
  { page, draft }: Drafted,
  tx: Tx,
): Promise<UnpublishedWork> {
  const copy = await takeCopy(draft, tx);
  keepCopy(draft, copy);
  const [published, document] = [await publishedDocument(actor, page, tx), documentFrom(copy.draft)];
  const retitled = isRetitled(copy.draft, page.title) ? [titlePart] : [];
  const faces = [facesOf(published), facesOf(document)] as const;
  const changed = new Set([...changedWidgets(...faces), ...retitled]);
  const isRearranged = hasOtherOrder(...faces);
  const words = wordsWritten(copy.draft, vectorOf(draft));
  const worked = await readWriters(draft, tx);
  const sides = { published, draft: document, isRetitled: retitled.length > 0 };
  const part = ownPart(sides, worksOf(worked, actor.personId));
  const writers = worked.map(({ id, name, clients, widgets, hasArranged }) => ({
    id,
    name,
    words: clients.reduce((sum, client) => sum + (words.get(client) ?? 0), 0),
    changes: Math.max(
      widgets.filter((widget) => changed.has(widget)).length,
      // Blocks that only changed places have the faces that they had.
      isRearranged && hasArranged ? 1 : 0,
    ),
  }));
  const own = part.isApart ? "apart" : part.why;
  return { changes: changesBetween(published, document) + retitled.length, own, writers };
}

/** Words of somebody whom the publisher was not told of, because they began to write meanwhile, are not published by the way. */
export async function demandToldOf(
  actor: Actor,
  { page, draft, told }: Drafted & { readonly told: readonly number[] },
  tx: Tx,
): Promise<void> {
  const known = new Set<number | null>([actor.personId, ...told]);
  if (draft.writers.every((id) => known.has(id))) return;
  const { writers } = await unpublishedWork(actor, { page, draft }, tx);
  if (writers.some(({ id, words, changes }) => !known.has(id) && words + changes > 0))
    demand(refuse("others-wrote"));
}

function vectorOf({ publishedVector }: DraftRow): ReadonlyMap<number, number> {
  return publishedVector ? decodeStateVector(publishedVector) : new Map();
}

function changedWidgets(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.filter((id) => before.get(id) !== after.get(id));
}

/** Ends a life of the draft so that it can be brought back, and tells those who write in it. */
export async function discard(actor: Actor, drafted: Drafted, now: Date, tx: Tx): Promise<void> {
  const { draft } = drafted;
  const { changes, writers: work } = await unpublishedWork(actor, drafted, tx);
  await closeDiscarded(draft, { personId: actor.personId, changes, work }, now, tx);
  tellDraft(draft.pageId, { epoch: draft.epoch, over: true }, tx);
}
