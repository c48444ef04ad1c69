import { createHash } from "node:crypto";
import type { Tx } from "#database/transaction.ts";
import { waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { commentMade, commentMentions, commentsChanged } from "./events.ts";
import { mentionedReaders } from "./operations.ts";
import { commentLimit } from "./rules.ts";
import {
  type Passage,
  type SaidRow,
  findSaid,
  insertComment,
  insertThread,
  saveResolved,
  saveWords,
} from "./store.ts";

type Saying = { readonly actor: Actor; readonly now: Date; readonly tx: Tx };
type Said = { readonly pageId: number; readonly words: string; readonly key: string };
/** Where it is said: in a thread, or as the first of a new one about a passage. */
type Place = { readonly threadId: number } | { readonly passage: Passage };

/**
 * Says something once, however often it is sent. What was sent before under the same name, without its sender knowing that it arrived,
 * says from now on what is sent now. Whoever answers in a resolved thread opens it again.
 */
export async function say(saying: Saying, said: Said, place: Place): Promise<void> {
  const { actor, now, tx } = saying;
  const { pageId, words } = said;
  const { key, before } = await nameOf(saying, said, place);
  if (before?.words === words.trim()) return;
  if (before) return reword(saying, { pageId, comment: before, words });
  const mentioned = await mentionedReaders(pageId, { words, before: "" }, tx);
  await countSaid(actor, tx);
  const threadId =
    "threadId" in place ? place.threadId : await insertThread(actor, pageId, place.passage, now, tx);
  const commentId = await insertComment(actor, { threadId, words: words.trim(), key }, now, tx);
  // Both were sent at once: the other one is there now.
  if (commentId === null) return say(saying, said, place);
  await saveResolved(actor, threadId, null, tx);
  tx.announce(commentMade({ pageId, threadId, commentId, by: actor.personId ?? 0, mentioned }));
}

type Rewording = {
  readonly pageId: number;
  readonly comment: Pick<SaidRow, "id" | "threadId" | "words">;
  readonly words: string;
};

/** Gives a comment other words, and tells those who are mentioned in them and were not before. */
export async function reword(
  { actor, now, tx }: Saying,
  { pageId, comment, words }: Rewording,
): Promise<void> {
  const mentioned = await mentionedReaders(pageId, { words, before: comment.words }, tx);
  await countSaid(actor, tx);
  await saveWords(actor, comment.id, words.trim(), now, tx);
  tx.announce(commentsChanged({ pageId }));
  const facts = { pageId, threadId: comment.threadId, commentId: comment.id, by: actor.personId ?? 0 };
  if (mentioned.length > 0) tx.announce(commentMentions({ ...facts, mentioned }));
}

/**
 * The name under which something is said here, and what was said here under it before. One that stands for something else, as the
 * browser went to another passage with it or what it named was deleted, leads on to the next, and does so each time it is sent.
 */
async function nameOf(
  saying: Pick<Saying, "actor" | "tx">,
  { pageId, key }: Pick<Said, "pageId" | "key">,
  place: Place,
): Promise<{ readonly key: string; readonly before: SaidRow | null }> {
  const before = await findSaid(saying.actor, key, saying.tx);
  if (!before || isSaidAt(before, { pageId, place })) return { key, before };
  const next = createHash("sha256").update(`${key} ${before.id}`).digest("base64url").slice(0, 40);
  return nameOf(saying, { pageId, key: next }, place);
}

function isSaidAt(
  said: SaidRow,
  { pageId, place }: { readonly pageId: number; readonly place: Place },
): boolean {
  if (said.deleted || said.pageId !== pageId) return false;
  if ("threadId" in place) return said.threadId === place.threadId;
  const { widget, quote, before, after } = place.passage;
  return said.widget === widget && said.quote === quote && said.before === before && said.after === after;
}

/** Counted in the transaction of the change: what is refused counts for nothing. */
async function countSaid(actor: Actor, tx: Tx): Promise<void> {
  const wait = await countAttempt(commentLimit, String(actor.personId), tx);
  if (wait !== null) demand(refuse("too-many-attempts", waitOf(wait)));
}
