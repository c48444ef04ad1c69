import type { LucideIcon } from "lucide-react";
import { drawingOf } from "./icon-drawing.ts";
import "./icon.css";

/** A sign beside a text or inside something that has a label; it says nothing by itself. */
export function Icon({ of: Shape, size = 16 }: { of: LucideIcon; size?: 12 | 16 | 20 }) {
  const { lines, mirrored } = drawingOf(Shape);
  return (
    <svg
      className={mirrored ? "ui-icon ui-icon-mirrored" : "ui-icon"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={lines}
    />
  );
}
