import { send } from "#client/call.ts";
import { fetchPageFeed } from "#features/pages/feeds/contract.ts";
import { feedFor, patiently } from "#features/pages/feeds/model/asked.ts";
import type { DraftHoles } from "#features/pages/holes/parts/draft-holes.ts";
import type { PageSources } from "../canvas/screens/page-sources.ts";

/** Fetches feeds for the page that is written, into the holes of the widgets that show them. */
export function feedFetcher(pageId: number, holes: DraftHoles): PageSources["fetchFeed"] {
  return async (widgetId, address, signal) => {
    const answer = await send(fetchPageFeed, feedFor(pageId, address), { ...patiently, signal });
    if (!answer.success) return { trouble: answer.reason };
    if (!signal.aborted) holes.take([{ id: widgetId, data: answer.feed }]);
    return { trouble: null };
  };
}
