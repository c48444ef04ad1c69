import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import { outlineOfText } from "../drawn-outline.ts";
import type { WidgetSchema } from "../widget.ts";
import { roughFilesOf, roughTextOf } from "./rough-reading.ts";
import { anchorsOf, filesOf, plainTextOf } from "./reader.ts";

/** The most characters of one Markdown text. */
export const markdownMost = 1_000_000;

export const Markdown = z.object({
  source: limitedText(markdownMost),
});
export type Markdown = z.infer<typeof Markdown>;

/** Markdown source, kept as it was written and shown as HTML without any of its own (WIDG-15). */
export const markdown: WidgetSchema<Markdown> = {
  kind: "Markdown",
  isRunningText: true,
  version: 1,
  content: Markdown,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ source }) => draftOf({ texts: { source } }),
      fromDraft: ({ texts }) => ({ source: cutText(texts["source"], markdownMost) }),
    },
  },
  empty: () => ({ source: "" }),
  plainText: (content) => plainTextOf(content.source),
  outline: (content) => outlineOfText(plainTextOf(content.source)),
  anchors: (content) => anchorsOf(content.source),
  files: (content) => filesOf(content.source),
  rough: {
    plainText: (content) => roughTextOf(content.source),
    files: (content) => roughFilesOf(content.source),
  },
};
