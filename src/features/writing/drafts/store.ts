import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

/** One life of a page's draft, without its content. */
export type DraftRow = {
  readonly pageId: number;
  readonly epoch: number;
  /** Names this life for all time, whatever numbers come again. */
  readonly mark: string;
  readonly schema: string;
  readonly stateSeq: number;
  readonly seq: number;
  readonly stateBytes: number;
  readonly changeBytes: number;
  readonly baseVersionId: number;
  readonly publishedSeq: number;
  /** The people whose changes are not published. */
  readonly writers: readonly number[];
  readonly touched: Date;
  /** What it held when it was published last (a Yjs state vector); null as long as it was not. */
  readonly publishedVector: Buffer | null;
};

export const draftColumns = `page_id as "pageId", epoch, mark, schema, state_seq as "stateSeq", seq,
  octet_length(state) as "stateBytes", change_bytes as "changeBytes", base_version_id as "baseVersionId",
  published_seq as "publishedSeq", writers::float8[] as writers, touched, published_vector as "publishedVector"`;

/** Whether the actor may edit the page, or null when it is not theirs to know; cheaper than reading the page. */
export async function findEditing(
  actor: Actor,
  pageId: number,
  tx: Tx,
): Promise<{ readonly id: number; readonly mayEdit: boolean } | null> {
  const rows = await run<{ mayEdit: boolean | null }>(
    tx,
    `select bool_or(may_edit) as "mayEdit" from page_reader
     where site_id = $1 and page_id = $2 and principal_id = any($3)`,
    [actor.siteId, pageId, actor.principals],
  );
  const mayEdit = rows[0]?.mayEdit ?? null;
  return mayEdit === null ? null : { id: pageId, mayEdit };
}

/** The page's open draft as it stands, held by nobody. */
export async function findDraft(pageId: number, tx: Tx): Promise<DraftRow | null> {
  const rows = await run<DraftRow>(
    tx,
    `select ${draftColumns} from page_draft where site_id = $1 and page_id = $2 and closed is null`,
    [tx.siteId, pageId],
  );
  return rows[0] ?? null;
}

/** The page's open draft, held until the end of the transaction: its changes get their numbers one after the other. */
export async function holdDraft(pageId: number, tx: Tx): Promise<DraftRow | null> {
  const rows = await run<DraftRow>(
    tx,
    `select ${draftColumns} from page_draft where site_id = $1 and page_id = $2 and closed is null for update`,
    [tx.siteId, pageId],
  );
  return rows[0] ?? null;
}

/** A life that ended when a newer release gave the draft its form, held until the end of the transaction. */
export async function holdUpgraded(
  { pageId, epoch, schema }: { readonly pageId: number; readonly epoch: number; readonly schema: string },
  tx: Tx,
): Promise<DraftRow | null> {
  const rows = await run<DraftRow>(
    tx,
    `select ${draftColumns} from page_draft where site_id = $1 and page_id = $2 and epoch = $3
       and closed is not null and not discarded and schema <> $4 for update`,
    [tx.siteId, pageId, epoch, schema],
  );
  return rows[0] ?? null;
}

export type NewDraft = {
  readonly pageId: number;
  readonly schema: string;
  readonly state: Uint8Array;
  readonly baseVersionId: number;
  /** It says something that readers do not see, written by these people. */
  readonly unpublishedBy: readonly number[] | null;
  readonly publishedVector?: Uint8Array | null;
};

/** Begins the next life of a page's draft; the page is held, and has no open draft. */
export async function beginDraft(draft: NewDraft, now: Date, tx: Tx): Promise<DraftRow> {
  const rows = await run<DraftRow>(
    tx,
    `insert into page_draft (site_id, page_id, epoch, schema, state, state_seq, seq, base_version_id, published_seq,
       writers, touched, published_vector)
     select $1, $2, coalesce(max(epoch), 0) + 1, $3, $4, $5, $5, $6, 0, $7, $8, $9
     from page_draft where site_id = $1 and page_id = $2
     returning ${draftColumns}`,
    [
      tx.siteId,
      draft.pageId,
      draft.schema,
      Buffer.from(draft.state),
      draft.unpublishedBy ? 1 : 0,
      draft.baseVersionId,
      draft.unpublishedBy ?? [],
      now,
      draft.publishedVector ? Buffer.from(draft.publishedVector) : null,
    ],
  );
  return rows[0] as DraftRow;
}

