import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readContent } from "../schemas.ts";
import type { Outgoing } from "../kit/clipboard.ts";
import { paragraphClipboard } from "./clipboard.ts";
import { linesOf } from "./lines.ts";
import { docFrom } from "./rich-doc.ts";
import { type ParagraphContent, paragraph } from "./schema.ts";
import { taking } from "#testing/html/pasted.ts";
import { widgetsFromMarkdown } from "./pasted-markdown.ts";
import { ParagraphView } from "./view.tsx";

const text = (words: string, ...marks: object[]) => ({
  type: "text",
  text: words,
  ...(marks.length ? { marks } : {}),
});
const written = (content: unknown[], text_style = "plain") => ({ text_style, doc: { type: "doc", content } });

function read(content: unknown): ParagraphContent {
  return readContent({ kind: "Paragraph", version: 1, content }) as ParagraphContent;
}

function shown(content: unknown): string {
  return renderToStaticMarkup(<ParagraphView content={read(content)} />);
}

describe("a paragraph", () => {
  it("shows its marks, breaks and lists", () => {
    const list = {
      type: "orderedList",
      content: [
        { type: "listItem", content: [{ type: "paragraph", content: [text("one", { type: "code" })] }] },
      ],
    };
    const line = {
      type: "paragraph",
      content: [text("slow", { type: "bold" }, { type: "italic" }), { type: "hardBreak" }, text("down")],
    };
    expect(shown(written([line, list]))).toBe(
      '<div class="kit-prose"><p dir="auto"><em><strong>slow</strong></em><br/>down</p><ol><li dir="auto"><p dir="auto"><code>one</code></p></li></ol></div>',
    );
  });

  it("counts a list from its number, to readers and in other programs, as HTML and as Markdown", () => {
    const item = (...content: readonly object[]) => ({ type: "listItem", content });
    const line = (words: string) => ({ type: "paragraph", content: [text(words)] });
    const inner = { type: "orderedList", start: 0, content: [item(line("c"))] };
    const list = { type: "orderedList", start: 9, content: [item(line("a")), item(line("b"), inner)] };
    expect(shown(written([list]))).toBe(
      '<div class="kit-prose"><ol start="9"><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p><ol start="0"><li dir="auto"><p dir="auto">c</p></li></ol></li></ol></div>',
    );
    expect(shown(written([{ ...list, start: 95 }]))).toContain(
      '<ol start="95" style="padding-inline:0.6em">',
    );
    const edited = docFrom(linesOf(read(written([{ ...list, start: 995 }])))).child(0);
    expect(edited.type.spec.toDOM?.(edited)).toEqual([
      "ol",
      { start: 995, style: "padding-inline:1.2em" },
      0,
    ]);
    const content = read(written([list]));
    const out = { origin: "https://a.example" } as Outgoing;
    expect(paragraphClipboard.html(content, out)).toBe(
      '<ol start="9"><li>a</li><li>b<ol start="0"><li>c</li></ol></li></ol>',
    );
    expect(paragraphClipboard.text(content, out)).toBe("9. a\n10. b\n\n    0. c");
    expect(widgetsFromMarkdown(paragraphClipboard.text(content, out), taking)[0]?.content).toEqual(content);
  });

  it("puts its lines to their sides by the direction of each, with classes of the style sheet", () => {
    const lines = ["center", "end"].map((align) => ({ type: "paragraph", align, content: [text(align)] }));
    expect(shown(written(lines))).toBe(
      '<div class="kit-prose"><p dir="auto" class="paragraph-center">center</p><p dir="auto" class="paragraph-end">end</p></div>',
    );
    for (const align of ["start", "left", "justify", "", null])
      expect(() => read(written([{ type: "paragraph", align }]))).toThrow();
  });

  it("goes to other programs with the sides that they know", () => {
    const line = (align: string, words: string) => ({ type: "paragraph", align, content: [text(words)] });
    const content = read(written([line("center", "a"), line("end", "b"), line("end", "\u05d4")]));
    expect(paragraphClipboard.html(content, { origin: "https://a.example" } as Outgoing)).toBe(
      '<p align="center">a</p><p align="right">b</p><p align="left">\u05d4</p>',
    );
  });

  it("has the styles note, quote and plain [WIDG-05]", () => {
    const line = [{ type: "paragraph" }];
    const looks = ["note", "quote", "plain"].map((style) => shown(written(line, style)));
    const words = '<p dir="auto"></p>';
    expect(looks).toEqual([
      `<div class="kit-prose"><div class="paragraph-note">${words}</div></div>`,
      `<div class="kit-prose"><blockquote class="paragraph-quote">${words}</blockquote></div>`,
      `<div class="kit-prose">${words}</div>`,
    ]);
    expect(() => read(written(line, "shout"))).toThrow();
  });

  it("begins plain, and keeps its style while it is written [WIDG-05]", () => {
    expect(paragraph.empty().text_style).toBe("plain");
    const form = paragraph.drafts[1];
    const drafted = (style: string) => form?.toDraft(read(written([{ type: "paragraph" }], style)));
    for (const style of ["note", "quote", "plain"]) {
      const draft = drafted(style);
      expect(draft && form?.fromDraft(draft)).toMatchObject({ text_style: style });
      // As drafts were kept before rich texts had lines.
      const doc = { type: "doc", content: [{ type: "paragraph" }] };
      const old = draft && { ...draft, values: { text_style: style }, rich: { doc } };
      expect(form?.fromDraft(old as NonNullable<typeof draft>)).toMatchObject({ text_style: style });
    }
  });

  it("shows some of its lines as a quote or a note", () => {
    const words = [{ type: "paragraph", content: [text("slow")] }];
    expect(
      shown(written([...words, { type: "quote", content: words }, { type: "note", content: words }])),
    ).toBe(
      '<div class="kit-prose"><p dir="auto">slow</p>' +
        '<blockquote class="paragraph-quote"><p dir="auto">slow</p></blockquote>' +
        '<div class="paragraph-note"><p dir="auto">slow</p></div></div>',
    );
    expect(() => read(written([{ type: "quote", content: [{ type: "quote", content: words }] }]))).toThrow();
  });

  it("links to the web, to mail and to pages by their id, and to nothing else", () => {
    const link = (href: string) =>
      written([{ type: "paragraph", content: [text("x", { type: "link", attrs: { href } })] }]);
    expect(shown(link("https://example.org"))).toContain('rel="noopener noreferrer"');
    expect(shown(link("page:12#fog"))).toContain('href="/page/12/#fog"');
    for (const href of [
      "javascript:alert(1)",
      " javascript:alert(1)",
      "data:text/html,x",
      "/x",
      "page:0",
      "page:1/../x",
    ])
      expect(() => read(link(href))).toThrow();
  });

  it("finds addresses in its words, but not in code, in links or in texts over 10000 characters [TEXT-01] [TEXT-02] [TEXT-03] [TEXT-10]", () => {
    const line = (...marks: object[]) =>
      written([{ type: "paragraph", content: [text("see www.example.org", ...marks)] }]);
    expect(shown(line())).toContain(
      '<a href="http://www.example.org" target="_blank" rel="noopener noreferrer">',
    );
    const all =
      "http://a.example, https://b.example/x. www.c.example; (d@e.example) f.example ftp://g.example //h.example 10.0.0.1";
    expect([
      ...shown(written([{ type: "paragraph", content: [text(all)] }])).matchAll(/<a href="([^"]*)"/g),
    ]).toEqual(
      ["http://a.example", "https://b.example/x", "http://www.c.example", "mailto:d@e.example"].map((href) =>
        expect.objectContaining({ 1: href }),
      ),
    );
    const address = " http://example.org";
    const links = [10_000, 10_001].map((length) => {
      const words = "a".repeat(length - address.length) + address;
      return shown(written([{ type: "paragraph", content: [text(words)] }])).includes("<a ");
    });
    expect(links).toEqual([true, false]);
    expect(shown(line({ type: "code" }))).not.toContain("<a ");
    expect(shown(line({ type: "link", attrs: { href: "page:1" } })).match(/<a /g)).toHaveLength(1);
  });

  it("refuses blocks, marks and attributes that are not on the list", () => {
    for (const bad of [
      [{ type: "html", html: "<script>" }],
      [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "style" }] }] }],
      [{ type: "paragraph", onclick: "x" }],
    ])
      expect(() => read(written(bad))).toThrow();
  });

  it("refuses lists without end instead of exhausting the reader", () => {
    let block: unknown = { type: "paragraph" };
    for (let depth = 0; depth < 5000; depth++)
      block = { type: "bulletList", content: [{ type: "listItem", content: [block] }] };
    expect(() => read(written([block]))).toThrow(/refine|Invalid/i);
  });

  it("tells its words line by line", () => {
    expect(
      paragraph.plainText(
        read(written([{ type: "paragraph", content: [text("a"), { type: "hardBreak" }, text("b")] }])),
      ),
    ).toBe("a\nb");
  });
});
