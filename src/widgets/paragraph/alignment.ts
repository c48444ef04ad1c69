import type { Command, EditorState } from "prosemirror-state";
import type { LineLook } from "../kit/draft.ts";
import { alignFor, type Side, sideOf } from "../kit/line-sides.ts";
import { selectedLines, withLooks } from "./changed-lines.ts";
import { linesOfDoc } from "./rich-doc.ts";

/** Puts the selected lines to a side, each by the direction in which it reads. */
export function alignLines(side: Side): Command {
  return (state, dispatch) => {
    const { first, last } = selectedLines(state);
    const tr = withLooks(state, ({ look, line }, number) =>
      number < first || number > last ? look : aligned(look, alignFor(side, line.textContent)),
    );
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function aligned({ align: _, ...look }: LineLook, align: LineLook["align"]): LineLook {
  return align ? { ...look, align } : look;
}

/** The side of the selected lines; null where they differ. */
export function sideAround(state: EditorState): Side | null {
  const { first, last } = selectedLines(state);
  const lines = linesOfDoc(state.doc).slice(first, last + 1);
  const [side, ...others] = new Set(lines.map(({ look, line }) => sideOf(look.align, line.textContent)));
  return others.length > 0 ? null : (side ?? null);
}
