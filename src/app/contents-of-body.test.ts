import { expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { renderBody } from "./entry-server.tsx";

const contentsOf = (source: string) => {
  const widget = { id: "widget01", kind: "Markdown", version: 1, content: { source } } as const;
  return renderBody(stacked([widget]), "en").contents;
};

it("the table of contents lists a thousand headings at most, the first ones (long)", () => {
  const contents = contentsOf("# Harbour\n".repeat(1001));
  expect(contents).toHaveLength(1000);
  expect(contents.at(-1)?.id).toBe("harbour-999");
  expect(contentsOf("# Harbour\n\n## Light\n")).toHaveLength(2);
});
