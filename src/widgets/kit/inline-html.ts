import { escaped } from "#kernel/escaped.ts";
import type { Inline, Mark } from "./inline.ts";
import { addressOf } from "./link-target.ts";
import { markTags } from "./mark-tags.ts";

/** Words with their marks for other programs; links to pages of the site lead there from anywhere. */
export function inlineHtml(inline: Inline, origin: string): string {
  if (inline.type === "hardBreak") return "<br>";
  return (inline.marks ?? []).reduce((inside, mark) => marked(inside, mark, origin), escaped(inline.text));
}

function marked(inside: string, mark: Mark, origin: string): string {
  if (mark.type !== "link") return `<${markTags[mark.type]}>${inside}</${markTags[mark.type]}>`;
  const address = addressOf(mark.attrs.href);
  const href = address.startsWith("/") ? origin + address : address;
  return `<a href="${escaped(href)}">${inside}</a>`;
}
