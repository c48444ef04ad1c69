import type { Command } from "prosemirror-state";
import type { LineLook } from "../kit/draft.ts";
import { alignFor, type Side } from "../kit/line-sides.ts";
import { selectedLines, withLooks } from "./changed-lines.ts";

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
