import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { linkedParts } from "./auto-link.ts";

type Found = { readonly from: number; readonly to: number; readonly address: string };
const found = new WeakMap<Node, readonly Found[]>();

/** Addresses in the words look as readers see them: as links (TEXT-01). A line is searched again only when it changes. */
export const foundAddresses = new Plugin({
  props: {
    decorations({ doc }) {
      const decorations: Decoration[] = [];
      const mark = (line: Node, start: number) => {
        for (const { from, to, address } of addressesIn(line))
          decorations.push(Decoration.inline(start + from, start + to, { nodeName: "a", href: address }));
      };
      if (doc.isTextblock) mark(doc, 0);
      else
        doc.descendants((node, position) => {
          if (node.isTextblock) mark(node, position + 1);
          return !node.isTextblock;
        });
      return decorations.length > 0 ? DecorationSet.create(doc, decorations) : DecorationSet.empty;
    },
  },
});

function addressesIn(line: Node): readonly Found[] {
  const known = found.get(line);
  if (known) return known;
  const all: Found[] = [];
  line.forEach((node, offset) => {
    if (!node.isText || node.marks.some(({ type }) => type.name === "link" || type.name === "code")) return;
    let at = offset;
    for (const { text, address } of linkedParts(node.text ?? "")) {
      if (address !== null) all.push({ from: at, to: at + text.length, address });
      at += text.length;
    }
  });
  found.set(line, all);
  return all;
}
