import { readsPageNow } from "#features/access/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";

export type Person = { readonly id: number; readonly name: string; readonly photo: string | null };

export type CommentRow = {
  readonly id: number;
  readonly author: Person | null;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly isEdited: boolean;
};

export type ThreadRow = {
  readonly id: number;
  readonly widget: string;
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly begunById: number | null;
  readonly isResolved: boolean;
  readonly comments: readonly CommentRow[];
};

/** What is said in the margin of a page that the actor was found to read, the oldest first. Threads in which nothing is left are none. */
export function listThreads(actor: Actor, pageId: number, tx: Tx): Promise<ThreadRow[]> {
  return run<ThreadRow>(
    tx,
    `select thread.id, thread.widget, thread.quote, thread.before, thread.after, thread.begun_by as "begunById",
       thread.resolved is not null as "isResolved", said.comments
     from comment_thread thread cross join lateral (
       select json_agg(json_build_object('id', comment.id, 'words', comment.words, 'isEdited', comment.edited is not null,
         'made', floor(extract(epoch from comment.made) * 1000), 'author',
         case when author.id is not null then json_build_object('id', author.id, 'name', author.name, 'photo', author.photo) end)
         order by comment.made, comment.id) as comments
       from comment left join person author on author.site_id = $1 and author.id = comment.author_id
       where comment.site_id = $1 and comment.thread_id = thread.id and comment.deleted is null) said
     where thread.site_id = $1 and thread.page_id = $2 and said.comments is not null
     order by thread.began, thread.id`,
    [actor.siteId, pageId],
  );
}

/** The names of people who are mentioned, as far as they are still there. */
export function namesOf(ids: readonly number[], tx: Tx): Promise<{ id: number; name: string }[]> {
  return run(tx, "select id, name from person where site_id = $1 and id = any($2) order by id", [
    tx.siteId,
    ids,
  ]);
}

/** Of people, by their numbers, those who may read comments of a page today: they read it, and are no people from outside. */
export async function readersAmong(pageId: number, ids: readonly number[], tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select person.id from person where person.site_id = $1 and person.id = any($3) and person.role <> 'external'
       and ${readsPageNow("person", "$2")}`,
    [tx.siteId, pageId, ids],
  );
  return rows.map(({ id }) => id);
}

/** People who may read comments of a page and of whom a word of the name begins with what is typed; all, by name, where that is nothing. */
export function findReadersOf(pageId: number, typed: string, most: number, tx: Tx): Promise<Person[]> {
  return run<Person>(
    tx,
    `select person.id, person.name, person.photo from person
     where person.site_id = $1 and person.role <> 'external' and (starts_with(person.name_key, $3) or strpos(person.name_key, ' ' || $3) > 0)
       and ${readsPageNow("person", "$2")}
     order by not starts_with(person.name_key, $3), person.name_key, person.id limit $4`,
    [tx.siteId, pageId, nameKey(typed), most],
  );
}

/** Who began a thread and who has said something in it. */
export async function peopleOfThread(threadId: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select begun_by as id from comment_thread where site_id = $1 and id = $2 and begun_by is not null
     union select author_id from comment where site_id = $1 and thread_id = $2 and deleted is null and author_id is not null`,
    [tx.siteId, threadId],
  );
  return rows.map(({ id }) => id);
}

/** What comments say, those that were deleted left out, the oldest first. */
export function wordsOfComments(
  ids: readonly number[],
  tx: Tx,
): Promise<{ id: number; words: string; made: Date }[]> {
  return run(
    tx,
    "select id, words, made from comment where site_id = $1 and id = any($2) and deleted is null order by made, id",
    [tx.siteId, ids],
  );
}

export type Passage = Pick<ThreadRow, "widget" | "quote" | "before" | "after">;

export async function insertThread(
  actor: Actor,
  pageId: number,
  { widget, quote, before, after }: Passage,
  now: Date,
  tx: Tx,
): Promise<number> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into comment_thread (site_id, page_id, widget, quote, before, after, begun_by, began)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [actor.siteId, pageId, widget, quote, before, after, actor.personId, now],
  );
  return rows[0]?.id ?? 0;
}

