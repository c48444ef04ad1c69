import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { cutText } from "../kit/cut-text.ts";
import { draftOf } from "../kit/draft.ts";
import { FileFact } from "../kit/file-fact.ts";
import type { WidgetSchema } from "../widget.ts";

export const titleMost = 300;

const Content = z.strictObject({
  /** Null while none is chosen yet; then readers see nothing. */
  file: z.nullable(FileFact),
  /** What the file is called on the page; empty for its own name. */
  title: limitedText(titleMost),
});
export type Attachment = z.infer<typeof Content>;

/** A file to take along (WIDG-07). */
export const attachment: WidgetSchema<Attachment> = {
  kind: "Attachment",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ file, title }) => draftOf({ values: { file }, texts: { title } }),
      fromDraft: ({ values, texts }) => ({ ...values, title: cutText(texts["title"], titleMost) }),
    },
  },
  empty: () => ({ file: null, title: "" }),
  plainText: ({ file, title }) => [title, file?.name].filter(Boolean).join("\n"),
  anchors: () => [],
  files: ({ file }) => (file ? [file.id] : []),
  replaceable: ({ file }) => (file ? [["file", file.id]] : []),
};
