import { describe, expect, it } from "vitest";
import { body, origin, read, tag, taking } from "#testing/html/pasted.ts";
import { looksLikeMarkdown, widgetsFromMarkdown, widgetsFromPlain } from "./pasted-markdown.ts";

describe("what is pasted from web pages", () => {
  it("parts into texts, headings, tables and code in their order", () => {
    const page = body(
      tag("h1", {}, " Sailing  in fog "),
      tag("div", {}, tag("p", {}, "Slow ", tag("b", {}, "down"), "."), "\n", tag("p", {}, "Sound signals")),
      tag(
        "table",
        {},
        tag("tr", {}, tag("th", {}, "a"), tag("th", {}, "b")),
        tag("tr", {}, tag("td", {}, "1"), tag("td", {}, "2")),
      ),
      tag("pre", {}, tag("code", { class: "language-ts" }, "let a = 1;\n")),
      tag("blockquote", {}, tag("p", {}, "Said once")),
    );
    expect(read(page)).toEqual([
      "h0: Sailing in fog",
      "plain: p[Slow bold(down).]p[Sound signals]",
      'table: [{"id":"r1","cells":{"c1":"1","c2":"2"}}]',
      "code in ts: let a = 1;",
      "quote: p[Said once]",
    ]);
  });

  it("keeps the marks of cells, and what is merged in a table, as far as it reaches", () => {
    const table = tag(
      "table",
      {},
      tag("tr", {}, tag("th", { colspan: "2", rowspan: "2" }, "a"), tag("th", {}, "b")),
      tag("tr", {}, tag("td", { colspan: "2", rowspan: "9" }, tag("b", {}, "1")), tag("td", {}, "2")),
      tag("tr", {}, tag("td", {}, "3")),
    );
    const [widget] = taking.element(table) ?? [];
    const { content } = widget as { content: { merges: unknown; rows: { cells: object }[] } };
    expect(content.merges).toEqual([
      { row: "", column: "c1", rows: 1, columns: 2 },
      { row: "r1", column: "c3", rows: 2, columns: 2 },
    ]);
    expect(content.rows[0]?.cells).toMatchObject({ c3: [{ text: "1", marks: [{ type: "bold" }] }] });
  });

  it("keeps the side of its lines, said by a style, an attribute, an element or those around it", () => {
    const styled = (side: string, ...words: Parameters<typeof tag>[2][]) =>
      tag("p", { style: `margin:0; text-align: ${side};color:red` }, ...words);
    const page = body(
      styled("center", "a"),
      styled("right", "b"),
      styled("left", "c"),
      styled("justify", "d"),
      styled("-webkit-center", "e"),
      styled("right", "\u05d4\u05d0\u05d8"),
      styled("left", "\u05d4\u05d0\u05d8"),
      styled("end", "\u05d4\u05d0\u05d8"),
      styled("expression(alert(1))", "f"),
      tag("p", { align: "CENTER" }, "g"),
      tag("center", {}, tag("p", {}, "h"), tag("p", { align: "left" }, "i"), tag("h2", {}, "j")),
      tag("ul", { align: "center" }, tag("li", {}, "k"), tag("li", { style: "text-align:end" }, "l")),
    );
    expect(read(page)).toEqual([
      [
        "plain: centerp[a]endp[b]p[c]p[d]centerp[e]",
        "p[\u05d4\u05d0\u05d8]endp[\u05d4\u05d0\u05d8]endp[\u05d4\u05d0\u05d8]",
        "p[f]centerp[g]centerp[h]p[i]",
      ].join(""),
      "h1: j",
      "plain: ul[li[p[k]]li[endp[l]]]",
    ]);
  });

  it("keeps lists in lists, also where old programs put them beside their item", () => {
    const list = tag(
      "ul",
      {},
      tag("li", {}, "one"),
      tag("ol", {}, tag("li", {}, tag("p", {}, "inside"))),
      tag("li", {}, tag("h2", {}, "two")),
    );
    expect(read(body(list))).toEqual(["plain: ul[li[p[one]ol[li[p[inside]]]]li[p[two]]]"]);
  });

  it("keeps from which number a list counts, as web pages and Word say it", () => {
    const item = (...words: readonly string[]) => tag("li", {}, ...words);
    const word = (sign: string, words: string, level = 1) =>
      tag(
        "p",
        { style: `mso-list:l0 level${level} lfo1` },
        tag("span", { style: "mso-list:Ignore" }, sign),
        words,
      );
    expect(
      read(
        body(
          tag("ol", { start: "3" }, item("a"), tag("ol", { start: "5" }, item("b")), item("c")),
          tag("p", {}, "x"),
          tag("ol", {}, tag("li", { value: "12" }, "d"), item("e")),
          tag("ul", { start: "3" }, item("f")),
          ...["1", "-4", "three", "1000000", "2.5"].map((start) => tag("ol", { start }, item("g"))),
          tag("p", {}, "y"),
          word("4.", "h"),
          word("7)", "i", 2),
          word("5.", "j"),
          tag("p", {}, "z"),
          word("c.", "k"),
        ),
      ),
    ).toEqual([
      [
        "plain: ol3[li[p[a]ol5[li[p[b]]]]li[p[c]]]p[x]ol12[li[p[d]]li[p[e]]]ul[li[p[f]]]",
        "ol[li[p[g]]]".repeat(5),
        "p[y]ol4[li[p[h]ol7[li[p[i]]]]li[p[j]]]p[z]ol[li[p[k]]]",
      ].join(""),
    ]);
  });

  it("reads pages of this site as links by id, and no link that leads to a script or to data", () => {
    const line = (href: string) => tag("p", {}, tag("a", { href }, "x"));
    expect(read(body(line(`${origin}/page/12/#fog`), line("/page/7/")))).toEqual([
      "plain: p[page:12#fog(x)]p[page:7(x)]",
    ]);
    for (const href of [
      "javascript:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///etc",
      "//evil\\@x",
      "blob:x",
    ])
      expect(read(body(line(href)))).toEqual(["plain: p[x]"]);
  });

  it("reads pictures as widgets that are to be brought; what counts readers is none, and a small face is its words", () => {
    const picture = (attributes: Readonly<Record<string, string>>) => tag("p", {}, tag("img", attributes));
    expect(
      read(
        body(
          picture({ src: "https://x.example/a/fog.png", alt: "Fog" }),
          picture({ src: "https://x.example/a/fog.png" }),
          picture({ src: "data:image/png;base64,AA", alt: "Inline" }),
          picture({ src: "https://x.example/t.gif", width: "1" }),
          picture({ src: `${origin}/-/file/7/shore.png?w=640` }),
          picture({ src: "https://x.example/smile.png", alt: ":-)", width: "16", height: "16px" }),
          picture({ src: "file:///C:/Temp/clip_image001.png", alt: "Plan" }),
        ),
      ),
    ).toEqual([
      "picture: https://x.example/a/fog.png (Fog)",
      "picture: https://x.example/a/fog.png",
      "picture: data:image/png;base64,AA (Inline)",
      "picture: file 7",
      "plain: p[:-)]p[Plan]",
    ]);
  });

  it("takes nothing from programs, forms and drawings", () => {
    const bad = [
      "script",
      "style",
      "svg",
      "iframe",
      "template",
      "object",
      "textarea",
      "select",
      "noscript",
      "math",
    ];
    expect(
      read(
        body(
          "a ",
          ...bad.map((name) => tag(name, { onload: "x()" }, tag("p", {}, "bad"))),
          tag("b", { onclick: "x()" }, "b"),
        ),
      ),
    ).toEqual(["plain: p[a bold(b)]"]);
  });

  it("stays bounded in nests and in masses (long)", () => {
    let nest = tag("p", {}, "deep");
    for (let depth = 0; depth < 500; depth++) nest = tag(depth % 2 ? "ul" : "li", {}, nest);
    expect(read(body(nest)).join("")).not.toContain("ul[li[ul[li[ul[li[ul[li[ul[li[ul[li[ul");
    const many = body(...Array.from({ length: 3000 }, (_, at) => tag("h2", {}, `t${at}`)));
    expect(read(many).length).toBeLessThan(250);
    const long = body(tag("p", {}, "x".repeat(5_000_000)));
    expect(read(long).join("").length).toBeLessThan(1_100_000);
    expect(read(body(tag("h1", {}, "x".repeat(601))))).toEqual([`plain: p[${"x".repeat(601)}]`]);
    const wide = tag(
      "table",
      {},
      tag(
        "tr",
        {},
        ...Array.from({ length: 90 }, () => tag("td", { colspan: "999", rowspan: "9999999" }, "c")),
      ),
      tag("tr", {}, tag("td", {}, "d")),
    );
    expect(read(body(wide))).toHaveLength(1);
  });
});

