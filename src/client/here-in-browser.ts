import { expanded, inSubsite, slugIn } from "#kernel/subsite-address.ts";

/** A path of the product, as it is said in the subsite of the address bar (ROUT-02); others stay as they are. */
export function hereInBrowser(path: string): string {
  return expanded(slugIn(location.pathname), path);
}

/** Calls are made in the subsite of the address bar (CALL-16); a session is begun and ended on the site. */
export function callHere(path: string): string {
  return path.startsWith("/accounts/") ? path : inSubsite(slugIn(location.pathname), path);
}
