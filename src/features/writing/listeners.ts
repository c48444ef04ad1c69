import { pagePropertiesChanged } from "#features/pages/events.ts";
import { on } from "#outbox/listener.ts";
import { followTitle, takeDraftTitle } from "./drafts/title-operations.ts";
import { draftTitleTyped } from "./events.ts";

/** Told again, both find the title as it is to be. */
export const writingListeners = [
  on(pagePropertiesChanged, { name: "titles-of-drafts", about: ({ pageId }) => pageId }, (facts, tools) =>
    tools.write((tx) => followTitle(facts, tools.now, tx)),
  ),
  on(draftTitleTyped, { name: "titles-of-unpublished", about: ({ pageId }) => pageId }, ({ pageId }, tools) =>
    tools.write((tx) => takeDraftTitle(pageId, tx)),
  ),
];