describe("what is pasted from Word and Google Docs", () => {
  it("makes lists of Word's numbered and dotted paragraphs, without their signs", () => {
    const item = (level: number, sign: string, words: string) =>
      tag(
        "p",
        { class: "MsoListParagraph", style: `mso-list:l0 level${level} lfo1` },
        tag("span", { style: "mso-list:Ignore" }, `${sign}   `),
        words,
      );
    expect(
      read(
        body(
          tag("p", { class: "MsoNormal" }, "Before", tag("o:p", {})),
          item(1, "·", "one"),
          "\n",
          item(2, "1.", "inside"),
          item(2, "2.", "too"),
          item(1, "·", "two"),
          tag("p", {}, "After"),
        ),
      ),
    ).toEqual(["plain: p[Before]ul[li[p[one]ol[li[p[inside]]li[p[too]]]]li[p[two]]]p[After]"]);
  });

  it("reads the marks of Google Docs from its styles, and none from its wrapper", () => {
    const docs = tag(
      "b",
      { style: "font-weight:normal", id: "docs-internal-guid-1" },
      tag(
        "p",
        {},
        tag("span", { style: "font-weight:700;font-style:italic" }, "bold"),
        tag("span", { style: "font-weight:400" }, " plain"),
      ),
    );
    expect(read(body(docs))).toEqual(["plain: p[italic(bold(bold)) plain]"]);
  });
});

