import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

export type LinkRange = { readonly from: number; readonly to: number; readonly href: string | null };

/** The link around the caret or in the selection, else the selected words. */
export function linkRange({ doc, schema, selection }: EditorState): LinkRange {
  const { $from, from, to } = selection;
  const { link } = schema.marks;
  if (!link) return { from, to, href: null };
  let found: LinkRange | null = null;
  const start = $from.start();
  $from.parent.forEach((node, offset) => {
    const href = link.isInSet(node.marks)?.attrs["href"] as string | undefined;
    const [first, last] = [start + offset, start + offset + node.nodeSize];
    if (href === undefined || first > Math.max(from, to) || last < from) return;
    if (found && found.to === first && found.href === href) found = { ...found, to: last };
    else if (!found) found = { from: first, to: last, href };
  });
  if (found && selection.empty) return found;
  const inside = found as LinkRange | null;
  return { from, to, href: inside && doc.rangeHasMark(from, to, link) ? inside.href : null };
}

const key = new PluginKey<DecorationSet>("held-range");

/** Words that somebody gives a link stay marked while the focus is in the field for it. */
export const heldRange = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply(tr, set) {
      const held = tr.getMeta(key) as { from: number; to: number } | null | undefined;
      if (held === undefined) return set.map(tr.mapping, tr.doc);
      return held === null
        ? DecorationSet.empty
        : DecorationSet.create(tr.doc, [Decoration.inline(held.from, held.to, { class: "kit-text-range" })]);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

export function holdRange(state: EditorState, range: { from: number; to: number } | null) {
  return state.tr.setMeta(key, range);
}

/** The held words where they stand now, whatever others wrote meanwhile. */
export function heldIn(state: EditorState): { from: number; to: number } | null {
  const [held] = key.getState(state)?.find() ?? [];
  return held ?? null;
}
