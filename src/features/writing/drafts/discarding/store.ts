import { type Tx, run } from "#database/transaction.ts";
import { type DraftRow, draftColumns } from "../store.ts";

/** What one person did in a draft since it was published. The name is null of people who are gone. */
export type WriterRow = {
  readonly id: number;
  readonly name: string | null;
  readonly clients: readonly number[];
  readonly widgets: readonly string[];
  /** Whether they moved what was there before; null where that was not noted. */
  readonly hasArranged: boolean | null;
};

/** Everybody whose changes of a draft are not published. */
export async function readWriters(draft: DraftRow, tx: Tx): Promise<WriterRow[]> {
  return run<WriterRow>(
    tx,
    `select wrote.id, person.name, coalesce(work.clients, '{}')::float8[] as clients, coalesce(work.widgets, '{}') as widgets,
       work.arranged as "hasArranged"
     from unnest($4::bigint[]) as wrote (id)
     left join person on person.site_id = $1 and person.id = wrote.id
     left join page_draft_writer work on work.site_id = $1 and work.page_id = $2 and work.epoch = $3 and work.person_id = wrote.id
     order by person.name, wrote.id`,
    [tx.siteId, draft.pageId, draft.epoch, draft.writers],
  );
}

export type CountedWork = { readonly id: number; readonly words: number; readonly changes: number };

/** Ends a life of the draft as discarded, and keeps whose work it was. */
export async function closeDiscarded(
  draft: Pick<DraftRow, "pageId" | "epoch">,
  by: { readonly personId: number | null; readonly changes: number; readonly work: readonly CountedWork[] },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with counted as (
       insert into page_draft_writer (site_id, page_id, epoch, person_id, words, changes)
       select $1, $2, $3, id, words, changes from jsonb_to_recordset($7::jsonb) as work (id bigint, words int, changes int)
       on conflict (site_id, page_id, epoch, person_id) do update set words = excluded.words, changes = excluded.changes)
     update page_draft set closed = $4, discarded = true, discarded_by = $5, discarded_changes = $6
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [tx.siteId, draft.pageId, draft.epoch, now, by.personId, by.changes, JSON.stringify(by.work)],
  );
}

type Kept = { readonly pageId: number; readonly epoch: number; readonly since: Date };

const kept = `select ${draftColumns} from page_draft
  where site_id = $1 and page_id = $2 and epoch = $3 and discarded and closed >= $4`;

/** A draft that was discarded since a moment. */
export async function findDiscarded({ pageId, epoch, since }: Kept, tx: Tx): Promise<DraftRow | null> {
  const rows = await run<DraftRow>(tx, kept, [tx.siteId, pageId, epoch, since]);
  return rows[0] ?? null;
}

/** The same, held until the end of the transaction. */
export async function holdDiscarded({ pageId, epoch, since }: Kept, tx: Tx): Promise<DraftRow | null> {
  const rows = await run<DraftRow>(tx, `${kept} for update`, [tx.siteId, pageId, epoch, since]);
  return rows[0] ?? null;
}

/**
 * A life goes on as another one: it is listed no more where it was discarded, and who wrote in it stays its writers. What was discarded
 * goes on with its letters; in a newer form (`upgrading-operations.ts`) they are others, so what is late takes another way.
 */
