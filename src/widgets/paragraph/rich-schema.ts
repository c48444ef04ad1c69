import { type DOMOutputSpec, Schema } from "prosemirror-model";
import { alignClass, alignOfClass } from "./align-class.ts";
import { roomForNumbers, startFrom } from "../kit/list-start.ts";
import { mentionNode } from "../kit/mention-node.ts";
import { breakNode, richMarks } from "../kit/rich-marks.ts";

const block = { selectable: false, group: "block" } as const;
const box = { selectable: false, group: "box", content: "block+", defining: true } as const;
const boxOf = (tag: string, name: string) => ({
  parseDOM: [{ tag: `${tag}.${name}` }],
  toDOM: (): DOMOutputSpec => [tag, { class: name }, 0],
});

/** The closed list of schema.ts as the editor knows it; its elements are those of the read view. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: "(block | box)+" },
    paragraph: {
      ...block,
      content: "inline*",
      /** What a line says of itself where it cannot stand so. */
      attrs: { look: { default: null }, align: { default: null } },
      parseDOM: [{ tag: "p", getAttrs: (element) => ({ align: alignOfClass(element.className) }) }],
      toDOM: ({ attrs }) => ["p", { dir: "auto", class: alignClass(attrs["align"]) ?? null }, 0],
    },
    bulletList: { ...block, content: "listItem+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    orderedList: {
      ...block,
      content: "listItem+",
      attrs: { start: { default: null } },
      parseDOM: [
        {
          tag: "ol",
          getAttrs: (element) => ({ start: startFrom(Number(element.getAttribute("start") ?? 1)) }),
        },
      ],
      toDOM: ({ attrs }) => {
        const start = startFrom(attrs["start"]);
        const room = roomForNumbers(start);
        return ["ol", { start, style: room && `padding-inline:${room}` }, 0];
      },
    },
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
    hardBreak: breakNode,
    mention: mentionNode,
  },
  marks: richMarks,
});
