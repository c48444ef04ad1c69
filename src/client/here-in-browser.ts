import { expanded, inSubsite, slugIn } from "#kernel/subsite-address.ts";

/** A path of the product, as it is said in the subsite of the address bar (ROUT-02); others stay as they are. */
export function hereInBrowser(path: string): string {
  return expanded(slugHere(), path);
}

/** Calls are made in the subsite of the address bar (CALL-16); a session is begun and ended on the site. */
export function callHere(path: string): string {
  return path.startsWith("/accounts/") ? path : inSubsite(slugHere(), path);
}

/** Whatever runs without an address bar is in the main group. */
function slugHere(): string {
  return "location" in globalThis ? slugIn(location.pathname) : "";
}
