import { kindForFile } from "#widgets/faces.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { emptyWidget } from "./edits.ts";
import type { Canvas } from "./canvas.ts";

/**
 * Files that were dropped or pasted become widgets of the kinds that take them. Their editors take each file when
 * it has arrived (`PageTools.uploads`).
 */
export function addFiles(canvas: Canvas, files: readonly File[], place: Place): void {
  const kinds = files.map((file) => kindForFile(isPicture(file) ? "pictures" : "others"));
  const ids = canvas.edits.add(kinds.map(emptyWidget), place);
  ids.forEach((id, at) => {
    const file = files[at];
    if (file) canvas.sources.upload(id, file, isPicture(file) ? "image" : "file");
  });
  const last = ids.at(-1);
  if (last) canvas.focuses.onHandle(last);
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/") && file.type !== "image/svg+xml";
}
