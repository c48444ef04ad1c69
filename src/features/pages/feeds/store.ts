import { type Tx, run } from "#database/transaction.ts";
import type { Feed, FeedItem } from "./model/feed.ts";
import type { FeedFailure } from "./rules.ts";

/** A feed as it was fetched last; `fetched` is when that succeeded, null for never. */
export type KeptFeed = {
  readonly address: string;
  readonly title: string;
  readonly siteAddress: string | null;
  readonly items: readonly FeedItem[];
  readonly fetched: Date | null;
  /** Null when it succeeded the last time, or was not asked for yet. */
  readonly failure: FeedFailure | null;
  readonly failures: number;
  readonly attempted: Date | null;
};

const columns = `feed.address, feed.title, feed.site_address as "siteAddress", feed.items, feed.fetched, feed.failure, feed.failures,
  feed.attempted`;

/** What is known of these feeds, in one statement. */
export function readFeeds(addresses: readonly string[], tx: Tx): Promise<KeptFeed[]> {
  return run<KeptFeed>(tx, `select ${columns} from feed where feed.site_id = $1 and feed.address = any($2)`, [
    tx.siteId,
    addresses,
  ]);
}

export type HeldFeed = { readonly widget: string; readonly address: string };

/** The published page shows these feeds and no others; those that are new are due at once. */
export async function holdFeeds(
  { pageId, feeds }: { readonly pageId: number; readonly feeds: readonly HeldFeed[] },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(tx, "delete from feed_on_page where site_id = $1 and page_id = $2", [tx.siteId, pageId]);
  if (feeds.length === 0) return;
  const lists = [feeds.map(({ address }) => address), feeds.map(({ widget }) => widget)];
  await run(
    tx,
    `with known as (
       insert into feed (site_id, address, next_attempt) select distinct $1::bigint, address, $4::timestamptz from unnest($2::text[]) address
       on conflict do nothing)
     insert into feed_on_page (site_id, page_id, widget, address) select $1, $5, held.widget, held.address
     from unnest($2::text[], $3::text[]) held (address, widget)`,
    [tx.siteId, ...lists, now, pageId],
  );
}

/** Feeds that pages outside the trash show and that are due, claimed until `until`: no other process fetches them meanwhile. */
export function claimDueFeeds(
  { most, until }: { readonly most: number; readonly until: Date },
  now: Date,
  tx: Tx,
): Promise<KeptFeed[]> {
  return run<KeptFeed>(
    tx,
    `with due as (
       select feed.address from feed
       where feed.site_id = $1 and feed.next_attempt <= $2 and exists (
         select from feed_on_page held join page on page.site_id = $1 and page.id = held.page_id
         where held.site_id = $1 and held.address = feed.address and page.trashed is null)
       order by feed.next_attempt limit $3 for update of feed skip locked)
     update feed set next_attempt = $4 from due where feed.site_id = $1 and feed.address = due.address returning ${columns}`,
    [tx.siteId, now, most, until],
  );
}

type Attempted = { readonly address: string; readonly next: Date };

/** Keeps what was fetched. */
export async function keepFeed(
  { address, feed, next }: Attempted & { readonly feed: Feed },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into feed (site_id, address, title, site_address, items, fetched, attempted, next_attempt)
     values ($1, $2, $3, $4, $5, $6, $6, $7)
     on conflict (site_id, address) do update set title = excluded.title, site_address = excluded.site_address, items = excluded.items,
       fetched = excluded.fetched, attempted = excluded.attempted, next_attempt = excluded.next_attempt, failure = null, failures = 0`,
    [tx.siteId, address, feed.title, feed.address, JSON.stringify(feed.items), now, next],
  );
}

/** Keeps why nothing came; what came before stays. */
export async function keepFailure(
  {
    address,
    failure,
    failures,
    next,
  }: Attempted & { readonly failure: FeedFailure; readonly failures: number },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into feed (site_id, address, failure, failures, attempted, next_attempt) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, address) do update set failure = excluded.failure, failures = excluded.failures,
       attempted = excluded.attempted, next_attempt = excluded.next_attempt`,
    [tx.siteId, address, failure, failures, now, next],
  );
}

/** The published pages that show a feed, and their widgets that do. */
export function listFeedPages(
  address: string,
  tx: Tx,
): Promise<{ readonly pageId: number; readonly widgets: readonly string[] }[]> {
  return run(
    tx,
    `select page_id as "pageId", array_agg(widget order by widget) as widgets from feed_on_page
     where site_id = $1 and address = $2 group by page_id order by page_id`,
    [tx.siteId, address],
  );
}

/** Forgets feeds that no published page shows and that nobody asked for since. */
export async function forgetUnheldFeeds(since: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from feed where site_id = $1 and coalesce(attempted, next_attempt) < $2 and not exists (
       select from feed_on_page held where held.site_id = $1 and held.address = feed.address)`,
    [tx.siteId, since],
  );
}
