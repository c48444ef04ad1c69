import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { pdf, type Pdf } from "./schema.ts";
import { PdfView } from "./view.tsx";

const file = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };
const html = (content: Partial<Pdf>) =>
  renderToStaticMarkup(<PdfView content={{ ...pdf.empty(), file, ...content }} say={sayIn("en")} />);
const isTaken = (content: object) => pdf.content.safeParse({ ...pdf.empty(), ...content }).success;

it("a PDF is read in its page at its height, with name, size and download [WIDG-20] [WIDG-07]", () => {
  const shown = html({ title: "The <plan>", height: 800 });
  expect(shown).toContain(
    '<iframe class="pdf-frame" src="/-/file/9/Plan%202026.pdf" title="The &lt;plan&gt;" loading="lazy" style="block-size:800px">',
  );
  expect(shown).toContain('<span class="pdf-size">PDF · 2.3 MB</span>');
  expect(shown).toContain('<a href="/-/file/9/Plan%202026.pdf" download="Plan 2026.pdf">Download</a>');
  expect(html({})).toContain('title="Plan 2026.pdf"');
  expect(html({ height: 300 })).toContain('style="block-size:300px"');
  expect(html({ file: null })).toBe("");
});

it("a PDF is application/pdf of 30 MB at most, whatever a draft says [UPLD-05] [UPLD-06] [WIDG-09]", () => {
  const most = 30 * 1024 * 1024;
  expect(isTaken({ file: { ...file, size: most } })).toBe(true);
  expect(isTaken({ file: { ...file, size: most + 1 } })).toBe(false);
  expect(isTaken({ file: { ...file, type: "text/html" } })).toBe(false);
  const values = { file: { ...file, type: "text/html" }, height: 7 };
  expect(pdf.content.parse(pdf.drafts[1]?.fromDraft({ values, texts: {}, rich: {} }))).toEqual(pdf.empty());
});
