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

const Content = z.strictObject({ items: TitledParts });
export type Tabs = z.infer<typeof Content>;

/** Parts of which readers see one at a time, the first to begin with. */
export const tabs: WidgetSchema<Tabs> = {
  kind: "Tabs",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ items }) => partsToDraft(items, {}),
      fromDraft: (draft) => ({ items: partsFromDraft(draft) }),
    },
  },
  asDrafted: ({ items }) => ({ items: partsAsDrafted(items) }),
  outline: ({ items }) => ({ is: "items", count: items.length }),
  empty: () => ({ items: firstParts() }),
  plainText: ({ items }, nameOf) => wordsOfParts(items, nameOf),
  mentions: ({ items }) => mentionsInParts(items),
  shownTexts: ({ items }) => shownParts(items).map(({ id }) => partPath(id)),
  anchors: ({ items }) => anchorsOfParts(items),
  files: () => [],
};