/** A comment, deleted or not, and the thread in which it stands. */
export type SaidRow = Passage & {
  readonly id: number;
  readonly threadId: number;
  readonly pageId: number;
  readonly words: string;
  readonly deleted: Date | null;
};

/** What the actor has said under a name, held until the end of the transaction. */
export async function findSaid(actor: Actor, key: string, tx: Tx): Promise<SaidRow | null> {
  const rows = await run<SaidRow>(
    tx,
    `select comment.id, comment.thread_id as "threadId", thread.page_id as "pageId", comment.words, comment.deleted,
       thread.widget, thread.quote, thread.before, thread.after
     from comment join comment_thread thread on thread.site_id = $1 and thread.id = comment.thread_id
     where comment.site_id = $1 and comment.author_id = $2 and comment.key = $3 for update of comment`,
    [actor.siteId, actor.personId, key],
  );
  return rows[0] ?? null;
}

/** Null when it is said already: both were sent at once. */
export async function insertComment(
  actor: Actor,
  { threadId, words, key }: { readonly threadId: number; readonly words: string; readonly key: string },
  now: Date,
  tx: Tx,
): Promise<number | null> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into comment (site_id, thread_id, author_id, key, words, made) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, author_id, key) where author_id is not null do nothing returning id`,
    [actor.siteId, threadId, actor.personId, key, words, now],
  );
  return rows[0]?.id ?? null;
}

type LockedThread = { readonly begunById: number | null; readonly isResolved: boolean };

/** A thread of a page, held until the end of the transaction. */
export async function lockThread(
  actor: Actor,
  { pageId, id }: { readonly pageId: number; readonly id: number },
  tx: Tx,
): Promise<LockedThread | null> {
  const rows = await run<LockedThread>(
    tx,
    `select begun_by as "begunById", resolved is not null as "isResolved" from comment_thread
     where site_id = $1 and page_id = $2 and id = $3 for update`,
    [actor.siteId, pageId, id],
  );
  return rows[0] ?? null;
}

export async function saveResolved(actor: Actor, id: number, resolved: Date | null, tx: Tx): Promise<void> {
  await run(tx, "update comment_thread set resolved = $3, resolved_by = $4 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    resolved,
    resolved && actor.personId,
  ]);
}

type LockedComment = {
  readonly threadId: number;
  readonly authorId: number | null;
  readonly words: string;
  readonly deleted: Date | null;
  readonly deletedById: number | null;
};

/** A comment of a page, deleted ones included, held until the end of the transaction. */
export async function lockComment(
  actor: Actor,
  { pageId, id }: { readonly pageId: number; readonly id: number },
  tx: Tx,
): Promise<LockedComment | null> {
  const rows = await run<LockedComment>(
    tx,
    `select comment.thread_id as "threadId", comment.author_id as "authorId", comment.words, comment.deleted,
       comment.deleted_by as "deletedById"
     from comment join comment_thread thread on thread.site_id = $1 and thread.id = comment.thread_id
     where comment.site_id = $1 and comment.id = $3 and thread.page_id = $2 for update of comment`,
    [actor.siteId, pageId, id],
  );
  return rows[0] ?? null;
}

export async function saveWords(actor: Actor, id: number, words: string, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update comment set words = $3, edited = $4 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    words,
    now,
  ]);
}

export async function saveDeleted(actor: Actor, id: number, deleted: Date | null, tx: Tx): Promise<void> {
  await run(tx, "update comment set deleted = $3, deleted_by = $4 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    deleted,
    deleted && actor.personId,
  ]);
}

/** What was deleted before a moment is gone for good, and threads in which nothing is left. */
export async function removeDeleted(before: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `with gone as (delete from comment where site_id = $1 and deleted < $2 returning thread_id)
     delete from comment_thread thread using gone where thread.site_id = $1 and thread.id = gone.thread_id
       and not exists (select from comment left_there where left_there.site_id = $1 and left_there.thread_id = thread.id
         and (left_there.deleted is null or left_there.deleted >= $2))`,
    [tx.siteId, before],
  );
}
