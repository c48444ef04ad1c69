import type { Bundle } from "#kernel/bundle.ts";

/** Fetches what a bundle's screen needs and answers what shows it at once; set by the entry, which knows the screens. */
export type Shower = (bundle: Bundle) => Promise<() => void>;

let shower: Shower = async () => () => {};
let current: AbortController | null = null;
/** Path and query of the screen that is open. */
let shown = "";

export function startNavigation(show: Shower): void {
  shower = show;
  document.addEventListener("click", followLink);
  shown = location.pathname + location.search;
  // Within one address only the hash has changed: that belongs to the screen that reads it.
  window.addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) void visit(location.href, { push: false });
  });
}

/**
 * Goes to an address of the site without reload: one request brings data and frame of the next screen. Anything
 * that does not answer as a screen is opened the ordinary way.
 */
export async function visit(address: string, options: { push?: boolean } = {}): Promise<void> {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const target = new URL(address, location.href);
  const bundle = await fetchBundle(target, mine.signal);
  if (mine.signal.aborted) return;
  if (!bundle) return location.assign(target.href);
  const show = await shower(bundle);
  // Somebody may have gone on while the screen was being fetched.
  if (mine.signal.aborted) return;
  const moves = bundle.address !== shown;
  shown = bundle.address;
  if (options.push === false) history.replaceState(null, "", shown + target.hash);
  else history.pushState(null, "", shown + target.hash);
  show();
  settle(target.hash, options.push !== false);
  focusHeading(moves);
}

/** Reads the screen that is open once more, after a change that alters what it shows. */
export function revisit(): Promise<void> {
  return visit(location.href, { push: false });
}

async function fetchBundle(target: URL, signal: AbortSignal): Promise<Bundle | null> {
  try {
    const response = await fetch(target.pathname + target.search, {
      headers: { accept: "application/json" },
      signal,
    });
    const isBundle = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (!isBundle || response.status === 401) return null;
    return (await response.json()) as Bundle;
  } catch {
    return null;
  }
}

function settle(hash: string, toTop: boolean): void {
  const anchor = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else if (toTop) window.scrollTo(0, 0);
}

/**
 * Who moved on stands at the heading, unless the new screen has put the focus somewhere itself; who only sees news of
 * the same screen stays where they were, as long as that is there.
 */
function focusHeading(moves: boolean): void {
  const held = document.activeElement;
  const stays = moves ? held?.closest("main") : held !== null && held !== document.body;
  if (stays) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  void visit(link.href);
}
