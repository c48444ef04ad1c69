import { expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { textWidget } from "#widgets/kit/text-widget.ts";
import { makeCanvas } from "./canvas.ts";

it("knows the kind of a block without reading its words, which is asked at each key", () => {
  const draft = draftFrom(stacked([{ id: "long00", ...textWidget("Fog. ".repeat(20)) }]));
  const ground = { session: { draft }, sources: { mentions: {} } };
  const canvas = makeCanvas(ground as unknown as Parameters<typeof makeCanvas>[0]);
  const read = vi.spyOn(canvas.watch, "widget");
  expect(canvas.kindOf("long00")).toBe("Paragraph");
  expect(read).not.toHaveBeenCalled();
});
