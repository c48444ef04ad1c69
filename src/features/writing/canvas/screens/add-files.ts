import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { kindForFile } from "#widgets/faces.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { emptyWidget } from "./edits.ts";
import type { Canvas } from "./canvas.ts";

/**
 * Files that were dropped or pasted become widgets of the kinds that take them. Their editors take each file when
 * it has arrived (`PageTools.uploads`).
 */
export function addFiles(canvas: Canvas, files: readonly File[], place: Place): void {
  const ids = canvas.edits.add(files.map(widgetForFile), place);
  const last = ids.at(-1);
  if (last) canvas.focuses.onHandle(last);
}

/** A widget that stands without its file until that is here. */
export function widgetForFile(file: File): PastedWidget {
  return {
    ...emptyWidget(kindForFile(isPicture(file) ? "pictures" : "others")),
    brings: { from: "file", file },
  };
}

export function isPicture(file: File): boolean {
  return file.type.startsWith("image/") && file.type !== "image/svg+xml";
}
