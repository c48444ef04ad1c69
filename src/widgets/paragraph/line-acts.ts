import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { textPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import type { Kept } from "../kit/moved-letters.ts";
import { linesIn } from "../kit/rich-text.ts";
import { selectedLines } from "./changed-lines.ts";
import { headingWords, moveIntoHeading, startOfLine, wordsOfLine } from "./moved-lines.ts";
import type { PartedText } from "./parted-text.ts";
import { letterAt, linesOfDoc } from "./rich-doc.ts";
import type { TextTools } from "./text-tools.ts";
import { type HeadingLevel, headingMost, headingWidget, isHeadingLevel } from "./turn-into-heading.ts";
import { turnLook } from "./turn-look.ts";

type LineActs = Pick<TextTools, "turnIntoHeading" | "turnLine" | "putAtLine">;

type Ground = {
  readonly draft: Y.Doc;
  readonly text: Y.Text;
  readonly parted: PartedText;
  readonly page: PageTools;
  readonly refuseHeading: () => void;
};

/** What becomes of the line with the caret, also where that is a widget of its own. Each act is one step of undo. */
export function lineActs({ draft, text, parted, page, refuseHeading }: Ground): LineActs {
  function turnIntoHeading({ state }: EditorView, level: HeadingLevel): void {
    const { first } = selectedLines(state);
    const lines = linesIn(text);
    const { text: words, kept } = headingWords(wordsOfLine(lines, first), startOfLine(lines, first));
    if (words.length > headingMost) return refuseHeading();
    const caret = placeAmong(kept, letterAt(state.doc, state.selection.head));
    let made = "";
    parted.around(first, headingWidget(words, level), (heading, range) => {
      made = heading;
      moveIntoHeading(draft, text, { range, heading, kept });
      markCaret(draft, heading, caretBehind(draft.getText(textPart(heading, "text")), caret));
    });
    page.enter(made);
  }

  return {
    turnIntoHeading,

    turnLine(view, into) {
      if (isHeadingLevel(into)) return turnIntoHeading(view, into);
      turnLook(into)(view.state, view.dispatch);
    },

    putAtLine({ state }, widget) {
      const { first } = selectedLines(state);
      const isEmpty = linesOfDoc(state.doc)[first]?.line.content.size === 0;
      if (isEmpty) return parted.around(first, widget, (_, { from, to }) => text.delete(from, to - from));
      page.endStep();
      page.change(() => parted.behindLine(state.doc, first, [widget]));
      page.endStep();
    },
  };
}

/** Where a letter that was kept is now; of others, where the one before them is. */
function placeAmong(kept: readonly Kept[], letter: number): number {
  const range = kept.findLast(({ at }) => at <= letter);
  return range ? range.toAt + Math.min(range.length, letter - range.at) : 0;
}
