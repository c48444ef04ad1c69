import * as Y from "yjs";
import { type Tx, run } from "#database/transaction.ts";
import { emptyDraft, typeRoots } from "#documents/draft/roots.ts";
import { type DraftCopy, KeptCopies } from "#documents/draft/kept-copies.ts";
import { rememberedMost } from "./discarding/model/works.ts";
import type { Touched } from "#documents/draft/touched.ts";
import { isToBeMerged } from "./rules.ts";
import type { DraftRow } from "./store.ts";

/** A change that was looked at and is to be stored. */
export type Change = {
  readonly seq: number;
  readonly update: Uint8Array;
  readonly authorId: number | null;
  readonly client: string;
  readonly touched?: Touched;
};

/** Of all sites of this process; the mark of a draft keeps them apart (decision 0014). */
const kept = new KeptCopies();

/**
 * The draft as it stands in the database, which the caller holds; what was in memory is brought up to date. Whoever changes
 * it gives it back with `keepCopy` after the commit, or not at all.
 */
export async function takeCopy(row: DraftRow, tx: Tx): Promise<DraftCopy> {
  const inMemory = kept.take(row.mark);
  if (inMemory?.seq === row.seq) return inMemory;
  const usable = inMemory && inMemory.seq >= row.stateSeq && inMemory.seq < row.seq ? inMemory : null;
  const draft = usable?.draft ?? emptyDraft();
  const updates = usable ? await changesAfter(row, usable.seq, tx) : await wholeDraft(row, tx);
  mergeKnown(draft, updates);
  return { draft, seq: row.seq, bytes: row.stateBytes + row.changeBytes, dearness: 0 };
}

/** Merges changes that were looked at before. */
export function mergeKnown(draft: Y.Doc, updates: readonly Uint8Array[]): void {
  draft.transact(() => {
    for (const update of updates) Y.applyUpdate(draft, update);
  });
  typeRoots(draft, [...draft.share.keys()]);
}

/** Remembers a copy that holds nothing but what is committed. */
export function keepCopy(row: Pick<DraftRow, "mark">, copy: DraftCopy): void {
  kept.keep(row.mark, copy);
}

/** Everything from the state on, in order; read at one moment. */
export async function wholeDraft(
  row: Pick<DraftRow, "pageId" | "epoch">,
  tx: Tx,
): Promise<readonly Uint8Array[]> {
  // Row by row: the driver reads an array letter by letter, which takes a second of everybody's time for a megabyte.
  const rows = await run<{ update: Buffer }>(
    tx,
    `with draft as (select state, state_seq from page_draft where site_id = $1 and page_id = $2 and epoch = $3)
     select state as update, state_seq as seq from draft
     union all
     select change.update, change.seq from page_draft_change change, draft
     where change.site_id = $1 and change.page_id = $2 and change.epoch = $3 and change.seq > draft.state_seq
     order by seq`,
    [tx.siteId, row.pageId, row.epoch],
  );
  return rows.map(({ update }) => update);
}

/** The changes behind one that is not merged into the state yet. */
export async function changesAfter(
  row: Pick<DraftRow, "pageId" | "epoch">,
  after: number,
  tx: Tx,
): Promise<readonly Uint8Array[]> {
  const rows = await run<{ update: Buffer }>(
    tx,
    "select update from page_draft_change where site_id = $1 and page_id = $2 and epoch = $3 and seq > $4 order by seq",
    [tx.siteId, row.pageId, row.epoch, after],
  );
  return rows.map(({ update }) => update);
}

/** Stores changes of the draft that the caller holds. */
export async function storeChanges(
  row: DraftRow,
  changes: readonly Change[],
  now: Date,
  tx: Tx,
): Promise<void> {
  const last = changes.at(-1);
  if (!last) return;
  const authors = changes.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  await run(
    tx,
    `with change as (
       insert into page_draft_change (site_id, page_id, epoch, seq, update, author_id, client, made)
       select $1, $2, $3, seq, update, author_id, client, $8
       from unnest($4::int[], $5::bytea[], $6::bigint[], $7::text[]) as fresh (seq, update, author_id, client)),
     work as (
       insert into page_draft_writer as known (site_id, page_id, epoch, person_id, widgets, clients, arranged, since)
       select $1, $2, $3, person_id, widgets, clients, arranged, $8
       from jsonb_to_recordset($12::jsonb) as fresh (person_id bigint, widgets text[], clients bigint[], arranged boolean)
       on conflict (site_id, page_id, epoch, person_id) do update
       set widgets = (array(select distinct unnest(known.widgets || excluded.widgets)))[1:${rememberedMost}],
         clients = (array(select distinct unnest(known.clients || excluded.clients)))[1:${rememberedMost}],
         arranged = known.arranged or excluded.arranged
       where not (known.widgets @> excluded.widgets and known.clients @> excluded.clients
         and (coalesce(known.arranged, true) or not excluded.arranged)))
     update page_draft set seq = $9, touched = $8, change_bytes = change_bytes + $10, writers = $11
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [
      tx.siteId,
      row.pageId,
      row.epoch,
      ...columnsOf(changes),
      now,
      last.seq,
      bytesOf(changes),
      [...new Set([...row.writers, ...authors])],
      JSON.stringify(workOf(changes)),
    ],
  );
}

function columnsOf(changes: readonly Change[]): unknown[][] {
  return [
    changes.map(({ seq }) => seq),
    changes.map(({ update }) => Buffer.from(update)),
    changes.map(({ authorId }) => authorId),
    changes.map(({ client }) => client),
  ];
}

/** What each author touched, once for each of them. */
function workOf(changes: readonly Change[]) {
  const byAuthor = new Map<number, { widgets: Set<string>; clients: Set<number>; arranged: boolean }>();
  for (const { authorId, touched } of changes) {
    if (authorId === null || !touched) continue;
    const work = byAuthor.get(authorId) ?? { widgets: new Set(), clients: new Set(), arranged: false };
    byAuthor.set(authorId, work);
    for (const id of touched.widgets) work.widgets.add(id);
    for (const id of touched.clients) work.clients.add(id);
    work.arranged ||= touched.hasArranged;
  }
  return [...byAuthor].map(([person_id, { widgets, clients, arranged }]) => ({
    person_id,
    arranged,
    widgets: [...widgets],
    clients: [...clients],
  }));
}

function bytesOf(changes: readonly Change[]): number {
  return changes.reduce((sum, { update }) => sum + update.length, 0);
}

/** Whether so much has gathered behind the state that opening would begin to cost. */
export function wantsMerging(row: DraftRow, stored: readonly Change[]): boolean {
  const changes = row.seq + stored.length - row.stateSeq;
  return isToBeMerged({ changes, bytes: row.changeBytes + bytesOf(stored) });
}

/** Makes the copy, which holds every change, the draft's state. Gives the copy with its new weight. */
export async function mergeChanges(row: DraftRow, copy: DraftCopy, tx: Tx): Promise<DraftCopy> {
  const state = Y.encodeStateAsUpdate(copy.draft);
  await run(
    tx,
    `with merged as (
       delete from page_draft_change where site_id = $1 and page_id = $2 and epoch = $3 and seq <= $5)
     update page_draft set state = $4, state_seq = $5, change_bytes = 0
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [tx.siteId, row.pageId, row.epoch, Buffer.from(state), copy.seq],
  );
  return { ...copy, bytes: state.length };
}
