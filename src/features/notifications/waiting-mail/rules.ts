import { mayOwn, maySeeSettings } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { Verdict } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";

/** As many as the screen shows at once. */
export const waitingShown = 100;

/** What waits to be mailed is the owners' to see and to mend. */
export function mayMendMail(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  const seen = maySeeSettings(viewer);
  return seen.allowed ? mayOwn(viewer) : seen;
}
