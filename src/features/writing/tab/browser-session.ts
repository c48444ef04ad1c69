import { whenSessionRenewed } from "#client/session-renewal.ts";
import { browserClock } from "./clock.ts";
import { openSession } from "./open-session.ts";
import type { RunningSession } from "./running-session.ts";
import { type Refused, wireTo } from "./wire.ts";
import { browserWords } from "./kept-words.ts";

/** Opens a page's draft in this tab, and writes down what is unsent whenever the tab may be about to go. */
export async function openInBrowser(page: {
  readonly pageId: number;
  readonly personId: number;
}): Promise<RunningSession | Refused> {
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
