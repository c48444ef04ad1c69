import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import { waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
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
  commentLimit,
  mayBeSaid,
  mayDeleteComment,
  mayEditComment,
  mayRestoreComment,
  maySettle,
} from "./rules.ts";
import { commentMade, commentMentions, commentsChanged } from "./events.ts";
import { mentionedIn } from "./model/mentioned.ts";
import { changedPage, commentedPage, commentsOf, mentionedReaders } from "./operations.ts";
import {
  findReadersOf,
  insertComment,
  insertThread,
  isSaid,
  lockComment,
  lockThread,
  saveDeleted,
  saveResolved,
  saveWords,
} from "./store.ts";

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
    if (!(await isSaid(actor, input.key, tx))) {
      const threadId = await insertThread(actor, page.id, input, now, tx);
      await say({ actor, now, tx }, { ...input, pageId: page.id, threadId });
    }
    return commentsOf(actor, page, tx);
  }),

  handle(answerThread, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const threadId = input.thread_id;
    found(await lockThread(actor, { pageId: page.id, id: threadId }, tx), "thread-not-found");
    demand(mayBeSaid(input.words));
    if (!(await isSaid(actor, input.key, tx)))
      await say({ actor, now, tx }, { ...input, pageId: page.id, threadId });
    return commentsOf(actor, page, tx);
  }),

  handle(editComment, async ({ input, actor, now, tx }) => {
    const page = await changedPage(actor, input.page_id, tx);
    const { id, words } = input;
    const comment = found(await lockComment(actor, { pageId: page.id, id }, tx), "comment-not-found");
    if (comment.deleted) demand(refuse("comment-not-found"));
    demand(mayEditComment(actor, comment));
    demand(mayBeSaid(words));
    const before = mentionedIn(comment.words);
    const mentioned = (await mentionedReaders(page.id, words, tx)).filter((each) => !before.includes(each));
    await countSaid(actor, tx);
    await saveWords(actor, id, words.trim(), now, tx);
    tx.announce(commentsChanged({ pageId: page.id }));
    const facts = { pageId: page.id, threadId: comment.threadId, commentId: id, by: actor.personId ?? 0 };
    if (mentioned.length > 0) tx.announce(commentMentions({ ...facts, mentioned }));
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

type Saying = { readonly actor: Actor; readonly now: Date; readonly tx: Tx };
type Said = {
  readonly pageId: number;
  readonly threadId: number;
  readonly words: string;
  readonly key: string;
};

/** Whoever answers in a resolved thread opens it again. */
async function say({ actor, now, tx }: Saying, { pageId, threadId, words, key }: Said): Promise<void> {
  const mentioned = await mentionedReaders(pageId, words, tx);
  await countSaid(actor, tx);
  const commentId = await insertComment(actor, { threadId, words: words.trim(), key }, now, tx);
  if (commentId === null) return;
  await saveResolved(actor, threadId, null, tx);
  tx.announce(commentMade({ pageId, threadId, commentId, by: actor.personId ?? 0, mentioned }));
}

/** Counted in the transaction of the change: what is refused counts for nothing. */
async function countSaid(actor: Actor, tx: Tx): Promise<void> {
  const wait = await countAttempt(commentLimit, String(actor.personId), tx);
  if (wait !== null) demand(refuse("too-many-attempts", waitOf(wait)));
}

type Settling = Omit<Saying, "now"> & { readonly input: { page_id: number; thread_id: number } };

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
