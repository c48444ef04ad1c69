import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Call } from "#kernel/call.ts";
import type { StepsContext } from "#calls/handle.ts";
import { type Tx, run } from "#database/transaction.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Attempt, type Limit, waitOf } from "./rules.ts";

/**
 * Counts one attempt under each limit in a transaction of its own, so that it counts although the call is refused.
 * Refuses with the time to wait at the first that is used up; those after it do not count it, so that whoever is refused for
 * what they do themselves uses up nothing of anybody else.
 */
export async function demandAttempts(
  write: StepsContext<Call>["write"],
  attempts: readonly Attempt[],
): Promise<void> {
  const refused = await write(async (_, tx) => {
    for (const [limit, key] of attempts) {
      const wait = await countAttempt(limit, key, tx);
      if (wait !== null) return { code: limit.refusal ?? ("too-many-attempts" as const), wait };
    }
    return null;
  });
  if (refused) throw new Refusal(refused.code, waitOf(refused.wait));
}

/** Counts an attempt; gives the milliseconds to wait when there were too many, else null. */
export async function countAttempt(limit: Limit, key: string, tx: Tx): Promise<number | null> {
  try {
    const counted = await limiterIn(tx, limit).consume(hashed(key, tx));
    if (counted.consumedPoints === 1) await forgetOld(tx);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** The last attempt does not count, because it was right; those of others stay. In the order of counting: no deadlocks. */
export async function takeBackAttempts(attempts: readonly Attempt[], tx: Tx): Promise<void> {
  for (const [limit, key] of attempts) await limiterIn(tx, limit).reward(hashed(key, tx), 1);
}

function limiterIn(tx: Tx, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(tx),
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.most,
    duration: limit.seconds,
  });
}

/** The limiter's statements run in our own transaction. */
function clientOf(tx: Tx) {
  return {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const rows = await run(tx, text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Mail and network addresses are personal: only their hash is kept, and a key is always of one site. */
function hashed(key: string, tx: Tx): string {
  return createHash("sha256").update(`${tx.siteId}:${key}`).digest("base64url");
}

async function forgetOld(tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from rate_limit where key in
       (select key from rate_limit where expire < $1 limit 1000 for update skip locked)`,
    [Date.now()],
  );
}
