import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import {
  answerThread,
  beginThread,
  deleteComment,
  editComment,
  findReaders,
  readComments,
  reopenThread,
  resolveThread,
  restoreComment,
} from "./contract.ts";
import {
  offeredMost,
  mayBeSaid,
  mayDeleteComment,
  mayEditComment,
  mayRestoreComment,
  maySettle,
} from "./rules.ts";
import { commentsChanged } from "./events.ts";
import { changedPage, commentedPage, commentsOf } from "./operations.ts";
import { reword, say } from "./saying-operations.ts";
import { findReadersOf, lockComment, lockThread, saveDeleted, saveResolved } from "./store.ts";

export const commentHandlers = [
  handle(readComments, async ({ input, actor, tx }) =>
    commentsOf(actor, await commentedPage(actor, input.page_id, tx), tx),
  ),

  handle(findReaders, async ({ input, actor, now, tx }) => {
    const page = await commentedPage(actor, input.page_id, tx);
    const people = await findReadersOf(page.id, (input.q ?? "").trim(), offeredMost, tx);
    const ids = people.map(({ id }) => id);
    const away = await awayAmong(actor, ids, { now }, tx);
    return { people: people.map((person) => ({ ...person, away: away.get(person.id) ?? null })) };
  }),

  handle(beginThread, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    if (input.quote.trim() === "") demand(refuse("passage-empty"));
    demand(mayBeSaid(input.words));
    await say({ actor, now, tx }, { ...input, pageId: page.id }, { passage: input });
    return commentsOf(actor, page, tx);
  }),

  handle(answerThread, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const threadId = input.thread_id;
    found(await lockThread(actor, { pageId: page.id, id: threadId }, tx), "thread-not-found");
    demand(mayBeSaid(input.words));
    await say({ actor, now, tx }, { ...input, pageId: page.id }, { threadId });
    return commentsOf(actor, page, tx);
  }),

  handle(editComment, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const { id, words } = input;
    const comment = found(await lockComment(actor, { pageId: page.id, id }, tx), "comment-not-found");
    if (comment.deleted) demand(refuse("comment-not-found"));
    demand(mayEditComment(actor, comment));
    demand(mayBeSaid(words));
    await reword({ actor, now, tx }, { pageId: page.id, comment: { ...comment, id }, words });
    return commentsOf(actor, page, tx);
  }),

  handle(deleteComment, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const { id } = input;
    const comment = found(await lockComment(actor, { pageId: page.id, id }, tx), "comment-not-found");
    demand(mayDeleteComment(actor, comment));
    if (!comment.deleted) {
      await saveDeleted(actor, id, now, tx);
      tx.announce(commentsChanged({ pageId: page.id, deleted: id }));
    }
    return commentsOf(actor, page, tx);
  }),

  handle(restoreComment, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const { id } = input;
    const comment = found(await lockComment(actor, { pageId: page.id, id }, tx), "comment-not-found");
    demand(mayRestoreComment(actor, comment, now));
    if (comment.deleted) {
      await saveDeleted(actor, id, null, tx);
      tx.announce(commentsChanged({ pageId: page.id, restored: { commentId: id, by: comment.authorId } }));
    }
    return commentsOf(actor, page, tx);
  }),

  handle(resolveThread, (context) => settle(context, context.now)),
  handle(reopenThread, (context) => settle(context, null)),
];

type Settling = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly input: { page_id: number; thread_id: number };
};

async function settle({ input, actor, tx }: Settling, resolved: Date | null) {
  const page = await changedPage(actor, input.page_id, tx);
  const id = input.thread_id;
  const thread = found(await lockThread(actor, { pageId: page.id, id }, tx), "thread-not-found");
  demand(maySettle(actor, thread, page));
  if (thread.isResolved !== (resolved !== null)) {
    await saveResolved(actor, id, resolved, tx);
    tx.announce(commentsChanged({ pageId: page.id }));
  }
  return commentsOf(actor, page, tx);
}
