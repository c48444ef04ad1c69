import { editors } from "#widgets/editors.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import type { KindEditor, PageTools } from "#widgets/kit/editor.ts";
import { addFiles } from "./add-files.ts";
import { blocksIn, plainBlocksIn } from "./block-clipboard.ts";
import type { Canvas } from "./canvas.ts";
import { selectFrom } from "./came-from.ts";
import { leaveOrBegin, leaveTo } from "./leave-to.ts";
import { tellPlace } from "./own-place.ts";
import { neighbour } from "./commands.ts";
import { selectOut } from "./span-keys.ts";
import { emojiNamed } from "./emoji-list.ts";
import { typedSigns } from "./typed-lists.ts";

/** What the page offers to the editor of one widget. */
export function pageTools(canvas: Canvas, id: string): PageTools {
  const { session, sources } = canvas;
  return {
    ...arranging(canvas, id),
    change: (work) => session.change(work),
    endStep: () => session.undo.stopCapturing(),
    typedSigns,
    offerTyped: (sign, typed) => canvas.offer.set({ sign, typed, widget: id }),
    emojiCalled: (name) => emojiNamed(canvas.locale.language, name),
    findPages: sources.findPages,
    findPeople: async (words, signal) => (await sources.findMentions(words, signal))?.people ?? null,
    pageById: sources.pageById,
    fetchFeed: (address, signal) => sources.fetchFeed(id, address, signal),
    mentions: sources.mentions,
    upload: (file, as, offer) => sources.upload(id, file, as, offer),
    addFiles: (files) => addFiles(canvas, files, { where: "after", widget: id }),
    skip: (name) => sources.skip(id, name),
    uploads: sources.uploads(id),
    arrive: (work) => canvas.edits.arrive(id, work),
    readPasted: (data, plain) => (plain ? plainBlocksIn(canvas, data) : blocksIn(canvas, data)),
    hole: sources.hole(id, canvas.kindOf(id)),
    showCaret(read) {
      if (read) canvas.carets.set(id, read);
      else canvas.carets.delete(id);
      tellPlace(canvas);
    },
    announce: canvas.announce,
  };
}

type Arranging = Pick<
  PageTools,
  | "insertAfter"
  | "insertBefore"
  | "replace"
  | "remove"
  | "removeOther"
  | "selectOther"
  | "neighbour"
  | "column"
  | "leave"
  | "selectOut"
  | "enter"
>;

/** What concerns the widgets around this one, and the caret on its way between them. */
function arranging(canvas: Canvas, id: string): Arranging {
  const { edits, focuses } = canvas;

  function insert(widgets: readonly PastedWidget[], where: "before" | "after"): readonly string[] {
    const made = edits.add(widgets, { where, widget: id });
    const last = made.at(-1);
    if (last) focuses.into(last, "end");
    return made;
  }

  return {
    insertAfter: (widgets) => insert(widgets, "after"),
    insertBefore: (widgets) => insert(widgets, "before"),
    replace: (widget, move) => focuses.into(edits.replace(id, widget, move), "start"),
    remove() {
      leaveTo(canvas, id, "before", "end");
      edits.remove([id]);
    },
    removeOther: (other) => edits.remove([other]),
    selectOther: (other, at) => selectFrom(canvas, other, { id, at }),
    neighbour(to) {
      const next = neighbour(canvas, id, to === "before" ? -1 : 1);
      if (next === null) return null;
      const { flow }: KindEditor<never> = editors[canvas.kindOf(next)];
      return { id: next, kind: canvas.kindOf(next), flow: flow ?? null };
    },
    column(x) {
      canvas.column.keep(x);
      return canvas.column.kept();
    },
    selectOut: (out) => selectOut(canvas, id, out),
    enter: (other, at = "end") => focuses.into(other, at),
    leave: (to, at) => leaveOrBegin(canvas, id, to, at),
  };
}
