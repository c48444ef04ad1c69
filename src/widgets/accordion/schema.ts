import * as z from "zod/mini";
import {
  TitledParts,
  anchorsOfParts,
  firstParts,
  mentionsInParts,
  partPath,
  partsAsDrafted,
  partsFromDraft,
  partsToDraft,
  shownParts,
  wordsOfParts,
} from "../kit/titled-parts.ts";
import type { WidgetSchema } from "../widget.ts";

const Content = z.strictObject({
  items: TitledParts,
  /** The first part is open when the page is opened. */
  firstOpen: z.boolean(),
});
export type Accordion = z.infer<typeof Content>;

/** Parts of which readers see the titles, and open what they want to read. */
export const accordion: WidgetSchema<Accordion> = {
  kind: "Accordion",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ items, firstOpen }) => partsToDraft(items, { firstOpen }),
      fromDraft: (draft) => ({
        items: partsFromDraft(draft),
        firstOpen: draft.values["firstOpen"] === true,
      }),
    },
  },
  asDrafted: (content) => ({ ...content, items: partsAsDrafted(content.items) }),
  outline: ({ items }) => ({ is: "items", count: items.length }),
  empty: () => ({ items: firstParts(), firstOpen: false }),
  plainText: ({ items }, nameOf) => wordsOfParts(items, nameOf),
  mentions: ({ items }) => mentionsInParts(items),
  shownTexts: ({ items }) => shownParts(items).map(({ id }) => partPath(id)),
  anchors: ({ items }) => anchorsOfParts(items),
  files: () => [],
};
