import { type ClipboardEvent, type DragEvent, useState } from "react";
import { carriesFiles, filesIn, pastedFiles } from "./dropped-files.tsx";
import type { PageTools } from "./editor.ts";

type Arriving = {
  onFile: (file: File) => void;
  /** Whether what is dropped is meant for this place; what is not goes on to the page. */
  isMeant?: (data: DataTransfer) => boolean;
};

/** A place for one file that is pasted or dropped; of several the first counts. */
export function useArrivingFile(page: PageTools, { onFile, isMeant = carriesFiles }: Arriving) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const [file] = pastedFiles(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isMeant(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const { files, others } = filesIn(event.dataTransfer);
      if (files[0]) onFile(files[0]);
      else page.skip(others[0] ?? "");
    },
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    "data-over": isOver || undefined,
  };
}
