import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { anchorFrom } from "../kit/anchor-names.ts";
import { draftOf } from "../kit/draft.ts";
import { cutWords, MarkedRange, runsOfWords, wordsOfRuns } from "../kit/marked-words.ts";
import { isAlign } from "../kit/line-sides.ts";
import type { WidgetSchema } from "../widget.ts";
import { headingMost } from "../kit/text-limits.ts";

export const headingLevels = ["h0", "h1", "h2", "h3"] as const;

export const anchorPattern = /^[\p{L}\p{N}_-]{0,80}$/u;

const Content = z.object({
  text: limitedText(headingMost),
  level: z.enum(headingLevels),
  /** A name of its own for links; empty for the one made from the text. */
  anchor: z.string().check(z.regex(anchorPattern)),
  /** At the start unless said otherwise. */
  align: z.optional(z.enum(["center", "end"])),
  /** Which letters are bold, a link and so on. The words themselves are plain, also where they are a link's name. */
  marks: z.optional(z.array(MarkedRange).check(z.maxLength(headingMost))),
});
export type Heading = z.infer<typeof Content>;

/** A title line in one of four levels; feeds the table of contents (WIDG-04). */
export const heading: WidgetSchema<Heading> = {
  kind: "Heading",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ text, level, anchor, align, marks }) =>
        draftOf({
          values: { level, anchor, ...(align ? { align } : {}) },
          texts: { text },
          ...(marks ? { marks: { text: marks } } : {}),
        }),
      // Two people typing at once may pass the limit together; the words beyond it are cut, never the heading.
      fromDraft: ({ values: { align, marks: _, ...values }, texts, marks }) => ({
        ...values,
        ...(isAlign(align) ? { align } : {}),
        ...cutWords({ text: texts["text"] ?? "", marks: marks?.["text"] }, 0, headingMost),
      }),
    },
  },
  asDrafted: (content) => ({ ...content, ...wordsOfRuns(runsOfWords(content)) }),
  outline: () => ({ is: "sign", sign: "title" }),
  empty: () => ({ text: "", level: "h1", anchor: "" }),
  plainText: (content) => content.text,
  anchors: ({ text, level, anchor }) => [
    { wanted: anchor || anchorFrom(text), text, level: headingLevels.indexOf(level) + 1 },
  ],
  files: () => [],
};
