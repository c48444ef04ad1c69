import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { anchorsOf, plainTextOf, renderMarkdown } from "./reader.ts";

describe("Markdown as it is read", () => {
  it("shows headings, lists, tables and code [WIDG-15]", () => {
    const html = renderMarkdown(
      "## Fog\n\n- one\n  - two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```ts\nconst a = 1 < 2;\n```\n",
    );
    expect(html).toContain('<h2 id="fog" dir="auto">Fog</h2>');
    expect(html).toMatch(/<ul>\s*<li dir="auto">one\s*<ul>\s*<li dir="auto">two/);
    expect(html).toContain(
      '<div class="kit-table-frame" role="group" tabindex="0" aria-label="A, B"><table>',
    );
    expect(html).toContain('<code class="language-ts">const a = 1 &lt; 2;\n</code>');
  });

  it("gives every text block the direction of its own words", () => {
    expect(renderMarkdown("שלום\n\n> fog")).toBe(
      '<p dir="auto">שלום</p>\n<blockquote dir="auto">\n<p dir="auto">fog</p>\n</blockquote>\n',
    );
  });

  it("shows task lists as ticks", () => {
    const html = renderMarkdown("- [x] measured\n- [ ] written\n- plain");
    expect(html).toContain('<ul class="markdown-tick-list">');
    expect(html).toContain("☑ measured");
    expect(html).toContain("☐ written");
    expect(html).toContain('<li dir="auto">plain</li>');
  });

  it("names headings once each, with names of their own where given", () => {
    const html = renderMarkdown(
      "# Limits\n\n# Limits\n\n## The `fog` rule {#fog-rule}\n\nSee [the word]{#word}.",
    );
    expect([...html.matchAll(/id="([^"]*)"/g)].map((match) => match[1])).toEqual([
      "limits",
      "limits-1",
      "fog-rule",
      "word",
    ]);
    expect(anchorsOf("## A\n\n#### B").map(({ text, level }) => [text, level])).toEqual([
      ["A", 1],
      ["B", 2],
    ]);
  });

  it("never takes the names of the screen's own elements, nor those that scripts read", () => {
    for (const name of ["Bundle", "Root", "Magic", "Content"])
      expect(renderMarkdown(`# ${name}`)).toContain(`id="${name.toLowerCase()}-1"`);
  });

  it("nests headings without a gap, right below the title of the page", () => {
    expect(renderMarkdown("### A\n\n#### B")).toMatch(/<h2.*>A<\/h2>\s*<h3.*>B<\/h3>/);
    expect(renderMarkdown("# A\n\n###### B")).toMatch(/<h2.*>A<\/h2>\s*<h3.*>B<\/h3>/);
  });
});

describe("links in Markdown", () => {
  it("finds http, https, www and mail addresses in the text [TEXT-01] [TEXT-10]", () => {
    const html = renderMarkdown(
      "See www.example.com/a, https://example.org and ed@example.org, not example.com.",
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      "http://www.example.com/a",
      "https://example.org",
      "mailto:ed@example.org",
    ]);
  });

  it("finds none in texts over 10000 characters [TEXT-02]", () => {
    const address = " http://example.org";
    const text = (length: number) => "a".repeat(length - address.length) + address;
    expect(text(10_000)).toHaveLength(10_000);
    expect(renderMarkdown(text(10_000))).toContain("<a ");
    expect(renderMarkdown(`b${text(10_000)}`)).not.toContain("<a ");
  });

  it("leaves code and links alone [TEXT-03]", () => {
    expect(renderMarkdown("`http://example.org`")).not.toContain("<a ");
    expect(renderMarkdown("```\nhttp://example.org\n```")).not.toContain("<a ");
    expect(renderMarkdown("[see http://example.org](/fog/)").match(/<a /g)).toHaveLength(1);
  });

  it("opens other hosts in a new tab without telling them where from, and own pages in place [TEXT-10]", () => {
    for (const outside of [
      "[a](https://example.org)",
      "https://example.org",
      "![a](https://example.org/a.png)",
    ])
      expect(renderMarkdown(outside)).toContain('target="_blank" rel="noopener noreferrer"');
    expect(renderMarkdown("[a](//example.org)")).toContain('rel="noopener noreferrer"');
    expect(renderMarkdown("[a](/page/12/#fog)")).toBe('<p dir="auto"><a href="/page/12/#fog">a</a></p>\n');
  });
});

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\nscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](&#x0A;javascript:alert(1))",
  "[x](<java\u0000script:alert(1)>)",
  "[x](\u0001javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](vbscript:msgbox)",
  "[x](file:///etc/passwd)",
  "![x](javascript:alert(1))",
  '![x" onload="alert(1)](/a.png)',
  '![x](/a.png" onerror="alert(1))',
  "<javascript:alert(1)>",
  "[x]: javascript:alert(1)\n\n[x]",
  '[x](/a "t\\" onclick=\\"alert(1)")',
  '```js" onclick="alert(1)\ncode\n```',
  "```<script>\n</code></pre><script>alert(1)</script>\n```",
  '| <script>alert(1)</script>" onfocus="alert(1) | b |\n|---|---|\n| 1 | 2 |',
  '# x {#a" onclick="alert(1)}',
  '[x]{#a" onclick="alert(1)}',
  "> - [ ] > <iframe srcdoc='<script>alert(1)</script>'>",
  "[![x](javascript:alert(1))](javascript:alert(2))",
  "<style>*{display:none}</style>",
  '<form action="https://example.org"><input name="password">',
];

const ourTags =
  /^<\/?(?:p|h[1-6]|a|em|strong|s|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|div|span|img|hr|br)(?: (?:dir|id|class|href|src|alt|title|target|rel|role|tabindex|aria-label|loading|start|style)="[^"<>]*")*\s*>$/;

/** Every tag of the HTML is one of ours with attributes of ours, and every address is one that may be. */
function isHarmless(html: string): boolean {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? "");
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map((match) => match[1] ?? "");
  return (
    tags.every((tag) => ourTags.test(tag)) &&
    addresses.every(
      (address) => /^(?:https?:|mailto:)/i.test(address) || !/^[a-z][a-z0-9+.-]*:/i.test(address),
    ) &&
    styles.every((style) => /^text-align:(?:left|center|right)$/.test(style))
  );
}

describe("hostile Markdown is harmless [WIDG-15]", () => {
  it.each(hostile)("%s", (source) => {
    expect(isHarmless(renderMarkdown(source))).toBe(true);
    expect(isHarmless(renderMarkdown(`> 1. **${source}**\n\n- ${source}\n`))).toBe(true);
  });

  it("however the pieces are put together", () => {
    const pieces = fc.constantFrom(
      ...hostile,
      "[",
      "](",
      ")",
      "`",
      "\n",
      "\n\n",
      "|",
      "> ",
      "- ",
      "{#",
      "}",
      '"',
      "<",
      ">",
      "&lt;",
      "*",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (list) => isHarmless(renderMarkdown(list.join("")))),
      { numRuns: tries(500) },
    );
  });
});

it("the words of a text are found without its marks", () => {
  expect(plainTextOf("# Fog\n\nSlow **down** [now](/page/1/).\n\n```\ncode\n```")).toBe(
    "Fog\nSlow down now.\ncode\n",
  );
  expect(plainTextOf("| A | B |\n|---|---|\n| 1 | |\n\nEnd")).toBe("A\tB\n1\nEnd");
});
