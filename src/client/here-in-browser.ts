import { expanded, inSubsite, slugIn } from "#kernel/subsite-address.ts";

/** A path of the product, as it is said in the subsite of the address bar (ROUT-02); others stay as they are. */
export function hereInBrowser(path: string): string {
  return expanded(slugHere(), path);
}

/** Whoever is not let into the subsite of the address bar is shown a screen of another one, mostly of the main group. */
let instead: { readonly of: string; readonly shown: string } | null = null;

/** Notes the subsite of the screen that is shown at the address of now. */
export function showsIn(shown: string): void {
  const of = slugHere();
  instead = of === shown ? null : { of, shown };
}

/** Calls are made in the subsite that they are about, or else in the one that is shown, which is that of the address bar or stands in its place (CALL-16); a session is begun and ended on the site. */
export function callHere(path: string, about?: string): string {
  const slug = slugHere();
  return path.startsWith("/accounts/")
    ? path
    : inSubsite(about ?? (slug === instead?.of ? instead.shown : slug), path);
}

/** Whatever runs without an address bar is in the main group. */
function slugHere(): string {
  return "location" in globalThis ? slugIn(location.pathname) : "";
}
