import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import { expect, it } from "vitest";
import { drawingOf } from "./icon-drawing.ts";

it("an icon is drawn with the lines of its package", () => {
  expect(drawingOf(Plus).__html).toBe('<path d="M5 12h14"/><path d="M12 5v14"/>');
  expect(drawingOf(Settings).__html).toContain('<circle cx="12" cy="12" r="3"/>');
});

it("an icon is drawn once", () => {
  expect(drawingOf(Plus)).toBe(drawingOf(Plus));
});
