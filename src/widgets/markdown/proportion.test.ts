import { expect, it } from "vitest";
import { anchorsOf, renderMarkdown } from "./reader.ts";

it("a definition is repeated by its references only as far as the text is long, and their words stay (long)", () => {
  const html = renderMarkdown(`[fog]: /${"x".repeat(5000)}\n\n${"[fog] ".repeat(3000)}`);
  expect(html.length).toBeLessThan(300_000);
  expect(html.match(/fog/g)).toHaveLength(3000);
});

it("short rows fill up wide tables only so far; what comes behind is shown as it is written (long)", () => {
  const table = `${"a|".repeat(200)}a\n${"-|".repeat(200)}-\n${"b\n".repeat(300)}\n`;
  const html = renderMarkdown(table.repeat(20));
  expect(html.match(/<td/g)?.length).toBeLessThan(200_000);
  expect(html).toContain("-|-|-|");
  expect(renderMarkdown("a|b\n-|-\nc\n")).toContain("<td");
});

it("quotes and lists in each other keep their words however deep they are", () => {
  expect(renderMarkdown(`${">".repeat(99)} harbour\nlight`)).toContain("harbour");
  expect(renderMarkdown(`${"- ".repeat(60)}harbour`)).toContain("harbour");
  expect(renderMarkdown(`${"- ".repeat(12)}harbour`).match(/<ul/g)).toHaveLength(12);
});

it("a text has five thousand headings; lines beyond are shown as they are written (long)", () => {
  const text = `${"# Harbour\n".repeat(4000)}${"Light\n===\n".repeat(1000)}\n# Fog *horn*\n`;
  const html = renderMarkdown(text);
  expect(html.match(/<h2/g)).toHaveLength(5000);
  expect(html).toContain("# Fog <em>horn</em>");
  expect(anchorsOf(text)).toHaveLength(5000);
});
