import { words } from "#kernel/words.ts";

/** What every page brings along of the activity; its other words come with its screen. */
export const activityCommandWords = words("activity-command", {
  go: "Activity",
  keywords: "feed, changes, updates, timeline",
});
