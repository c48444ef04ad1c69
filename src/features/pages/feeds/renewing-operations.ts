import type { Tx } from "#database/transaction.ts";
import { holesChanged } from "../holes/events.ts";
import type { FeedFetched } from "./fetching-operations.ts";
import { nextAttempt } from "./rules.ts";
import { type KeptFeed, keepFailure, keepFeed, listFeedPages, readFeeds } from "./store.ts";

/** Keeps what came of a feed. Open pages and what is kept for visitors are told where readers see another thing now. */
export async function keepFetched(
  address: string,
  fetched: FeedFetched,
  now: Date,
  tx: Tx,
): Promise<KeptFeed> {
  const [before] = await readFeeds([address], tx);
  if ("feed" in fetched) await keepFeed({ address, feed: fetched.feed, next: nextAttempt(0, now) }, now, tx);
  else {
    const failures = (before?.failures ?? 0) + 1;
    await keepFailure(
      { address, failure: fetched.failure, failures, next: nextAttempt(failures, now) },
      now,
      tx,
    );
  }
  const [after] = await readFeeds([address], tx);
  if (!after) throw new Error("a feed that was just kept is gone");
  if (seenOf(before) !== seenOf(after))
    for (const page of await listFeedPages(address, tx)) tx.announce(holesChanged(page));
  return after;
}

/** What readers see of it. */
function seenOf(feed: KeptFeed | undefined): string {
  if (!feed) return "";
  const { title, siteAddress, items, fetched, failure } = feed;
  return JSON.stringify({ title, siteAddress, items, isFetched: fetched !== null, failure });
}
