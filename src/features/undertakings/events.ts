import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";
import type { Pass } from "./model/undertaking.ts";

/** What the tabs of a person listen to: how far what they began is. */
export const undertakingsTopic = defineTopic("undertakings");

/** The same of everything on a site, for its owners. */
export const allUndertakingsTopic = defineTopic("all-undertakings");

/**
 * The next step of an undertaking is to be taken. It names the place that the step begins at: one that is told twice finds the
 * mark moved, and does nothing.
 */
export const undertakingDue = defineEvent<
  "undertaking-due",
  { undertakingId: number; pass: Pass; mark: number }
>("undertaking-due", { publicChange: "nothing-public" });

/** It began, ended, or was turned around; `percent` is null where it no longer moves. */
export const undertakingMoved = defineEvent<
  "undertaking-moved",
  { siteId: number; personId: number | null; percent: number | null }
>("undertaking-moved", { publicChange: "nothing-public" });
