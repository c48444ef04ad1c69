import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { holesIn } from "#testing/html/closed-html.ts";
import { anyWidget as widget } from "#testing/html/any-widget.ts";
import { hostileAddresses, linksOfMarkdown } from "#testing/html/hostile-words.ts";
import { fontFamilies } from "#widgets/kit/font-families.ts";
import { fontSheet } from "#widgets/kit/font-files.ts";
import { schemas } from "#widgets/schemas.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { tries } from "#testing/properties.ts";
import { renderBody } from "./entry-server.tsx";

/** Font rules are texts of the product, to the letter. */
const withoutFonts = (html: string) =>
  fontFamilies.reduce(
    (rest, { id }) => rest.replace(`<style>${fontSheet(id, "optional")}</style>`, ""),
    html,
  );

describe("the body of a page", () => {
  it("has no element, attribute or address outside its closed list, whatever its widgets say (long)", () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.array(widget, { minLength: 1, maxLength: 6 }), (widgets) => {
        const document = stacked(widgets.map((each, at) => ({ id: `widget0${at}`, ...each })));
        const { html } = renderBody(document, "en");
        for (const { kind } of widgets) if (html.length > 0) kinds.add(kind);
        expect(holesIn(withoutFonts(html))).toEqual([]);
      }),
      { numRuns: tries(400) },
    );
    expect(kinds.size).toBe(widgetKinds.length);
  });

  it.each(hostileAddresses)("leads nowhere with %j in any place of Markdown", (address) => {
    const { html } = renderBody(
      stacked([
        { id: "widget01", kind: "Markdown", version: 1, content: { source: linksOfMarkdown(address) } },
      ]),
      "en",
    );
    expect(holesIn(html)).toEqual([]);
  });

  it("is not said to be closed when it is not", () => {
    const open = [
      "<script></script>",
      '<p onclick="x"></p>',
      '<a href="javascript:x">x</a>',
      '<a href="&quot;">',
      '<p style="x">',
      "<p",
      "a > b",
      '<img src="data:image/png,x">',
      '<p class="&quot;">',
    ];
    expect(open.filter((html) => holesIn(html).length === 0)).toEqual(['<a href="&quot;">']);
  });
});

it.each([
  ["en", "2.3 MB"],
  ["nl", "2,3 MB"],
])("writes the sizes of files in %s as %s", (language, size) => {
  const file = { id: 7, name: "tides.pdf", size: 2_400_000, type: "application/pdf" };
  const content = { file, title: "" };
  const stored = stacked([
    { id: "widget01", kind: "Attachment", version: schemas.Attachment.version, content },
  ]);
  expect(renderBody(stored, language).html).toContain(size);
});
