import { mayOwn, maySeeSettings } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { Verdict } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";

/** As many files as the list shows at once, and as many pages of each by their titles. */
export const filesShown = 50;
export const pagesShown = 3;

/** What a site stores is its owners' to see; what a page holds that they don't read stands there without its name. */
export function maySeeFiles(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  const seen = maySeeSettings(viewer);
  return seen.allowed ? mayOwn(viewer) : seen;
}
