import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { isUseWorthNoting } from "#features/sessions/rules.ts";
import { type SessionPerson, noteUse } from "#features/sessions/store.ts";

/** Told of every request of a session; whatever it writes does not hold the request up. */
export type SessionUse = (siteId: number, person: SessionPerson, now: Date) => void;

/**
 * Writes the last use of a session at most every ten minutes, in a transaction of its own after the request's, because
 * reading a page must not write. Lost when the process dies, which costs nothing but a few minutes.
 */
export function openSessionUse(database: Database): SessionUse {
  const underWay = new Set<number>();
  return (siteId, person, now) => {
    const { sessionId: id, realId: personId, lastUsed } = person;
    if (!isUseWorthNoting(lastUsed, now) || underWay.has(id)) return;
    underWay.add(id);
    void inTransaction(database, { siteId, access: "write" }, (tx) => noteUse({ id, personId }, now, tx))
      .catch(() => {})
      .finally(() => underWay.delete(id));
  };
}
