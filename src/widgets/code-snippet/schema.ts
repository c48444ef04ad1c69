import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { type DraftForm, draftOf } from "../kit/draft.ts";
import type { WidgetSchema } from "../widget.ts";
import { codeMost } from "../kit/text-limits.ts";

/** What stands behind the fence in Markdown: `js`, `c++`. */
export const languagePattern = /^[\w+#.-]{0,30}$/;

export const marksMost = 200;

const Content = z.strictObject({
  code: limitedText(codeMost),
  /** By any of its names, as Markdown and what is pasted say it; one that is not known is kept, and nothing is coloured by it. */
  language: z.string().check(z.regex(languagePattern)),
  lineNumbers: z.boolean(),
  /** The lines that are marked, as somebody typed them: "2, 5-7". */
  marks: limitedText(marksMost),
});
export type CodeSnippet = z.infer<typeof Content>;

const plain = { lineNumbers: false, marks: "" };

const drafted: DraftForm<CodeSnippet> = {
  toDraft: ({ code, ...values }) => draftOf({ values, texts: { code } }),
  // Two people typing at once may pass the limit together.
  fromDraft: ({ values, texts }) => ({ ...values, code: cutText(texts["code"], codeMost) }),
};

/** Code as it was typed, letter by letter (WIDG-15). */
export const codeSnippet: WidgetSchema<CodeSnippet> = {
  kind: "CodeSnippet",
  version: 2,
  content: Content,
  upgrades: { 1: (content: object) => ({ ...plain, ...content }) },
  drafts: { 1: drafted, 2: drafted },
  outline: () => ({ is: "sign", sign: "code" }),
  empty: () => ({ code: "", language: "", ...plain }),
  plainText: ({ code }) => code,
  anchors: () => [],
  files: () => [],
};
