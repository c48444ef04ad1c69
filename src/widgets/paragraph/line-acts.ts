import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { Words } from "#kernel/words.ts";
import type { PageTools } from "../kit/editor.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import { placeAmong } from "../kit/moved-letters.ts";
import { isPlainTurn, type PlainTurn, turnedLines } from "../kit/plain-turn.ts";
import { linesIn } from "../kit/rich-text.ts";
import { selectedLines } from "./changed-lines.ts";
import { moveLines, spelledLines, startOfLine } from "./moved-lines.ts";
import type { PartedText } from "./parted-text.ts";
import { letterAt, linesOfDoc } from "./rich-doc.ts";
import type { TextTools } from "./text-tools.ts";
import { turnLook } from "./turn-look.ts";
import { textWording } from "./wording.ts";

type LineActs = Pick<TextTools, "turnLine" | "putAtLine">;

type Ground = {
  readonly draft: Y.Doc;
  readonly text: Y.Text;
  readonly parted: PartedText;
  readonly page: PageTools;
  /** Tells that lines are too long for what they were to become. */
  readonly refuse: (into: PlainTurn) => void;
};

/** What is said where a line is too long for what it was to become. */
export const turnRefusals: Readonly<Record<PlainTurn, Words>> = {
  h0: textWording.tooLarge,
  h1: textWording.tooLarge,
  h2: textWording.tooLarge,
  h3: textWording.tooLarge,
  task: textWording.tooLongTask,
  code: textWording.tooLongCode,
};

/** What becomes of the selected lines, also where that is a widget of its own. Each act is one step of undo. */
export function lineActs({ draft, text, parted, page, refuse }: Ground): LineActs {
  function turnInto({ state }: EditorView, into: PlainTurn): void {
    const { first, last } = selectedLines(state);
    const lines = linesIn(text);
    const chosen = spelledLines(lines.slice(first, last + 1), draft);
    const turned = turnedLines(chosen, into, startOfLine(lines, first));
    if (!turned) return refuse(into);
    const caret = letterAt(state.doc, state.selection.head);
    let held = "";
    parted.around({ first, last }, turned.widgets, (made) => {
      moveLines(draft, text, { moves: turned.moves, made });
      const move = turned.moves.findLast(({ range }) => range.from <= caret) ?? turned.moves[0];
      held = made[move?.nth ?? 0] ?? "";
      const part = draft.getText(move?.part(held) ?? "");
      markCaret(draft, held, caretBehind(part, placeAmong(move?.kept ?? [], caret)));
    });
    page.enter(held);
  }

  return {
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
        else if (isEmpty)
          parted.around({ first, last: first }, [widget], (_, { from, to }) => text.delete(from, to - from));
        else parted.behindLine(state.doc, first, [widget]);
      });
      page.endStep();
    },
  };
}
