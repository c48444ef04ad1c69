import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { setIcons } from "#kernel/icon-drawings.ts";
import { type Shape, shape } from "./schema.ts";
import { ShapeView } from "./view.tsx";

const html = (content: Partial<Shape>) =>
  renderToStaticMarkup(<ShapeView content={{ ...shape.empty(), ...content }} />);

it("a shape has shape, colour, size, border and text; addresses in it are links [WIDG-07] [WIDG-20] [TEXT-01]", () => {
  expect(html({ title: "Fog", text: "See www.example.org" })).toBe(
    '<div class="shape shape-box shape-accent shape-medium"><div class="shape-words">' +
      '<p class="shape-title" dir="auto">Fog</p><p class="shape-text" dir="auto">See ' +
      '<a href="http://www.example.org" target="_blank" rel="noopener noreferrer">www.example.org</a></p></div></div>',
  );
  expect(html({ shape: "banner", colour: "red", size: "large", border: true, text: "Now" })).toContain(
    'class="shape shape-banner shape-red shape-large shape-border"',
  );
  for (const colour of ["accent", "neutral", "green", "yellow", "red"] as const)
    for (const size of ["small", "medium", "large"] as const)
      expect(html(shape.content.parse({ ...shape.empty(), colour, size, text: "Now" }))).toContain(
        `class="shape shape-box shape-${colour} shape-${size}"`,
      );
  for (const icon of [0, 9]) expect(html({ icon, text: "Now" })).toContain(setIcons[icon]?.[1]);
});

it("a box without words is shown to nobody, and a space says nothing whatever it said as a box [WIDG-20]", () => {
  expect(html({ title: " ", text: "" })).toBe("");
  const space = { ...shape.empty(), shape: "space" as const, size: "small" as const, text: "Hidden" };
  expect(html(space)).toBe('<div class="shape shape-space shape-accent shape-small"></div>');
  expect(shape.plainText(space)).toBe("");
  expect(shape.plainText({ ...space, shape: "box", title: "Fog" })).toBe("Fog\nHidden");
});

it("whatever stands in a draft comes back as some shape [WIDG-20]", () => {
  const values = { shape: "circle", colour: "url(x)", size: 9, border: 1, icon: 1000 };
  const read = shape.drafts[1]?.fromDraft({ values, texts: { title: "x".repeat(300) }, rich: {} });
  expect(shape.content.parse(read)).toEqual({ ...shape.empty(), size: "small", title: "x".repeat(200) });
});
