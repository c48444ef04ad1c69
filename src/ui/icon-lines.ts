import type { LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";
import { drawingOf } from "./icon-drawing.ts";

/** The signs of the sheet that one stands under (`icon-sheet.tsx`). */
export const SheetContext = createContext<ReadonlySet<LucideIcon> | null>(null);

/** What an icon is drawn with: its lines, or a reference to those of the sheet. */
export function useIconLines(icon: LucideIcon): { readonly __html: string } {
  const isInSheet = useContext(SheetContext)?.has(icon);
  const { name, lines } = drawingOf(icon);
  return isInSheet ? { __html: `<use href="#${symbolOf(name)}"/>` } : lines;
}

export function symbolOf(name: string): string {
  return `icon-${name}`;
}
