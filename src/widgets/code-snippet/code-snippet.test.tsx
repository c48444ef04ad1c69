import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { readContent } from "../schemas.ts";
import { grammars } from "./grammars.ts";
import { highlighted } from "./highlighted.ts";
import { codeLanguages, languageOf } from "./languages.ts";
import { linesOf, markedLines } from "./runs.ts";
import { codeSnippet } from "./schema.ts";
import { CodeSnippetView } from "./view.tsx";

const html = (content: object, language = "en") =>
  renderToStaticMarkup(
    <CodeSnippetView content={{ ...codeSnippet.empty(), ...content }} say={sayIn(language)} />,
  );
const codeIn = (shown: string) => /<code>([\s\S]*)<\/code>/.exec(shown)?.[1] ?? "";

describe("a piece of code", () => {
  it("is read with the colours of its language, its name and a button that copies it [WIDG-15]", () => {
    const shown = html({ code: 'const a = "<b>"; // why', language: "js" });
    expect(codeIn(shown)).toBe(
      '<span class="code-snippet-keyword">const</span> a = <span class="code-snippet-string">&quot;&lt;b&gt;&quot;</span>; <span class="code-snippet-comment">// why</span>',
    );
    expect(codeIn(html({ code: "const a", language: "js", lineNumbers: true }))).toBe(
      '<span class="code-snippet-line"><span class="code-snippet-keyword">const</span> a</span>',
    );
    expect(shown).toContain("<span>JavaScript</span>");
    expect(shown).toContain(
      '<button type="button" class="code-snippet-copy" data-copied="Copied">Copy</button>',
    );
    expect(html({ code: "a" }, "nl")).toContain('data-copied="Gekopieerd">Kopiëren</button>');
    expect(html({ code: "" })).toBe("");
  });

  it("is shown without colours where nobody knows its language, and letter by letter whatever it is [WIDG-15]", () => {
    const code = '<script>alert(1)</script>\n\n  "x" & y';
    for (const language of ["", "klingon", "xml", "js", "yaml"]) {
      const words = codeIn(html({ code, language }))
        .replace(/<\/?span[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&");
      expect(words, language).toBe(code);
    }
    expect(codeIn(html({ code: "const a", language: "klingon" }))).toBe("const a");
  });

  it("shows numbers of lines and marks the lines that are meant, which its words do not have [WIDG-15]", () => {
    const shown = codeIn(html({ code: "a\n\nc", lineNumbers: true, marks: "2-3" }));
    expect(shown).toBe(
      '<span class="code-snippet-line">a\n</span><mark class="code-snippet-line code-snippet-marked">\n</mark><mark class="code-snippet-line code-snippet-marked">c</mark>',
    );
    expect(html({ code: "a", lineNumbers: true })).toContain('"code-snippet code-snippet-numbered"');
    expect(codeIn(html({ code: "a\nb", marks: "soon" }))).toBe("a\nb");
  });

  it("of before there were colours is what it was", () => {
    const old = { code: "a", language: "C++" };
    expect(readContent({ kind: "CodeSnippet", version: 1, content: old })).toEqual({
      ...old,
      lineNumbers: false,
      marks: "",
    });
  });
});

it("lines are marked by their numbers and by ranges of them", () => {
  const of = (typed: string) => [...(markedLines(typed) ?? ["none"])];
  expect(of(" 2, 5-7,9 – 9,")).toEqual([2, 5, 6, 7, 9]);
  expect(of("")).toEqual([]);
  for (const typed of ["a", "0", "7-5", "1-", "1-99999", "-3", "1.5"])
    expect(of(typed), typed).toEqual(["none"]);
});

it("some forty languages are coloured, each by all of its names, and each name means one [WIDG-15] (long)", () => {
  expect(codeLanguages.map(({ id }) => id).toSorted()).toEqual(Object.keys(grammars).toSorted());
  expect(codeLanguages.length).toBeGreaterThanOrEqual(40);
  const names = codeLanguages.flatMap(({ id, others }) => [id, ...others]);
  expect(new Set(names).size).toBe(names.length);
  for (const { id, others } of codeLanguages)
    for (const name of [id, ...others]) expect(languageOf(name.toUpperCase())?.id).toBe(id);
  for (const { id } of codeLanguages) expect(highlighted("a b\n", id), id).not.toBeNull();
});

it("a piece that goes over lines has its colour on each of them", () => {
  const runs = highlighted("/* a\nb */ c", "css") ?? [];
  expect(linesOf(runs).map((line) => line.map(({ text, kind }) => [text, kind])[0])).toEqual([
    ["/* a", "comment"],
    ["b */", "comment"],
  ]);
});

it("code that would take long is left without colours, and deep nesting is no deeper to read (long)", () => {
  expect(highlighted("a\n".repeat(10_001), "js")).toBeNull();
  expect(highlighted("a".repeat(301), "js")).toBeNull();
  expect(highlighted("a\n".repeat(3001), "csharp")).toBeNull();
  expect(highlighted("a\n".repeat(3001), "js")).not.toBeNull();
  const deep = `${"(".repeat(299)}\n`.repeat(60);
  expect(
    highlighted(deep, "clojure")
      ?.map(({ text }) => text)
      .join(""),
  ).toBe(deep);
});

it("the colours are read on their ground in both themes, at 4.5 to 1 at least", () => {
  const sheet = readFileSync(new URL("code.css", import.meta.url), "utf8");
  const colours = [...sheet.matchAll(/color: light-dark\(oklch\(([\d.]+) [^)]*\), oklch\(([\d.]+) /g)];
  expect(colours).toHaveLength(6);
  // By lightness alone: the ground has 0.967 in light and 0.24 in dark, and saturated colours of these are far enough from it.
  for (const [, light, dark] of colours) {
    expect(Number(light)).toBeLessThanOrEqual(0.48);
    expect(Number(dark)).toBeGreaterThanOrEqual(0.76);
  }
});