it("a line across a web page is a divider, and none within a list or a quotation", () => {
  expect(read(body(tag("p", {}, "one"), tag("hr", {}), tag("p", {}, "two")))).toEqual([
    "plain: p[one]",
    "divider",
    "plain: p[two]",
  ]);
  const inside = body(
    tag("ul", {}, tag("li", {}, "a", tag("hr", {}), "b")),
    tag("blockquote", {}, "c", tag("hr", {})),
  );
  expect(read(inside).includes("divider")).toBe(false);
});

describe("what is pasted as text", () => {
  it("is Markdown when it looks like it", () => {
    expect(looksLikeMarkdown("# Fog\n\ntext")).toBe(true);
    expect(looksLikeMarkdown("- one\n- two")).toBe(true);
    expect(looksLikeMarkdown("Fog #3 - slow * down")).toBe(false);
    const source =
      "# Fog\n\nSlow **down** [here](/page/3/)\n\n- one\n  1. in\n\n```sh\nls\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n<script>x</script> ![pic](https://x.example/p.png)";
    expect(read(widgetsFromMarkdown(source, taking))).toEqual([
      "h0: Fog",
      "plain: p[Slow bold(down) page:3(here)]ul[li[p[one]ol[li[p[in]]]]]",
      "code in sh: ls",
      'table: [{"id":"r1","cells":{"c1":"1","c2":"2"}}]',
      "quote: p[said]",
      "plain: p[<script>x</script>]",
      "picture: https://x.example/p.png (pic)",
    ]);
  });

  it.each([
    ["7. October\n8. November", "ol7[li[p[October]]li[p[November]]]"],
    ["7. October\n9. November\n10. May", "ol7[li[p[October]]]ol9[li[p[November]]li[p[May]]]"],
    ["1. horn\n1. bell", "ol[li[p[horn]]li[p[bell]]]"],
    ["- a\n\n  3. horn\n  5. bell", "ul[li[p[a]ol3[li[p[horn]]]ol5[li[p[bell]]]]]"],
  ])(
    "as %j keeps its numbers: one that does not come next begins a list, as where it is typed",
    (words, said) => {
      expect(read(widgetsFromMarkdown(words, taking))).toEqual([`plain: ${said}`]);
    },
  );

  it("keeps its lines and parts at empty ones", () => {
    expect(read(widgetsFromPlain("a\r\nb\n\nc\u0000", taking))).toEqual(["plain: p[a|b]p[c]"]);
  });
});
