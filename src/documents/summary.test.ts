import { expect, it } from "vitest";
import { image } from "#widgets/image/schema.ts";
import { stacked } from "./document.ts";
import { summaryOf } from "./summary.ts";

const text = (source: string) =>
  ({ id: "words", kind: "Markdown", version: 1, content: { source } }) as const;

it("a link shows the first words of a page, cut between two of them, and its first picture", () => {
  const file = { id: 7, name: "fog.jpg", size: 9, type: "image/jpeg", width: 30, height: 20 };
  const content = { ...image.empty(), file };
  const page = stacked([
    text("Fog on the Wadden. ".repeat(30)),
    { id: "picture", kind: "Image", version: image.version, content },
  ]);
  const { summary, picture } = summaryOf(page);
  expect(picture).toEqual({ id: 7, name: "fog.jpg" });
  expect(summary.length).toBeLessThanOrEqual(202);
  expect(summary).toMatch(/^Fog on the Wadden\. Fog .* (Fog|on|the|Wadden\.) …$/);
  expect(summaryOf(stacked([text("Short\n\nand sweet")]))).toEqual({
    summary: "Short and sweet",
    picture: null,
  });
});

it("a link shows the running text of a page, not what is said about its pictures", () => {
  const file = { id: 7, name: "quay.jpg", size: 9, type: "image/jpeg", width: 30, height: 20 };
  const content = { ...image.empty(), file, alt: "The quay with two cranes", caption: "Where it began" };
  const picture = { id: "picture", kind: "Image", version: image.version, content } as const;
  expect(summaryOf(stacked([picture, text("We carry people.")])).summary).toBe("We carry people.");
  expect(summaryOf(stacked([picture])).summary).toContain("The quay with two cranes");
});
