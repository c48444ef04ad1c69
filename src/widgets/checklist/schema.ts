import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { type TextPart, linkedParts } from "../kit/auto-link.ts";
import type { WidgetSchema } from "../widget.ts";
import { checklistFromDraft, checklistToDraft, checklistWithTexts, itemPath } from "./draft.ts";
import { taskMost, tasksMost } from "../kit/text-limits.ts";

export const ItemId = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));
const Item = z.strictObject({
  id: ItemId,
  text: limitedText(taskMost),
});
const Content = z.strictObject({ items: z.array(Item).check(z.maxLength(tasksMost)) });
export type Checklist = z.infer<typeof Content>;

/** As its view is given it: the items that say something, with the links in their words. */
export type ChecklistRead = {
  readonly items: readonly {
    readonly id: string;
    readonly parts: readonly TextPart[];
  }[];
};

/** Items to tick off (WIDG-16). The items are the page's; who ticked which of them are entries (decision 0030). */
export const checklist: WidgetSchema<Checklist> = {
  kind: "Checklist",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: { 1: { toDraft: checklistToDraft, fromDraft: checklistFromDraft, withTexts: checklistWithTexts } },
  outline: ({ items }) => ({ is: "items", count: items.length }),
  empty: () => ({ items: [{ id: "1", text: "" }] }),
  plainText: ({ items }) =>
    items
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join("\n"),
  shownTexts: ({ items }) => items.map(({ id }) => itemPath(id)),
  anchors: () => [],
  files: () => [],
  forView: ({ items }): ChecklistRead => ({
    items: items.filter(({ text }) => text !== "").map(({ id, text }) => ({ id, parts: linkedParts(text) })),
  }),
};
