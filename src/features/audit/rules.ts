import { mayOwn, maySeeSettings } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { Verdict } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";

/** As many entries as a list shows at once. */
export const auditShown = 50;

/** The log is for the owners of the site alone, with subsites and without (ROLE-13, CACT-13); what they do as another person is not an owner's. */
export function maySeeAudit(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  const signedIn = maySeeSettings(viewer);
  return signedIn.allowed ? mayOwn(viewer) : signedIn;
}

/** For how many days entries may be kept; null is for always. The database itself lets nothing younger than the first go. */
export const keptDays = [90, 180, 365, 730, 1825, null] as const;

/** Until an owner chooses. */
export const keptDaysAtFirst = 730;

/** The beginning of what is kept. */
export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
