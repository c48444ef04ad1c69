import { type Verdict, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import { mayAdminister, mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { StartingRefusal } from "./wording.ts";

/** A site begins once, by its owner, while it has no home page. */
export function mayBegin(
  viewer: Viewer,
  site: { readonly hasHomepage: boolean },
): Verdict<RightsRefusal | StartingRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  const owns = mayOwn(viewer);
  return owns.allowed && site.hasHomepage ? refuse("site-has-begun") : owns;
}

/** How far a site is on its way is its owner's to see, also when it has arrived. */
export function maySeeMaking(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  return isSignedIn(viewer) ? mayOwn(viewer) : refuse("signed-out");
}

/** Samples lie all over the site, so who removes them looks after the whole of it. */
export function mayRemoveSamples(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  return isSignedIn(viewer) ? mayAdminister(viewer) : refuse("signed-out");
}
