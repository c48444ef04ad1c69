import { type ClipboardEvent, type DragEvent, useState } from "react";
import { carriesFiles, filesIn, pastedFiles } from "./dropped-files.tsx";
import type { PageTools } from "./editor.ts";

type Arriving = {
  onFile: (file: File) => void;
  /** It holds a file already: what is dropped there goes beside it on the page, and replaces nothing. */
  isFull?: boolean;
  /** Whether what is dropped is meant for this place; what is not goes on to the page. */
  isMeant?: (data: DataTransfer) => boolean;
};

/** A place for one file that is pasted or dropped; of several the first, the others go behind it on the page. */
export function useArrivingFile(
  page: PageTools,
  { onFile, isFull = false, isMeant = carriesFiles }: Arriving,
) {
  const [isOver, setOver] = useState(false);
  function over(event: DragEvent) {
    if (isFull || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  }
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const [file, ...rest] = pastedFiles(event.clipboardData);
      if (!file || isFull) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
      if (rest.length > 0) page.addFiles(rest);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (isFull || !isMeant(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const { files, others } = filesIn(event.dataTransfer);
      const [file, ...rest] = files;
      if (file) onFile(file);
      else page.skip(others[0] ?? "");
      if (rest.length > 0) page.addFiles(rest);
    },
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    "data-over": isOver || undefined,
    "data-takes-files": isFull ? undefined : "",
  };
}
