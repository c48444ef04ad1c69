import type { EditorView } from "prosemirror-view";
import type { Box } from "./editor.ts";
import type { ChosenLink } from "./use-typed-link.ts";
import { heldIn, holdRange, linkRange } from "./link-range.ts";

/** A link that is being made or changed: the words for it stay marked until that ends. */
export type LinkAct = {
  readonly at: Box;
  readonly href: string | null;
  set(link: ChosenLink): void;
  remove(): void;
  end(): void;
};

/** Starts with the link around the caret, or with the selected words. */
export function linkActs(view: EditorView): LinkAct | null {
  const { from, to, href } = linkRange(view.state);
  const { schema } = view.state;
  const { link } = schema.marks;
  if (!link) return null;
  const start = view.coordsAtPos(from);
  const { bottom } = view.coordsAtPos(to);
  view.dispatch(holdRange(view.state, { from, to }));
  return {
    at: { left: start.left, top: start.top, bottom },
    href,
    set({ href: wanted, title }) {
      const held = heldIn(view.state);
      const tr = view.state.tr;
      const mark = link.create({ href: wanted });
      if (held) tr.removeMark(held.from, held.to, link).addMark(held.from, held.to, mark);
      else tr.replaceSelectionWith(schema.text(title, [...tr.selection.$from.marks(), mark]), false);
      view.dispatch(tr.scrollIntoView());
    },
    remove() {
      const held = heldIn(view.state);
      if (held) view.dispatch(view.state.tr.removeMark(held.from, held.to, link));
    },
    end() {
      if (!view.isDestroyed) view.dispatch(holdRange(view.state, null));
    },
  };
}
