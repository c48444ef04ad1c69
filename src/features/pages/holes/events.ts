import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What a tab with holes listens to, by the page's id: it is told `{ widgets }`, and reads these anew. */
export const holesTopic = defineTopic("holes");

/**
 * What these widgets of a page show is another thing now, while the page is the same: somebody ticked, voted, wrote.
 * Of public answers it changes those of this page alone.
 */
export const holesChanged = defineEvent<"holes-changed", { pageId: number; widgets: readonly string[] }>(
  "holes-changed",
  { publicChange: "its-page" },
);
