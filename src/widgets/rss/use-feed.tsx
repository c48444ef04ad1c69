import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditorProps } from "../kit/editor.ts";
import { feedOf } from "./feed-address.ts";
import type { Rss } from "./schema.ts";
import type { FeedShown } from "./shown.ts";

/** Milliseconds after the last letter: an address that is being typed is not asked for. */
const pause = 800;

/** The feed of a widget that somebody edits; what nobody fetched yet is fetched for them. */
export function useFeed({ content, page }: EditorProps<Rss>) {
  const { hole, fetchFeed } = page;
  const address = feedOf(content);
  const data = useSyncExternalStore(hole.subscribe, hole.data, hole.data) as FeedShown | null;
  const [failed, setFailed] = useState<{ readonly address: string; readonly said: string } | null>(null);
  const feed = data !== null && data.address === address ? data : null;
  const isKnown = feed !== null && feed.state !== "waiting";
  const trouble = failed !== null && failed.address === address ? failed.said : null;
  useEffect(() => {
    if (address === null || isKnown || trouble !== null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    async function fetchNow(asked: string) {
      const came = await fetchFeed(asked, signal);
      if (!signal.aborted && came.trouble !== null) setFailed({ address: asked, said: came.trouble });
    }
    const timer = setTimeout(() => void fetchNow(address), pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
    // `page` is another object at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, isKnown, trouble]);
  return { address, feed: isKnown ? feed : null, trouble, tryAgain: () => setFailed(null) };
}
