import type { UndertakingInput, UndertakingItem, UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { failuresOf } from "#features/undertakings/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import type { BatchDeed } from "./contract.ts";
import { batchName } from "../filing/operations.ts";
import { type LeftPage, leftByReason } from "./model/left-pages.ts";
import { type BatchPage, mayBeBatch, mayBeDone, mayBegin } from "./rules.ts";
import { holdBatch, readBatch, readInTrash } from "./store.ts";

/** A batch as it was judged: what may be done to which pages, and why not to the others. */
export type Judged = {
  readonly total: number;
  readonly allowed: readonly BatchPage[];
  readonly left: readonly LeftPage[];
};

type Asked = {
  readonly ids: readonly number[];
  readonly deed: BatchDeed;
  readonly folderId?: number;
};

/** Says of each page of a batch whether it may be done. */
export async function judgeBatch(actor: Actor, { ids, deed, folderId }: Asked, tx: Tx): Promise<Judged> {
  const asked = [...new Set(ids)];
  demand(mayBeBatch(asked.length));
  const pages = await readBatch(actor, asked, tx);
  const allowed: BatchPage[] = [];
  const left: LeftPage[] = [];
  for (const page of pages) {
    const verdict = mayBeDone(deed, page, folderId);
    if (verdict.allowed) allowed.push(page);
    else left.push({ title: page.title, code: verdict.code });
  }
  const there = new Set(pages.map(({ id }) => id));
  const missing = asked.filter((id) => !there.has(id));
  const inTrash = missing.length === 0 ? 0 : (await readInTrash(actor, missing, tx)).length;
  for (const at of missing.keys())
    left.push({ title: null, code: at < inTrash ? "page-in-trash" : "page-not-found" });
  return { total: asked.length, allowed, left };
}

/**
 * The same, with the pages held that the actor may edit: nothing of it changes until the end of the transaction. Refuses a batch of which nothing may be done.
 */
export async function heldBatch(actor: Actor, asked: Asked, tx: Tx): Promise<Judged> {
  demand(mayBeBatch(new Set(asked.ids).size));
  await holdBatch(actor, asked.ids, tx);
  const judged = await judgeBatch(actor, asked, tx);
  const reasons = judged.left.map(({ code }) => code);
  demand(mayBegin(judged.allowed.length, reasons));
  return judged;
}

/** What every kind of batch begins with: where its pages lie, and how many they are. */
export type BatchInput = UndertakingInput & {
  readonly subsiteId: number;
  readonly slug: string;
  readonly count: number;
  /** By what the activity knows that they are of one batch; null of one page, and not there in those of earlier releases. */
  readonly batch?: string | null;
};

/** A page as a kind is given it, and the folder that it lies in. */
export type BatchGiven = { readonly id: number; readonly title: string; readonly from: number };

/** Does what a kind does to the pages that may be changed, in this transaction, and says what was done and what was not. */
export async function doBatch<Input extends UndertakingInput>(
  actor: Actor,
  {
    judged,
    kind,
    input,
  }: { readonly judged: Judged; readonly kind: UndertakingKind<Input & BatchInput>; readonly input: Input },
  { tx, now, say }: { readonly tx: Tx; readonly now: Date; readonly say: Say },
) {
  const { allowed, left, total } = judged;
  const told = (pages: readonly LeftPage[]) => leftByReason(pages, total, { say, book: kind.refusals });
  const place = {
    subsiteId: currentSubsite(actor),
    slug: actor.subsiteSlug ?? "",
    count: allowed.length,
    batch: batchName(allowed.length),
  };
  const given: readonly Json[] = allowed.map(
    ({ id, title, folderId }): BatchGiven => ({ id, title, from: folderId }),
  );
  const begun = await beginUndertaking(actor, kind, { input: { ...input, ...place }, given, now }, tx);
  const failed = begun.failed === 0 ? [] : await failuresOf(begun.id, tx);
  const refused = failed.map(({ name, reason: { code, values } }) => ({ title: name, code, values }));
  return { done: begun.done, left: told([...left, ...refused]), task: begun.done === 0 ? null : begun.id };
}

/** Steps are taken without an address, and pages of a subsite are found in it alone. */
export function inBatchSubsite(actor: Actor, { subsiteId, slug }: BatchInput): Actor {
  return { ...actor, subsiteId, subsiteSlug: slug };
}

/** The pages that were judged, as items. */
export async function itemsOfBatch(
  _actor: Actor,
  { given }: { readonly given: readonly Json[] },
): Promise<UndertakingItem[]> {
  return given.map((data) => ({ name: pageIn(data).title, data }));
}

/** What follows of pages whose readers are others now. */
export function refreshReadersOfItems(items: readonly UndertakingItem[], tx: Tx): Promise<void> {
  return refreshReadersOf(
    items.map(({ data }) => pageIn(data).id),
    tx,
  );
}

export function pageIn(data: Json): BatchGiven {
  return data as BatchGiven;
}
