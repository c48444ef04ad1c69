import * as z from "zod/mini";
import type { WidgetKind, WidgetSchema } from "../widget.ts";
import type { KindClipboard } from "./clipboard.ts";
import { draftOf } from "./draft.ts";

const Content = z.strictObject({});
export type PlainBlock = z.infer<typeof Content>;

/** The schema of a block that shows what the site holds and says nothing of its own. */
export function plainBlock(kind: WidgetKind): WidgetSchema<PlainBlock> {
  return {
    kind,
    version: 1,
    content: Content,
    upgrades: {},
    drafts: { 1: { toDraft: () => draftOf({}), fromDraft: () => ({}) } },
    empty: () => ({}),
    plainText: () => "",
    anchors: () => [],
    files: () => [],
  };
}

/** What such a block shows is for the eyes of whoever copies it: nothing of it goes to other programs. */
export const plainBlockClipboard: KindClipboard<PlainBlock> = { html: () => "", text: () => "" };
