import type { KindClipboard } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import type { Checklist } from "./schema.ts";
import { tasksMost } from "../kit/text-limits.ts";

/** Who ticked what belongs to the page on which it was ticked (decision 0030): a copy begins without. */
export const checklistClipboard: KindClipboard<Checklist> = {
  html: (list) =>
    `<ul>${said(list)
      .map((text) => `<li>☐ ${linesInHtml(text)}</li>`)
      .join("")}</ul>`,
  text: (list) =>
    said(list)
      .map((text) => `- [ ] ${text.replaceAll("\n", "\n      ")}`)
      .join("\n"),
  takesTasks(texts) {
    const items = texts.map((text, at) => ({ id: String(at + 1), text }));
    const lists = Math.ceil(items.length / tasksMost);
    return Array.from({ length: lists }, (_, list) => ({
      kind: "Checklist",
      version: 1,
      content: { items: items.slice(list * tasksMost, (list + 1) * tasksMost) },
    }));
  },
};

function said({ items }: Checklist): string[] {
  return items.map(({ text }) => text).filter((text) => text.trim() !== "");
}
