import { plainWords, shortened } from "./plain-words.ts";

/** The most items that are kept of a feed: as many as a widget may show. */
export const itemsKept = 20;
export const titleMost = 200;
export const summaryMost = 400;
const addressMost = 2000;
/** The web is that old; what says another year does not know. */
const earliest = Date.UTC(1990, 0, 1);
const day = 86_400_000;

export type FeedItem = {
  readonly title: string;
  /** Where it stands in full, on the web; null where it does not say. */
  readonly address: string | null;
  readonly at: number | null;
  readonly summary: string;
};
export type Feed = {
  readonly title: string;
  readonly address: string | null;
  readonly items: readonly FeedItem[];
};

/** An item as its feed says it; words may be HTML. */
export type SaidItem = {
  readonly title?: string;
  readonly address?: string;
  readonly at?: string;
  readonly summary?: string;
};
export type SaidFeed = {
  readonly title?: string;
  readonly address?: string;
  readonly items: readonly SaidItem[];
};

/** What is kept of a feed: words without markup, addresses of the web, the newest items first where all of them are dated. */
export function keptFeed(said: SaidFeed, from: { readonly address: string; readonly now: Date }): Feed {
  const items = said.items.flatMap((item) => keptItem(item, from) ?? []);
  return {
    title: plainWords(said.title ?? "", titleMost),
    address: webAddress(said.address, from.address),
    items: newestFirst(items).slice(0, itemsKept),
  };
}

function keptItem(said: SaidItem, from: { readonly address: string; readonly now: Date }): FeedItem | null {
  const summary = plainWords(said.summary ?? "", summaryMost);
  const title = plainWords(said.title ?? "", titleMost) || shortened(summary, 80);
  if (title === "") return null;
  return {
    title,
    address: webAddress(said.address, from.address),
    at: momentOf(said.at, from.now),
    // A summary that is its title says nothing more.
    summary: summary === title || shortened(summary, 80) === title ? "" : summary,
  };
}

/** An address of the web, seen from that of the feed; null for scripts, mail and all the rest. */
export function webAddress(said: string | undefined, base: string): string | null {
  const words = said?.trim() ?? "";
  if (words === "" || !URL.canParse(words, base)) return null;
  const url = new URL(words, base);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" && url.href.length <= addressMost
    ? url.href
    : null;
}

/** Null for what is no moment of the web's life, or not yet. */
function momentOf(said: string | undefined, now: Date): number | null {
  const at = Date.parse((said ?? "").trim().slice(0, 60));
  return at >= earliest && at <= now.getTime() + day ? at : null;
}

export function newestFirst<Item extends { readonly at: number | null }>(
  items: readonly Item[],
): readonly Item[] {
  if (items.some(({ at }) => at === null)) return items;
  return items.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
