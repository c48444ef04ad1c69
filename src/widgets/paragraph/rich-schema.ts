import { type DOMOutputSpec, Schema } from "prosemirror-model";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf, hrefFrom } from "./link-target.ts";
import { isLinkTarget } from "./put-right.ts";

const block = { selectable: false, group: "block" } as const;
const box = { selectable: false, group: "box", content: "block+", defining: true } as const;
const boxOf = (tag: string, name: string) => ({
  parseDOM: [{ tag: `${tag}.${name}` }],
  toDOM: (): DOMOutputSpec => [tag, { class: name }, 0],
});
const mark = (tag: string, ...rules: readonly string[]) => ({
  parseDOM: [tag, ...rules].map((each) => ({ tag: each })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** The closed list of schema.ts as the editor knows it; its elements are those of the read view. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: "(block | box)+" },
    paragraph: {
      ...block,
      content: "inline*",
      /** What a line says of itself where it cannot stand so. */
      attrs: { look: { default: null } },
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", { dir: "auto" }, 0],
    },
    bulletList: { ...block, content: "listItem+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    orderedList: { ...block, content: "listItem+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
    listItem: {
      selectable: false,
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", { dir: "auto" }, 0],
    },
    quote: { ...box, ...boxOf("blockquote", "paragraph-quote") },
    note: { ...box, ...boxOf("div", "paragraph-note") },
    text: { group: "inline" },
    hardBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = hrefFrom(element.getAttribute("href") ?? "", location.origin);
            return href === null ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", linkFace(String(attrs["href"])), 0],
    },
    bold: mark("strong", "b"),
    italic: mark("em", "i"),
    underline: mark("u"),
    strike: mark("s", "del"),
    highlight: mark("mark"),
    code: { ...mark("code"), code: true },
  },
});

/** What another browser sent is drawn as the read view draws it; what is no link has no address. */
function linkFace(href: string): Record<string, string> {
  if (!isLinkTarget(href)) return {};
  const address = addressOf(href);
  return { href: address, ...(isOutside(address) ? outsideLink : {}) };
}
