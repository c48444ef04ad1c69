import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { feedLooks } from "./schema.ts";
import type { FeedShown } from "./shown.ts";

const data: FeedShown = {
  address: "https://news.example.org/feed.xml",
  state: "fetched",
  trouble: null,
  title: "Harbour <b>Elzinga",
  siteAddress: "https://news.example.org/",
  items: [
    {
      title: "The <b>Elzinga sails",
      address: "https://news.example.org/1",
      at: Date.UTC(2026, 10, 20),
      summary: "At <b>Elzinga's nine.",
    },
    { title: "Fog", address: null, at: null, summary: "" },
  ],
};

export const rssExample: KindExample = {
  rich: { address: data.address, title: "News <b> of the harbour", count: 7, look: "summaries" },
  any: ({ words }) =>
    fc.record({
      address: fc.oneof(
        fc.constantFrom(data.address, "javascript:alert(1)", "feed://x.example/a", ""),
        words(200),
      ),
      title: words(200),
      count: fc.integer({ min: 1, max: 20 }),
      look: fc.constantFrom(...feedLooks),
    }),
  saying: (text) => ({
    address: data.address,
    title: text.slice(0, 200).replaceAll("\u0000", ""),
    count: 5,
    look: "titles",
  }),
  wordsAt: "title",
  data,
};
