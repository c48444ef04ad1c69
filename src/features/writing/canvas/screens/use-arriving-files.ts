import { type RefObject, useEffect } from "react";
import { filesIn } from "#widgets/kit/dropped-files.tsx";
import { addFiles } from "./add-files.ts";
import type { Canvas } from "./canvas.ts";
import { placeForNew } from "./commands.ts";
import { aimAt } from "./drag.ts";
import { drop, lift, putBack } from "./lift.ts";

/** Files dragged in from the desktop, and pictures pasted. What an editor took for itself is left to it. */
export function useArrivingFiles(canvas: Canvas, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    listenToDrag(canvas, page, listening.signal);
    listenToPaste(canvas, page, listening.signal);
    return () => listening.abort();
  }, [canvas, page]);
}

/** Before the editors: one of text says of every drag that it will take it, and takes no file. */
function listenToDrag(canvas: Canvas, page: RefObject<HTMLElement | null>, signal: AbortSignal): void {
  const isCarrying = () => {
    const now = canvas.lift.get();
    return now !== null && "files" in now.what;
  };

  function over(event: DragEvent) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    if (!page.current || !isForPage(page.current, event)) return leave();
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = "copy";
    canvas.pointer.set({ x: event.clientX, y: event.clientY });
    if (!canvas.lift.get()) lift(canvas, { files: true }, "pointer");
    aimAt(canvas, page.current, event.clientX, event.clientY);
  }
  function leave() {
    if (isCarrying()) putBack(canvas);
  }
  function leaveWindow(event: DragEvent) {
    if (event.relatedTarget === null) leave();
  }
  function take(event: DragEvent) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    if (!page.current || !isForPage(page.current, event)) return leave();
    over(event);
    const { files, others } = filesIn(event.dataTransfer);
    for (const name of others) canvas.sources.skip(null, name);
    if (files.length > 0) drop(canvas, files);
    else leave();
  }

  // A drop right after the pointer came to another element, or another one to the pointer, counts only where that was taken.
  for (const event of ["dragenter", "dragover"] as const)
    document.addEventListener(event, over, { signal, capture: true });
  document.addEventListener("dragleave", leaveWindow, { signal });
  document.addEventListener("drop", take, { signal, capture: true });
}

/** Wherever it falls: beside the canvas, on the title or on a text, too; but not where a place of its own takes files. */
function isForPage(page: HTMLElement, { target }: DragEvent): boolean {
  const elsewhere = "[data-takes-files], dialog, [role=dialog], input[type=file]";
  return (
    page.closest("[inert], [hidden]") === null && !(target instanceof Element && target.closest(elsewhere))
  );
}

function listenToPaste(canvas: Canvas, page: RefObject<HTMLElement | null>, signal: AbortSignal): void {
  function paste(event: ClipboardEvent) {
    const files = [...(event.clipboardData?.files ?? [])];
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    const isOurs = event.target instanceof Node && page.current?.contains(event.target);
    if (event.defaultPrevented || pictures.length === 0 || !isOurs) return;
    event.preventDefault();
    addFiles(canvas, pictures, placeForNew(canvas));
  }
  document.addEventListener("paste", paste, { signal });
}
