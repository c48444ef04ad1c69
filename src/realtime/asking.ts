import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Listener } from "./connection.ts";
import type { LiveBook } from "./live-book.ts";

/** Whose session it is, read afresh; null when it is over. */
export type ResolveListener = (tx: Tx, token: string, now: Date) => Promise<Actor | null>;

export type AskOptions = {
  readonly database: Database;
  readonly book: LiveBook;
  readonly resolve: ResolveListener;
  readonly clock: () => Date;
};

/** Which of the topics a session may hear, by the rule of reading; null when the session is over. */
export type Ask = (listener: Listener, topics: readonly string[]) => Promise<ReadonlySet<string> | null>;

/** Transactions at once, so that asking about a page with a thousand readers leaves the pool to those who read it. */
const atOnce = 3;

export function openAsking({ database, book, resolve, clock }: AskOptions): Ask {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function ask({ siteId, token }: Listener, topics: readonly string[]) {
    return inTransaction(database, { siteId, access: "read" }, async (tx) => {
      const actor = await resolve(tx, token, clock());
      if (!actor) return null;
      const allowed = new Set<string>();
      for (const text of topics) {
        const found = book.topicOf(text);
        if (found && (await found.topic.mayListen(actor, found.id, tx))) allowed.add(text);
      }
      return allowed;
    });
  }

  return async (listener, topics) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await ask(listener, topics);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
