import * as z from "zod/mini";
import { draftOf } from "../kit/draft.ts";
import type { WidgetSchema } from "../widget.ts";

/** The most characters of one piece of code. */
export const codeMost = 1_000_000;

/** What stands behind the fence in Markdown: `js`, `c++`. */
export const languagePattern = /^[\w+#.-]{0,30}$/;

const Content = z.strictObject({
  code: z.string().check(z.maxLength(codeMost), z.regex(/^[^\u0000]*$/)),
  /** Comes and goes with Markdown and with what is pasted; nothing is coloured by it yet. */
  language: z.string().check(z.regex(languagePattern)),
});
export type CodeSnippet = z.infer<typeof Content>;

/** Code as it was typed, letter by letter (WIDG-15). */
export const codeSnippet: WidgetSchema<CodeSnippet> = {
  kind: "CodeSnippet",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ code, language }) => draftOf({ values: { language }, texts: { code } }),
      // Two people typing at once may pass the limit together.
      fromDraft: ({ values, texts }) => ({ ...values, code: (texts["code"] ?? "").slice(0, codeMost) }),
    },
  },
  outline: () => ({ is: "sign", sign: "code" }),
  empty: () => ({ code: "", language: "" }),
  plainText: ({ code }) => code,
  anchors: () => [],
  files: () => [],
};
