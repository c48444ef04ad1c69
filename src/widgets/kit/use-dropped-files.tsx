import { type DragEvent, type ClipboardEvent, useState } from "react";
import { carriesFiles, filesIn, pastedFiles } from "./dropped-files.tsx";
import type { PageTools } from "./editor.ts";

/** A place for any number of files that are dropped or pasted. */
export function useDroppedFiles(page: PageTools, onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  function over(event: DragEvent) {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  }
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      files.forEach(onFile);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const { files, others } = filesIn(event.dataTransfer);
      files.forEach(onFile);
      others.forEach((name) => page.skip(name));
    },
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    "data-over": isOver || undefined,
    "data-takes-files": "",
  };
}
