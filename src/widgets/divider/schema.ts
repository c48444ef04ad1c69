import * as z from "zod/mini";
import { draftOf } from "../kit/draft.ts";
import type { WidgetSchema } from "../widget.ts";

const Content = z.strictObject({});
export type Divider = z.infer<typeof Content>;

/** A line across the page; it says nothing. */
export const divider: WidgetSchema<Divider> = {
  kind: "Divider",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: { 1: { toDraft: () => draftOf({}), fromDraft: () => ({}) } },
  outline: () => ({ is: "sign", sign: "rule" }),
  empty: () => ({}),
  plainText: () => "",
  anchors: () => [],
  files: () => [],
};
