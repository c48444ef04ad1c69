import type { RefusalWording } from "#kernel/refusal.ts";

export type FeedRefusal = "feed-address" | "too-many-feeds";

export const feedRefusals: RefusalWording<FeedRefusal> = {
  "feed-address": { kind: "invalid", text: "Enter an address that begins with https://." },
  "too-many-feeds": { kind: "too-many", text: "That's a lot of feeds. Try again in a few minutes." },
};
