import type { Command } from "prosemirror-state";
import type { TextTurn } from "../kit/editor.ts";
import { selectedLines, withLooks } from "./changed-lines.ts";
import { listAround, toggleList, withoutList, withStyle } from "./lists.ts";
import type { PlainTurn } from "../kit/plain-turn.ts";

/** Gives the selected lines a standing; unlike a button that is pressed again, it takes none away that they have. */
export function turnLook(into: Exclude<TextTurn, PlainTurn>): Command {
  return (state, dispatch) => {
    if (into === "bullet" || into === "number")
      return listAround(state) === into || toggleList(into)(state, dispatch);
    const { first, last } = selectedLines(state);
    const tr = withLooks(state, ({ look }, number) => {
      if (number < first || number > last) return look;
      return into === "text" ? withStyle(withoutList(look), "plain") : withStyle(look, into);
    });
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}
