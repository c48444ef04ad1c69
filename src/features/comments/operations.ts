import type { Tx } from "#database/transaction.ts";
import { findPage } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import type { Comment, Thread } from "./contract.ts";
import { mentionedIn } from "./model/mentioned.ts";
import { mayComment, mayDeleteComment, mayEditComment, maySettle } from "./rules.ts";
import { type CommentRow, type ThreadRow, listThreads, namesOf, readersAmong } from "./store.ts";

type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** The page whose comments are asked for: whoever does not read it finds none, and then it is asked who reads comments. */
export async function commentedPage(actor: Actor, pageId: number, tx: Tx): Promise<Page> {
  const page = found(await findPage(actor, pageId, tx), "page-not-found");
  demand(mayComment(actor));
  return page;
}

/** All that is said on a page, and what the actor may do with each. */
export async function commentsOf(
  actor: Actor,
  page: Page,
  tx: Tx,
): Promise<{ threads: Thread[]; people: { id: number; name: string }[] }> {
  const rows = await listThreads(actor, page.id, tx);
  const mentioned = rows.flatMap(({ comments }) => comments.flatMap(({ words }) => mentionedIn(words)));
  const people = mentioned.length > 0 ? await namesOf([...new Set(mentioned)], tx) : [];
  return { threads: rows.map((row) => threadFor(actor, row, page)), people };
}

function threadFor(actor: Actor, { begunById, ...row }: ThreadRow, page: Page): Thread {
  return {
    ...row,
    maySettle: maySettle(actor, { begunById }, page).allowed,
    comments: row.comments.map((comment) => commentFor(actor, comment)),
  };
}

function commentFor(actor: Actor, comment: CommentRow): Comment {
  const said = { authorId: comment.author?.id ?? null };
  return {
    ...comment,
    mayEdit: mayEditComment(actor, said).allowed,
    mayDelete: mayDeleteComment(actor, said).allowed,
  };
}

/** The people whom words mention: all of them may read the comment, or it is refused. */
export async function mentionedReaders(pageId: number, words: string, tx: Tx): Promise<number[]> {
  const ids = mentionedIn(words);
  if (ids.length === 0) return ids;
  const readers = await readersAmong(pageId, ids, tx);
  if (readers.length < ids.length) throw new Refusal("comment-unreachable");
  return ids;
}
