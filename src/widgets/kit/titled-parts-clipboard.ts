import { escaped } from "#kernel/escaped.ts";
import { paragraphClipboard } from "../paragraph/clipboard.ts";
import type { KindClipboard } from "./clipboard.ts";
import { type TitledPart, shownParts } from "./titled-parts.ts";

/** Elsewhere each part is a line in bold with its text below. */
export const titledPartsClipboard: KindClipboard<{ readonly items: readonly TitledPart[] }> = {
  html: ({ items }, out) =>
    shownParts(items)
      .map(
        ({ title, text }) => `<p><strong>${escaped(title)}</strong></p>${paragraphClipboard.html(text, out)}`,
      )
      .join(""),
  text: ({ items }, out) =>
    shownParts(items)
      .map(({ title, text }) => [title, paragraphClipboard.text(text, out)].filter(Boolean).join("\n"))
      .join("\n\n"),
};
