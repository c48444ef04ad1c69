import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Feed } from "./model/feed.ts";
import { readFeed } from "./reading-operations.ts";
import type { FeedFailure } from "./rules.ts";

/** Bytes of an answer that are looked at. What is longer is read as far as that, and its server is told no more. */
const bytesMost = 3_000_000;
const accept =
  "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5";

export type FeedFetched = { readonly feed: Feed } | { readonly failure: FeedFailure };

/** Asks for a feed, bounded in time, bytes and work. Never throws, and never says why a server could not be reached. */
export async function fetchFeed(outgoing: GuardedGet, address: string, now: Date): Promise<FeedFetched> {
  const fetched = await outgoing(address, accept);
  if (!("stream" in fetched)) return { failure: fetched.notFetched === "status" ? "gone" : "unreachable" };
  const { stream } = fetched;
  try {
    // Only https (WIDG-20), also behind redirects.
    if (address.startsWith("https:") && !fetched.address.startsWith("https:"))
      return { failure: "unreachable" };
    const bytes = await firstBytes(stream);
    const type = stream.headers["content-type"] ?? "";
    const feed = readFeed({ bytes, type, address: fetched.address }, now);
    return feed ? { feed } : { failure: "no-feed" };
  } catch {
    return { failure: "unreachable" };
  } finally {
    stream.destroy();
  }
}

async function firstBytes(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    length += (piece as Buffer).length;
    if (length >= bytesMost) break;
  }
  return Buffer.concat(pieces).subarray(0, bytesMost);
}