/** Ends a life of the draft. */
export async function closeDraft(
  draft: Pick<DraftRow, "pageId" | "epoch">,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(tx, "update page_draft set closed = $4 where site_id = $1 and page_id = $2 and epoch = $3", [
    tx.siteId,
    draft.pageId,
    draft.epoch,
    now,
  ]);
}

/** A version that a draft became says who changed what in it, also when somebody else published it. A new title alone makes none. */
const noteWriters = `noted as (
       update page_version set writers =
         (select jsonb_agg(jsonb_build_object('id', person_id, 'widgets', widgets) order by person_id) from done)
       where site_id = $1 and id = $5 and id >
         (select base_version_id from page_draft where site_id = $1 and page_id = $2 and epoch = $3))`;

/** Says that readers now see what the draft says, as this version; `vector` is what it holds. */
export async function markPublished(
  draft: Pick<DraftRow, "pageId" | "epoch" | "seq">,
  { versionId, vector }: { readonly versionId: number; readonly vector: Uint8Array },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with done as (
       delete from page_draft_writer where site_id = $1 and page_id = $2 and epoch = $3 returning person_id, widgets),
     ${noteWriters}
     update page_draft set published_seq = $4, base_version_id = $5, writers = '{}', published_vector = $6
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [tx.siteId, draft.pageId, draft.epoch, draft.seq, versionId, Buffer.from(vector)],
  );
}

/** Says that readers now see what one person changed in the draft, as this version; what others changed they do not. */
export async function markPublishedAlone(
  draft: Pick<DraftRow, "pageId" | "epoch">,
  alone: { readonly personId: number | null; readonly versionId: number; readonly vector: Uint8Array },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with done as (
       delete from page_draft_writer where site_id = $1 and page_id = $2 and epoch = $3 and person_id = $4
       returning person_id, widgets),
     ${noteWriters}
     update page_draft set base_version_id = $5, writers = array_remove(writers, $4::bigint), published_vector = $6
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [tx.siteId, draft.pageId, draft.epoch, alone.personId, alone.versionId, Buffer.from(alone.vector)],
  );
}

/** Pages with lives that ended before and can be forgotten, or whose last one ended and still holds files. */
export async function pagesOfEndedLives(
  { before, most }: { readonly before: Date; readonly most: number },
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ pageId: number }>(
    tx,
    `select distinct ended.page_id as "pageId" from page_draft ended where ended.site_id = $1 and ended.closed < $2
       and (exists (select from page_draft later where later.site_id = $1 and later.page_id = ended.page_id
           and later.epoch > ended.epoch)
         or exists (select from page_file held where held.site_id = $1 and held.page_id = ended.page_id and held.in_draft))
     order by 1 limit $3`,
    [tx.siteId, before, most],
  );
  return rows.map(({ pageId }) => pageId);
}

/** Forgets lives that ended before; the last of a page stays, because its number must not come again. */
export async function deleteEndedLives(pageId: number, before: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from page_draft where site_id = $1 and page_id = $2 and closed < $3 and exists (select from page_draft later
       where later.site_id = $1 and later.page_id = $2 and later.epoch > page_draft.epoch)`,
    [tx.siteId, pageId, before],
  );
}

/** The lives that somebody can still read: the open one, and what was discarded since. */
export async function readableLives(pageId: number, since: Date, tx: Tx): Promise<DraftRow[]> {
  return run<DraftRow>(
    tx,
    `select ${draftColumns} from page_draft where site_id = $1 and page_id = $2
       and (closed is null or (discarded and closed >= $3))`,
    [tx.siteId, pageId, since],
  );
}

/** What a page that has a draft is called, whether it was ever published, and what it says. */
export async function findDraftedPage(
  pageId: number,
  tx: Tx,
): Promise<{ readonly title: string; readonly isUnpublished: boolean; readonly document: unknown } | null> {
  const rows = await run<{ title: string; isUnpublished: boolean; document: unknown }>(
    tx,
    `select page.title, page.unpublished as "isUnpublished", said.document from page
     join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document said on said.site_id = $1 and said.hash = version.hash
     where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId],
  );
  return rows[0] ?? null;
}
