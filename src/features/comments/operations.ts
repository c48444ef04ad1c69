import type { Tx } from "#database/transaction.ts";
import { findPage } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import type { Comment, Thread } from "./contract.ts";
import { mentionedIn } from "./model/mentioned.ts";
import { mayChangeComments, mayComment, mayDeleteComment, mayEditComment, maySettle } from "./rules.ts";
import { type CommentRow, type ThreadRow, listThreads, namesOf, readersAmong } from "./store.ts";

type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** The page whose comments are asked for: whoever does not read it finds none, and then it is asked who reads comments. */
export async function commentedPage(actor: Actor, pageId: number, tx: Tx): Promise<Page> {
  const page = found(await findPage(actor, pageId, tx), "page-not-found");
  demand(mayComment(actor));
  return page;
}

/** The same where something of them is to be changed. */
export async function changedPage(actor: Actor, pageId: number, tx: Tx): Promise<Page> {
  const page = await commentedPage(actor, pageId, tx);
  demand(mayChangeComments(page));
  return page;
}

/** All that is said on a page, and what the actor may do with each. */
export async function commentsOf(
  actor: Actor,
  page: Page,
  tx: Tx,
): Promise<{ threads: Thread[]; people: { id: number; name: string }[]; mayChange: boolean }> {
  const rows = await listThreads(actor, page.id, tx);
  const mentioned = rows.flatMap(({ comments }) => comments.flatMap(({ words }) => mentionedIn(words)));
  const people = mentioned.length > 0 ? await namesOf([...new Set(mentioned)], tx) : [];
  const mayChange = mayChangeComments(page).allowed;
  const threads = rows.map((row) => threadFor(actor, row, page));
  return { threads: mayChange ? threads : threads.map(unchanging), people, mayChange };
}

function threadFor(actor: Actor, { begunById, ...row }: ThreadRow, page: Page): Thread {
  return {
    ...row,
    maySettle: maySettle(actor, { begunById }, page).allowed,
    comments: row.comments.map((comment) => commentFor(actor, comment)),
  };
}

/** What nobody changes, whoever said it. */
function unchanging(thread: Thread): Thread {
  const comments = thread.comments.map((each) => ({ ...each, mayEdit: false, mayDelete: false }));
  return { ...thread, maySettle: false, comments };
}

function commentFor(actor: Actor, comment: CommentRow): Comment {
  const said = { authorId: comment.author?.id ?? null };
  return {
    ...comment,
    mayEdit: mayEditComment(actor, said).allowed,
    mayDelete: mayDeleteComment(actor, said).allowed,
  };
}

type Words = { readonly words: string; readonly before: string };

/** The people whom words mention and what stood there before did not: all of them may read the comment, or it is refused. */
export async function mentionedReaders(pageId: number, { words, before }: Words, tx: Tx): Promise<number[]> {
  const known = mentionedIn(before);
  const ids = mentionedIn(words).filter((id) => !known.includes(id));
  if (ids.length === 0) return ids;
  const readers = await readersAmong(pageId, ids, tx);
  if (readers.length < ids.length) throw new Refusal("comment-unreachable");
  return ids;
}
