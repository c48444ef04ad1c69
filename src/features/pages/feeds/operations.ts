import type { Tx } from "#database/transaction.ts";
import { type KeptFeed, readFeeds } from "./store.ts";

/** What a widget shows of a feed. */
export type AskedFeed = {
  readonly id: string;
  readonly address: string;
  readonly count: number;
  readonly withSummary: boolean;
};

/** What is known of the feeds of widgets, by the widgets' ids; what went wrong is told to those who edit the page alone. */
export async function feedsToShow(
  asked: readonly AskedFeed[],
  { mayEdit }: { readonly mayEdit: boolean },
  tx: Tx,
) {
  if (asked.length === 0) return new Map<string, ReturnType<typeof shownFeed>>();
  const kept = await readFeeds([...new Set(asked.map(({ address }) => address))], tx);
  const known = new Map(kept.map((feed) => [feed.address, feed]));
  return new Map(asked.map((each) => [each.id, shownFeed(each, known.get(each.address), mayEdit)]));
}

/** A feed as it is shown; none was fetched yet where nothing is known of it. */
export function shownFeed(
  { address, count, withSummary }: Omit<AskedFeed, "id">,
  feed: KeptFeed | undefined,
  mayEdit: boolean,
) {
  const items = (feed?.items ?? []).slice(0, count);
  return {
    address,
    state: stateOf(feed),
    trouble: mayEdit ? (feed?.failure ?? null) : null,
    title: feed?.title ?? "",
    siteAddress: feed?.siteAddress ?? null,
    items: withSummary ? items : items.map((item) => ({ ...item, summary: "" })),
  };
}

function stateOf(feed: KeptFeed | undefined): "waiting" | "failed" | "fetched" {
  if (feed?.fetched) return "fetched";
  return feed?.failure ? "failed" : "waiting";
}
