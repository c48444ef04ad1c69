import type { Readers } from "#outbox/readers.ts";
import { type Live, openLive } from "#realtime/open-live.ts";
import type { SiteChange } from "#realtime/tail.ts";
import { livePeople, liveTopics } from "../live-topics.ts";
import { publicChangeMessage, readPublicChange } from "../screens/change-moments.ts";
import { type PublicPages, openPublicPages } from "../screens/public-pages.ts";
import { listenerResolver } from "../web/session.ts";
import { type PageViews, openPageViews } from "../web/page-views.ts";
import type { Foundation } from "./foundation.ts";

/** Who has to know at once what was committed, by this process or another; and who is told of what is read. */
export type Informed = {
  readonly publicPages: PublicPages;
  readonly live: Live;
  readonly pageViews: PageViews;
  readonly stop: () => Promise<void>;
};

/** Between two writings of what people open, in milliseconds; a kill loses at most so much. */
const viewsEvery = 5000;

type Options = {
  readonly withPseudo: boolean;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Hears whether a page for visitors was answered from memory. */
  readonly used: (isHit: boolean) => void;
};

/** Opens the finished pages for visitors and the live channel: those are trusted only as far as this one has read. */
export async function openInformed(
  { database, sites, messages }: Pick<Foundation, "database" | "sites" | "messages">,
  { withPseudo, clock, log, used }: Options,
): Promise<Informed> {
  const publicPages = openPublicPages({
    siteAt: sites.at,
    withPseudo,
    isFresh: () => messages.isFresh() && live.isFresh(),
    clock,
    used,
  });
  // What another process committed is also met here when it died before it could say so.
  const changed = (found: readonly SiteChange[]) => {
    for (const { siteId, change } of found) publicPages.empty(siteId, change);
    // So is what was saved of a site while the line for messages is down, which would have told of it.
    const isDeaf = !messages.isFresh() && found.some(({ change }) => change === "whole-site");
    if (isDeaf || found.some(({ siteId }) => !sites.byId(siteId))) void sites.reload().catch(() => {});
  };
  const resolve = listenerResolver(sites.byId);
  const live: Live = await openLive(
    { database, topics: liveTopics, people: livePeople, resolve, clock, log, changed },
    messages,
  );
  const pageViews = openPageViews({ database, clock, log, every: viewsEvery });
  const stop = async () => {
    await live.stop();
    await pageViews.stop();
  };
  return { publicPages, live, pageViews, stop };
}

/** Tells what is committed here to everybody who has to know, and hears what other processes tell. */
export function passOnChanges(
  { database, sites, messages }: Foundation,
  { publicPages, live }: Informed,
  readers: Readers,
): void {
  database.afterCommit = (siteId, events) => {
    for (const { publicChange } of events) {
      publicPages.empty(siteId, publicChange);
      if (publicChange !== "nothing-public") messages.announce(publicChangeMessage(siteId, publicChange));
    }
    live.announceRights(siteId, events);
    messages.announce({ topic: "committed", about: String(siteId) });
  };
  messages.on("public", (about) => publicPages.empty(...readPublicChange(about)));
  messages.on("committed", () => readers.wake());
  // Emptied before and after: what is rendered while the sites are read again may be of either kind.
  const rereadAll = () => {
    publicPages.empty();
    void sites.reload().finally(() => {
      publicPages.empty();
      live.askAll();
    });
  };
  messages.on("sites", rereadAll);
  messages.onGap(rereadAll);
}