export async function handOn(
  from: Pick<DraftRow, "pageId" | "epoch">,
  to: Pick<DraftRow, "epoch">,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with handed as (
       insert into page_draft_writer (site_id, page_id, epoch, person_id, clients, widgets, arranged, since)
       select site_id, page_id, $4, person_id, clients, widgets, arranged, since from page_draft_writer
       where site_id = $1 and page_id = $2 and epoch = $3)
     update page_draft set discarded = false, goes_on_as = case when discarded then $4::integer end
     where site_id = $1 and page_id = $2 and epoch = $3`,
    [tx.siteId, from.pageId, from.epoch, to.epoch],
  );
}

/** The life that one goes on as, however often it was discarded and brought back; itself where it was not. */
export async function lastLifeOf(
  { pageId, epoch }: { readonly pageId: number; readonly epoch: number },
  tx: Tx,
): Promise<number> {
  const rows = await run<{ epoch: number }>(
    tx,
    `with recursive life as (
       select epoch, goes_on_as from page_draft where site_id = $1 and page_id = $2 and epoch = $3
       union all select next.epoch, next.goes_on_as from page_draft next join life on next.epoch = life.goes_on_as
       where next.site_id = $1 and next.page_id = $2)
     select epoch from life order by epoch desc limit 1`,
    [tx.siteId, pageId, epoch],
  );
  return rows[0]?.epoch ?? epoch;
}

/** A discarded draft as its page's history lists it; `changes` is null of drafts of before. */
export type DiscardedRow = {
  readonly epoch: number;
  readonly closed: Date;
  readonly byId: number | null;
  readonly by: string | null;
  readonly changes: number | null;
  readonly baseVersionId: number;
  readonly writers: readonly { readonly id: number; readonly name: string | null; readonly words: number }[];
};

/** More are in no list; they can still be brought back by their number. */
const listedMost = 50;

/** What was discarded on a page since a moment, newest first. */
export async function listDiscarded(
  { pageId, since }: { readonly pageId: number; readonly since: Date },
  tx: Tx,
): Promise<DiscardedRow[]> {
  return run<DiscardedRow>(
    tx,
    `select draft.epoch, draft.closed, draft.discarded_by as "byId", person.name as by, draft.discarded_changes as changes,
       draft.base_version_id as "baseVersionId",
       coalesce((select jsonb_agg(jsonb_build_object('id', wrote.id, 'name', writer.name, 'words', coalesce(work.words, 0))
           order by writer.name, wrote.id)
         from unnest(draft.writers) as wrote (id)
         left join person writer on writer.site_id = $1 and writer.id = wrote.id
         left join page_draft_writer work on work.site_id = $1 and work.page_id = $2 and work.epoch = draft.epoch
           and work.person_id = wrote.id), '[]') as writers
     from page_draft draft left join person on person.site_id = $1 and person.id = draft.discarded_by
     where draft.site_id = $1 and draft.page_id = $2 and draft.discarded and draft.closed >= $3
     order by draft.closed desc, draft.epoch desc limit ${listedMost}`,
    [tx.siteId, pageId, since],
  );
}

/** Who discarded the life of the draft before the one that is open, and which it was; null when it ended otherwise. */
export async function lastDiscarded(
  open: Pick<DraftRow, "pageId" | "epoch">,
  tx: Tx,
): Promise<{ readonly epoch: number; readonly byId: number | null; readonly by: string | null } | null> {
  const rows = await run<{ epoch: number; byId: number | null; by: string | null }>(
    tx,
    `select epoch, discarded_by as "byId", person.name as by from page_draft
     left join person on person.site_id = $1 and person.id = discarded_by
     where page_draft.site_id = $1 and page_id = $2 and epoch = $3 - 1 and discarded`,
    [tx.siteId, open.pageId, open.epoch],
  );
  return rows[0] ?? null;
}

/** Pages whose last draft was discarded before a moment and still has its words. */
export async function emptyOldDiscarded(before: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `with old as (
       update page_draft set discarded = false, state = ''::bytea, state_seq = seq, change_bytes = 0, mark = gen_random_uuid()
       where site_id = $1 and closed < $2 and discarded returning page_id, epoch),
     changes as (
       delete from page_draft_change using old where page_draft_change.site_id = $1 and page_draft_change.page_id = old.page_id
         and page_draft_change.epoch = old.epoch)
     delete from page_draft_writer using old where page_draft_writer.site_id = $1 and page_draft_writer.page_id = old.page_id
       and page_draft_writer.epoch = old.epoch`,
    [tx.siteId, before],
  );
}
