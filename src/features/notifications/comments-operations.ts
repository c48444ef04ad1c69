import type { commentMade, commentMentions } from "#features/comments/events.ts";
import { peopleOfThread, wordsOfComments } from "#features/comments/store.ts";
import type { HeardOf, ListTools } from "#outbox/listener.ts";
import { tellOfComment } from "./comments-store.ts";
import { toldAtOnce } from "./rules.ts";
import { tellPersonally } from "./telling-store.ts";

type Said = HeardOf<typeof commentMade | typeof commentMentions>;

/**
 * Tells of a comment: those whom it mentions, those who have said something in its thread, and then, in steps, the followers of the page. Each is told
 * once, as the first of these. Of one that was deleted by now nothing is told; of one that was edited, those whom it mentions since then.
 */
export async function tellComment({ kind, facts }: Said, { read, write }: ListTools): Promise<boolean> {
  const { pageId, threadId, commentId, by: byId, mentioned } = facts;
  const [comment] = await read((tx) => wordsOfComments([commentId], tx));
  if (!comment) return false;
  const news = { pageId, commentId, byId, at: comment.made };
  const said = { ...news, saidIn: commentId };
  await write((tx) => tellPersonally("addressed", said, mentioned, tx));
  if (kind === "comment-mentions") return true;
  const answered = (await read((tx) => peopleOfThread(threadId, tx))).filter((id) => !mentioned.includes(id));
  await write((tx) => tellPersonally("answered", said, answered, tx));
  const others = [...mentioned, ...answered];
  let last: number | null = 0;
  while (last !== null) {
    const after: number = last;
    last = await write<number | null>((tx) => tellOfComment(news, { others, after, most: toldAtOnce }, tx));
  }
  return true;
}
