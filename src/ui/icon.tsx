import type { LucideIcon } from "lucide-react";
import { drawingOf } from "./icon-drawing.ts";
import { useIconLines } from "./icon-lines.ts";
import "./icon.css";

/**
 * A sign beside a text or inside something that has a label; it says nothing by itself. `className` is a class of the room that
 * places it.
 */
export function Icon({
  of: Shape,
  size = 16,
  className,
}: {
  of: LucideIcon;
  size?: 12 | 16 | 20;
  className?: string;
}) {
  const { mirrored } = drawingOf(Shape);
  const lines = useIconLines(Shape);
  return (
    <svg
      className={["ui-icon", mirrored && "ui-icon-mirrored", className].filter(Boolean).join(" ")}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={lines}
    />
  );
}
