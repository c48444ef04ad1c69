import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Folder } from "#features/folders/model/folder.ts";
import { type Moved, type MovedPages, movedFolder, targetsOf } from "../model/moved.ts";
import { type Moving, useMoving } from "./moving-host.tsx";
import { useMove } from "./use-move.ts";

type DraggingProps = {
  className: string;
  folders: readonly Folder[];
  pages: readonly Moved[];
  children: ReactNode;
};

/** Pages, with those that are selected with them, and folders in it can be dragged to a folder of the tree; the menus of both lead to the same by keys (FMOV-08). */
export function Dragging({ className, folders, pages, children }: DraggingProps) {
  const root = useRef<HTMLDivElement>(null);
  useDrags(root, { folders, pages });
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

/** What the row of a page has when it can be dragged: whoever may edit it may move it (FMOV-09), on wide windows alone. */
export function useDraggable(page: { readonly id: number; readonly mayEdit: boolean }) {
  const { mayDrag } = useMoving();
  return page.mayEdit && mayDrag ? { draggable: true, "data-page": page.id } : {};
}

type Drag = { readonly moved: Moved | MovedPages; readonly targets: ReadonlySet<number> };

function useDrags(root: RefObject<HTMLElement | null>, all: Pick<DraggingProps, "folders" | "pages">): void {
  const move = useMove();
  const { carried } = useMoving();
  const drag = useRef<Drag | null>(null);
  const mark = useMark();

  const start = useEffectEvent((event: DragEvent) => {
    const moved = draggedBy(event.target, { ...all, carried });
    if (!moved || !event.dataTransfer) return;
    carry(event.dataTransfer, moved);
    drag.current = { moved, targets: new Set(targetsOf(moved, all.folders)) };
  });
  const over = useEffectEvent((event: DragEvent) => {
    const target = drag.current && targetAt(event.target, drag.current.targets);
    mark(target?.row ?? null);
    if (target) event.preventDefault();
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const target = drag.current && targetAt(event.target, drag.current.targets);
    if (!target || !drag.current) return;
    event.preventDefault();
    const { moved } = drag.current;
    void (moved.is === "pages" ? moved.moveTo(target.id) : move(moved, target.id));
  });
  const end = useEffectEvent(() => {
    mark(null);
    drag.current = null;
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    root.current?.addEventListener("dragstart", (event) => start(event), { signal });
    root.current?.addEventListener("dragover", (event) => over(event), { signal });
    root.current?.addEventListener("drop", (event) => drop(event), { signal });
    root.current?.addEventListener("dragend", () => end(), { signal });
    return () => stop.abort();
  }, [root]);
}

/** Several pages are more than the row under the pointer: how many they are is said there. Browsers take the picture of it at once. */
function carry(drag: DataTransfer, { is, name }: Moved | MovedPages): void {
  drag.effectAllowed = "move";
  drag.setData("text/plain", name);
  if (is !== "pages") return;
  const image = document.createElement("div");
  image.className = "filing-dragged";
  image.textContent = name;
  document.body.append(image);
  drag.setDragImage(image, -12, -4);
  setTimeout(() => image.remove());
}

function draggedBy(
  at: EventTarget | null,
  { folders, pages, carried }: Pick<DraggingProps, "folders" | "pages"> & Pick<Moving, "carried">,
): Moved | MovedPages | null {
  const element = at instanceof Element ? at.closest<HTMLElement>('[draggable="true"]') : null;
  const { page, node } = element?.dataset ?? {};
  if (page !== undefined) return carried(Number(page)) ?? pages.find(({ id }) => id === Number(page)) ?? null;
  const folder = folders.find(({ id, parentId }) => id === Number(node) && parentId !== null);
  return folder ? movedFolder(folder) : null;
}

function targetAt(at: EventTarget | null, targets: ReadonlySet<number>) {
  const row = at instanceof Element ? at.closest<HTMLElement>(".ui-tree-row") : null;
  const id = Number(row?.querySelector<HTMLElement>("[data-node]")?.dataset["node"]);
  return row && targets.has(id) ? { row, id } : null;
}

/** Shows the one row of the tree that would take what is dragged. */
function useMark(): (row: HTMLElement | null) => void {
  const marked = useRef<HTMLElement | null>(null);
  return (row) => {
    if (marked.current === row) return;
    if (marked.current) delete marked.current.dataset["drop"];
    if (row) row.dataset["drop"] = "";
    marked.current = row;
  };
}
