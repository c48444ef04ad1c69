import { feedsToShow } from "#features/pages/feeds/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import { feedOf } from "./feed-address.ts";
import { type Rss, countMost } from "./schema.ts";

/** Those who edit the page are given all that it may show, so that what they choose is there at once. */
const limitsOf = ({ count, look }: Rss, { mayEdit }: { readonly mayEdit: boolean }) => ({
  count: mayEdit ? countMost : count,
  withSummary: mayEdit || look === "summaries",
});

/** What was fetched last of the feeds of a page, all of them at once. */
export const rssServer: KindServer = {
  read: async ({ widgets, page, tx }: HolesRead<Rss>) => {
    const asked = widgets.flatMap(({ id, content }) => {
      const address = feedOf(content);
      return address === null ? [] : [{ id, address, ...limitsOf(content, page) }];
    });
    return feedsToShow(asked, { mayEdit: page.mayEdit }, tx);
  },
  actions: [],
};
