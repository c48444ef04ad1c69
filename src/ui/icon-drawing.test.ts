import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import LogOut from "lucide-react/icons/log-out";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import { expect, it } from "vitest";
import { drawingOf } from "./icon-drawing.ts";

it("an icon is drawn with the lines of its package", () => {
  expect(drawingOf(Plus).lines.__html).toBe('<path d="M5 12h14"/><path d="M12 5v14"/>');
  expect(drawingOf(Settings).lines.__html).toContain('<circle cx="12" cy="12" r="3"/>');
});

it("an icon is drawn once", () => {
  expect(drawingOf(Plus)).toBe(drawingOf(Plus));
});

it("an icon that points along the line is mirrored where people read from right to left, no other", () => {
  const mirrored = [ChevronRight, ArrowUpRight, LogOut, ChevronDown, Plus].map(
    (icon) => drawingOf(icon).mirrored,
  );
  expect(mirrored).toEqual([true, true, true, false, false]);
});
