import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import type { Shape } from "./schema.ts";

export const shapeClipboard: KindClipboard<Shape> = {
  html: ({ shape, title, text }) =>
    shape === "space"
      ? "<p><br></p>"
      : `${title && `<p><strong>${escaped(title)}</strong></p>`}${text && `<p>${linesInHtml(text)}</p>`}`,
  text: ({ shape, title, text }) => (shape === "space" ? "" : [title, text].filter(Boolean).join("\n")),
};
