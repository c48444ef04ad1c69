import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import type { WidgetSchema } from "../widget.ts";

/** The most letters of a formula: what it costs to draw one grows with them. */
export const formulaMost = 2000;
export const mathSource: FirstText = { path: "source", most: formulaMost, lines: true, isCode: true };

const Content = z.strictObject({
  /** As TeX writes it, letter by letter. */
  source: limitedText(formulaMost),
});
export type MathContent = z.infer<typeof Content>;

/** A formula on a line of its own, kept as its source and shown as MathML. */
export const math: WidgetSchema<MathContent> = {
  kind: "Math",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ source }) => draftOf({ values: {}, texts: { source } }),
      // Two people typing at once may pass the limit together.
      fromDraft: ({ texts }) => ({ source: cutText(texts["source"], formulaMost) }),
    },
  },
  outline: () => ({ is: "sign", sign: "code" }),
  empty: () => ({ source: "" }),
  plainText: ({ source }) => source,
  anchors: () => [],
  files: () => [],
};
