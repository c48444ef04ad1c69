import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import { heightLeast, heightMost, heightOf } from "../kit/embed.ts";
import { FileFact } from "../kit/file-fact.ts";
import type { WidgetSchema } from "../widget.ts";

export const titleMost = 300;
/** The most bytes of a PDF that is shown in its page (UPLD-06). */
const bytesMost = 30 * 1024 * 1024;

const Held = FileFact.check(z.refine(({ type, size }) => type === "application/pdf" && size <= bytesMost));
const Content = z.strictObject({
  /** Null while none is chosen yet; then readers see nothing. */
  file: z.nullable(Held),
  /** What it is called on the page; empty for the name of its file. */
  title: limitedText(titleMost),
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
});
export type Pdf = z.infer<typeof Content>;

/** A PDF that is read in its page (WIDG-07). */
export const pdf: WidgetSchema<Pdf> = {
  kind: "PDF",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ title, ...values }) => draftOf({ values, texts: { title } }),
      fromDraft: ({ values, texts }) => ({
        file: heldIn(values["file"]),
        title: cutText(texts["title"], titleMost),
        height: heightOf(values["height"], 600),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ file: null, title: "", height: 600 }),
  plainText: ({ file, title }) => (file ? [title, file.name].filter(Boolean).join("\n") : title),
  anchors: () => [],
  files: ({ file }) => (file ? [file.id] : []),
  replaceable: ({ file }) => (file ? [["file", file.id]] : []),
};

/** What may stand there; null for every other file. */
export function heldIn(value: unknown): Pdf["file"] {
  const { success, data } = Held.safeParse(value);
  return success ? data : null;
}
