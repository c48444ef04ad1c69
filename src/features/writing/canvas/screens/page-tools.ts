import type { PageTools } from "#widgets/kit/editor.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { Canvas } from "./canvas.ts";
import { tellPlace } from "./own-place.ts";
import { neighbour } from "./deeds.ts";

/** What the page offers to the editor of one widget. */
export function pageTools(canvas: Canvas, id: string): PageTools {
  const { session, acts, focuses, sources } = canvas;
  return {
    change: (work) => session.change(work),
    endStep: () => session.undo.stopCapturing(),
    insertAfter: (widgets) => insert(widgets, "after"),
    insertBefore: (widgets) => insert(widgets, "before"),
    replace: (widget) => focuses.into(acts.replace(id, widget), "start"),
    remove() {
      const before = neighbour(canvas, id, -1);
      acts.remove(id);
      if (before) focuses.into(before, "end");
    },
    removeNext() {
      const next = neighbour(canvas, id, 1);
      if (next) acts.remove(next);
    },
    neighbour(to) {
      const next = neighbour(canvas, id, to === "before" ? -1 : 1);
      return next === null ? null : { id: next, kind: canvas.kindOf(next) };
    },
    leave(to, at) {
      const next = neighbour(canvas, id, to === "before" ? -1 : 1);
      if (next) focuses.into(next, at ?? (to === "before" ? "end" : "start"));
    },
    offerKinds: (at, typed) => canvas.offer.set({ typed, at }),
    findPages: sources.findPages,
    pageById: sources.pageById,
    upload: (file, as, offer) => sources.upload(id, file, as, offer),
    skip: (name) => sources.skip(id, name),
    uploads: sources.uploads(id),
    hole: sources.hole(id, canvas.kindOf(id)),
    showCaret(read) {
      if (read) canvas.carets.set(id, read);
      else canvas.carets.delete(id);
      tellPlace(canvas);
    },
    announce: canvas.announce,
  };

  function insert(widgets: readonly StoredWidget[], where: "before" | "after"): void {
    const last = acts.add(widgets, { where, widget: id }).at(-1);
    if (last) focuses.into(last, "end");
  }
}
