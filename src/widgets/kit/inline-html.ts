import { escaped } from "#kernel/escaped.ts";
import type { Inline, Mark } from "./inline.ts";
import { addressOf } from "./link-target.ts";
import { styleValue } from "./letter-styles.ts";
import { markTags } from "./mark-tags.ts";
import { outsideHighlight, outsideStyle } from "./outside-styles.ts";
import type { OutgoingWords } from "./clipboard.ts";
import { type Mention, mentionKey, namelessMention } from "./mention.ts";
import { mentionAttribute, mentionSiteAttribute } from "./mention-faces.ts";

/** Words with their marks for other programs; links to pages of the site lead there from anywhere. */
export function inlineHtml(inline: Inline, out: OutgoingWords): string {
  if (inline.type === "hardBreak") return "<br>";
  const marks: readonly Mark[] = inline.marks ?? [];
  const words = inline.type === "mention" ? mentionHtml(inline.mention, out) : escaped(inline.text);
  return marks.reduce((inside, mark) => marked(inside, mark, out.origin), words);
}

/** Its name, and a page with its address; where it is put in on the same site, it is the same mention. */
function mentionHtml(mention: Mention, { origin, faceOf }: OutgoingWords): string {
  const face = faceOf(mention);
  const said = `${mentionAttribute}="${mentionKey(mention)}" ${mentionSiteAttribute}="${escaped(origin)}"`;
  const name = escaped(face?.name ?? namelessMention);
  return mention.of === "page" && face?.address
    ? `<a href="${escaped(origin + face.address)}" ${said}>${name}</a>`
    : `<span ${said}>${name}</span>`;
}

function marked(inside: string, mark: Mark, origin: string): string {
  if (mark.type === "highlight") return `<span style="${outsideHighlight}">${inside}</span>`;
  if (!("attrs" in mark)) return `<${markTags[mark.type]}>${inside}</${markTags[mark.type]}>`;
  if (mark.type !== "link") {
    const value = styleValue(mark.type, mark.attrs);
    return value === null ? inside : `<span style="${outsideStyle(mark.type, value)}">${inside}</span>`;
  }
  const address = addressOf(mark.attrs.href);
  const href = address.startsWith("/") ? origin + address : address;
  return `<a href="${escaped(href)}">${inside}</a>`;
}
