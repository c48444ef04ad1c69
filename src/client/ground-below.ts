/** Where somebody was before they opened a list over it: lists lie below this path. */
const lists = /^(\/@[^/]+)?\/pages\//;

let below: string | null = null;

/** Told of each screen that is shown. */
export function noteGround(address: string): void {
  if (!lists.test(address)) below = address;
}

/** The address below the list that is open: the screen that was open before it, in this tab or by the document that led here, else the home page. */
export function groundBelow(): string {
  if (below !== null) return below;
  const from = document.referrer === "" ? null : new URL(document.referrer);
  const isOurs = from?.origin === location.origin && !lists.test(from.pathname);
  return isOurs ? from.pathname + from.search : "/";
}
