import { fetchAhead } from "./ahead.ts";

/** A pointer or the focus rests this long on a link before its screen is fetched, in milliseconds. */
const rest = 80;
/** No more than so many screens are fetched ahead in a minute, whatever is pointed at. */
const mostInMinute = 20;

/** Screens that begin something, or that are for those who are not in. */
const notAhead = /^(?:\/@[^/]+)?\/(accounts|settings\/impersonate|-)\//;

/**
 * Fetches data and code of the screen that somebody is near to: by a pointer or the focus that rests on a link, or a finger that
 * touches it. `getReady` fetches the code of a path's screen; `first` came before this was here. Nothing is fetched for those who save data.
 */
export function watchNearLinks(getReady: (path: string) => unknown, first: Event): void {
  if (isSaving()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetched: number[] = [];

  function near(event: Event): void {
    clearTimeout(timer);
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isAhead(link)) return;
    timer = setTimeout(() => begin(link), event.type === "touchstart" ? 0 : rest);
  }

  function begin({ pathname, search }: HTMLAnchorElement): void {
    const now = performance.now();
    while (fetched[0] !== undefined && now - fetched[0] > 60_000) fetched.shift();
    if (fetched.length >= mostInMinute) return;
    getReady(pathname);
    if (fetchAhead(pathname + search)) fetched.push(now);
  }

  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, near, { passive: true });
  document.addEventListener("pointerdown", () => clearTimeout(timer));
  near(first);
}

function isAhead(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return false;
  if (link.pathname === location.pathname || !link.pathname.endsWith("/")) return false;
  return !notAhead.test(link.pathname) && !/[?&]edit\b/.test(link.search);
}

function isSaving(): boolean {
  type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
