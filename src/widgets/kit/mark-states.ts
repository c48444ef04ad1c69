import type { MarkType } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";

/** How much of what is selected something is true of. */
export type Extent = "all" | "some" | "none";

export function extentOf<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Extent {
  const count = items.filter(isSo).length;
  if (count === 0) return "none";
  return count === items.length ? "all" : "some";
}

/** How much of the selected words has a mark, or whether the next letter will have it. Blanks do not count, as for its key. */
export function extentOfMark({ doc, selection, storedMarks }: EditorState, type: MarkType): Extent {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) ? "all" : "none";
  const marked: boolean[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    // A mention or a break is no text, and has no letters to be asked for.
    const words = node.text?.slice(Math.max(0, from - position), to - position);
    if (words?.trim() !== "") marked.push(type.isInSet(node.marks) !== undefined);
  });
  return extentOf(marked, (isMarked) => isMarked);
}
