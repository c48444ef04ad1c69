import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { isLinkTarget } from "../kit/link-target.ts";

const paragraphOf = (content: readonly unknown[]) => ({
  text_style: "plain",
  doc: { type: "doc", content: [{ type: "paragraph", content }] },
});
const item = (text: string) => ({
  type: "listItem",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const link = { type: "link", attrs: { href: "https://example.org/" } };
const styles = [
  { type: "colour", attrs: { role: "accent" } },
  { type: "font", attrs: { family: "lora" } },
  { type: "size", attrs: { step: 4 } },
];
const words = [
  { type: "text", text: "Slow", marks: [{ type: "bold" }, link] },
  { type: "hardBreak" },
  { type: "text", text: "down, see www.example.org" },
  { type: "mention", mention: { of: "page", id: 7 }, marks: [{ type: "bold" }] },
  { type: "text", text: "Fog", marks: styles },
];

export const paragraphExample: KindExample = {
  rich: {
    text_style: "note",
    doc: {
      type: "doc",
      content: [
        { type: "paragraph", content: words },
        { type: "bulletList", content: [item("horn"), item("bell")] },
      ],
    },
  },
  any: ({ words: said, href }) => {
    const mark = fc.oneof(
      fc.constantFrom("bold", "italic", "underline", "strike", "highlight", "code").map((type) => ({ type })),
      fc.constantFrom(
        ...styles,
        { type: "size", attrs: { step: 1 } },
        { type: "font", attrs: { family: "tinos" } },
      ),
      href.filter(isLinkTarget).map((address) => ({ type: "link", attrs: { href: address } })),
    );
    const inline = fc.oneof(
      fc.record({
        type: fc.constant("text"),
        text: said(500).map((text) => text || "x"),
        marks: fc.array(mark, { maxLength: 3 }),
      }),
      fc.constant({ type: "hardBreak" }),
      fc.record({
        type: fc.constant("mention"),
        mention: fc.record({ of: fc.constantFrom("person", "page"), id: fc.integer({ min: 1, max: 99 }) }),
      }),
    );
    return fc
      .tuple(
        fc.constantFrom("plain", "note", "quote"),
        fc.constantFrom({}, { align: "center" }, { align: "end" }),
        fc.array(inline, { maxLength: 6 }),
      )
      .map(([text_style, align, content]) => ({
        text_style,
        doc: { type: "doc", content: [{ type: "paragraph", ...align, content }] },
      }));
  },
  saying: (text) => paragraphOf([{ type: "text", text: text || "a" }]),
  wordsAt: null,
};
