import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { feedFailures } from "./rules.ts";

const FeedItem = z.strictObject({
  title: z.string(),
  address: z.nullable(z.string()),
  at: z.nullable(z.number()),
  summary: z.string(),
});

/**
 * Fetches a feed for a page that somebody writes, so that they see what readers will; its server is asked by this one, and only for what
 * the world may read. One that was fetched within the last minute is not asked for again.
 */
export const fetchPageFeed = defineCall({
  name: "fetch-feed",
  method: "POST",
  path: "/-/feed/{page_id}/",
  access: "none",
  input: { page_id: Id, address: line(2000) },
  output: {
    feed: z.strictObject({
      address: z.string(),
      state: z.enum(["waiting", "failed", "fetched"]),
      trouble: z.nullable(z.enum(feedFailures)),
      title: z.string(),
      siteAddress: z.nullable(z.string()),
      items: z.array(FeedItem),
    }),
  },
  refusals: ["page-not-found", "page-not-editable", "feed-address", "too-many-feeds"],
});
