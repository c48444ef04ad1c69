import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { PageTools } from "../kit/editor.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import { type Kept, moveLetters } from "../kit/moved-letters.ts";
import { isPlainTurn, type PlainTurn, turnedLine } from "../kit/plain-turn.ts";
import { linesIn } from "../kit/rich-text.ts";
import { selectedLines } from "./changed-lines.ts";
import { spelledLine } from "../kit/spelled.ts";
import { startOfLine } from "./moved-lines.ts";
import type { PartedText } from "./parted-text.ts";
import { letterAt, linesOfDoc } from "./rich-doc.ts";
import type { TextTools } from "./text-tools.ts";
import { turnLook } from "./turn-look.ts";

type LineActs = Pick<TextTools, "turnIntoHeading" | "turnLine" | "putAtLine">;

type Ground = {
  readonly draft: Y.Doc;
  readonly text: Y.Text;
  readonly parted: PartedText;
  readonly page: PageTools;
  /** Tells that a line is too long for what it was to become. */
  readonly refuse: (into: PlainTurn) => void;
};

/** What becomes of the line with the caret, also where that is a widget of its own. Each act is one step of undo. */
export function lineActs({ draft, text, parted, page, refuse }: Ground): LineActs {
  function turnInto({ state }: EditorView, into: PlainTurn): void {
    const { first } = selectedLines(state);
    const lines = linesIn(text);
    const turned = turnedLine(spelledLine(lines[first]?.runs ?? [], draft), into, startOfLine(lines, first));
    if (!turned) return refuse(into);
    const { widget, kept, part } = turned;
    const caret = placeAmong(kept, letterAt(state.doc, state.selection.head));
    let made = "";
    parted.around(first, widget, (id, range) => {
      made = id;
      moveLetters(draft, text, { range, name: part(id), kept });
      markCaret(draft, id, caretBehind(draft.getText(part(id)), caret));
    });
    page.enter(made);
  }

  return {
    turnIntoHeading: turnInto,

    turnLine(view, into) {
      if (isPlainTurn(into)) return turnInto(view, into);
      turnLook(into)(view.state, view.dispatch);
    },

    putAtLine({ state }, widget) {
      const { first } = selectedLines(state);
      const isEmpty = linesOfDoc(state.doc)[first]?.line.content.size === 0;
      page.endStep();
      page.change(() => {
        if (widget.kind === "Divider") parted.goOnBehind(first, isEmpty, widget);
        else if (isEmpty) parted.around(first, widget, (_, { from, to }) => text.delete(from, to - from));
        else parted.behindLine(state.doc, first, [widget]);
      });
      page.endStep();
    },
  };
}

/** Where a letter that was kept is now; of others, where the one before them is. */
function placeAmong(kept: readonly Kept[], letter: number): number {
  const range = kept.findLast(({ at }) => at <= letter);
  return range ? range.toAt + Math.min(range.length, letter - range.at) : 0;
}
