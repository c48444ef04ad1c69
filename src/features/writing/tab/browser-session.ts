import { whenSessionRenewed } from "#client/session-renewal.ts";
import { browserClock } from "./clock.ts";
import { openSession } from "./open-session.ts";
import { RestingSession } from "./resting-session.ts";
import type { RunningSession } from "./running-session.ts";
import { type Refused, wireTo } from "./wire.ts";
import { browserWords } from "./kept-words.ts";

type DraftOf = { readonly pageId: number; readonly personId: number };

/** A session belongs to the document that opened it. */
const resting = new WeakMap<Document, RestingSession>();

/** Opens a page's draft in this tab, and writes down what is unsent whenever the tab may be about to go. */
export async function openInBrowser(page: DraftOf): Promise<RunningSession | Refused> {
  const rested = await restingHere().takeUp(page);
  if (rested) return rested;
  const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const wire = wireTo(page.pageId, tab);
  const session = await openSession({
    ...page,
    tab,
    address: location.pathname,
    wire,
    clock: browserClock,
    store: browserWords,
  });
  if (session.success) followBrowser(session);
  return session;
}

/** Closes a session, or keeps it for whoever comes back from the list of changes. */
export function leaveInBrowser(session: RunningSession, page: DraftOf): void {
  restingHere().leave(session, page);
}

function restingHere(): RestingSession {
  const isLookedAt = (pageId: number) => location.pathname.endsWith(`/page/versions/${pageId}/`);
  const here = resting.get(document) ?? new RestingSession({ clock: browserClock, isLookedAt });
  resting.set(document, here);
  return here;
}

function followBrowser(session: RunningSession): void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  addEventListener("pagehide", () => session.handOver(), options);
  addEventListener("online", () => session.wake(), options);
  addEventListener("pageshow", () => session.wake(), options);
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? session.handOver() : session.wake()),
    options,
  );
  const stopHearing = whenSessionRenewed(() => session.wake());
  const close = session.close.bind(session);
  session.close = () => {
    ended.abort();
    stopHearing();
    close();
  };
}
