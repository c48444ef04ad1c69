import { maySeeSettings } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { Verdict } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayAddPeople } from "../rules.ts";
import type { mailStates } from "./screen.ts";

/** Whoever may invite may remind: site owners, without subsites administrators (CACT-15). */
export function mayRemind(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  const signedIn = maySeeSettings(viewer);
  return signedIn.allowed ? mayAddPeople(viewer) : signedIn;
}

type Mailed = {
  readonly invited: Date | null;
  readonly mailed: Date | null;
  readonly bounced: Date | null;
};

/** What became of the last mail to somebody (LOGR-06). */
export function mailState(
  { invited, mailed, bounced }: Mailed,
  { sendsMail }: { readonly sendsMail: boolean },
): (typeof mailStates)[number] {
  const last = Math.max(mailed?.getTime() ?? 0, bounced?.getTime() ?? 0);
  if (last > 0 && (invited === null || last >= invited.getTime()))
    return bounced && last === bounced.getTime() ? "bounced" : sendsMail ? "delivered" : "kept";
  return invited === null ? "none" : "waiting";
}
