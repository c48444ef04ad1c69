import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { markdown } from "./schema.ts";
import { MarkdownView } from "./view.tsx";

it("its source is kept as it was written, and read rendered and without scripts [WIDG-15]", () => {
  const source = "## Fog\n\n**Thick** <script>alert(1)</script> [x](javascript:alert(1))\n";
  const content = markdown.content.parse({ source });
  expect(content).toEqual({ source });
  const shown = renderToStaticMarkup(<MarkdownView content={content} anchors={undefined} />);
  expect(shown).toContain("<strong>Thick</strong>");
  expect(shown).toMatch(/<h\d[^>]*>Fog<\/h\d>/);
  expect(shown).not.toMatch(/<script|href="javascript/);
});
