import { describe, expect, it } from "vitest";
import { Document } from "#documents/document.ts";
import { plainText } from "#documents/plain-text.ts";
import { languageCodes } from "#kernel/languages.ts";
import { setIcons } from "#kernel/icon-drawings.ts";
import { examplesIn } from "./examples.ts";
import { pictureOf } from "#features/pages/drawing/model/page-picture.ts";

const kindsOf = (document: Document) =>
  document.rows.map(({ columns }) =>
    columns.map(({ width, widgets }) => [width, widgets.map((id) => document.widgets[id]?.kind)]),
  );

describe.each(languageCodes)("the examples in %s", (language) => {
  it("are as many, of the same blocks and with the same ids as in English [TMPL-14]", () => {
    const examples = examplesIn(language);
    expect(examples.map(({ id }) => id)).toEqual([-1, -2, -3, -4, -5, -6, -7, -8]);
    const built = (each: readonly { document: Document }[]) => each.map(({ document }) => kindsOf(document));
    expect(built(examples)).toEqual(built(examplesIn("en")));
  });

  it.each(examplesIn(language))(
    "$title has words, a description, a drawing and a picture of its own",
    (example) => {
      const { document, description, icon } = example;
      expect(Document.safeParse(document).success).toBe(true);
      expect(plainText(document).length).toBeGreaterThan(300);
      expect(description.split(" ").length).toBeLessThanOrEqual(5);
      expect(setIcons.map(([name]) => name)).toContain(icon);
      const drawn = examplesIn(language).map((each) => JSON.stringify(pictureOf(each.document)));
      expect(drawn.filter((each) => each === JSON.stringify(pictureOf(document)))).toHaveLength(1);
    },
  );
});

it("a picture is drawn inside its box, however long the page is", () => {
  const [first] = examplesIn("en");
  const rows = Array.from({ length: 400 }, () => first?.document.rows ?? []).flat();
  const picture = pictureOf({ rows, widgets: first?.document.widgets ?? {} });
  expect(picture.length).toBeLessThan(60);
  for (const { x, y, width, height } of picture)
    expect(x >= 16 && y >= 18 && x + width <= 146 && y + height <= 130).toBe(true);
});
