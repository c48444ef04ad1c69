import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import type { PageTools, TextTurn } from "../kit/editor.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import { moveLetters, placeAmong } from "../kit/moved-letters.ts";
import { runsIn, wordsOfRuns } from "../kit/marked-words.ts";
import { isPlainTurn, type PlainTurn, turnedLines } from "../kit/plain-turn.ts";
import { alignFor, isAlign, type Side } from "../kit/line-sides.ts";
import type { TypedActs } from "../kit/typed-list.ts";
import { textWidget } from "../kit/text-widget.ts";
import type { TextTurns } from "../kit/text-forms.ts";
import { type Heading, headingLevels } from "./schema.ts";

export type HeadingPlace = { readonly draft: Y.Doc; readonly id: string; readonly page: () => PageTools };

/** What a heading does where somebody has chosen from a list that opened in it. */
export function headingActs(heading: HeadingPlace, view: EditorView): TypedActs {
  const { draft, id, page } = heading;
  return {
    put(widget) {
      if (view.state.doc.content.size === 0) page().replace(widget);
      else page().insertAfter([widget]);
    },
    turn(into) {
      const level = headingLevels.find((each) => each === into);
      if (level) return page().change(() => draft.getMap(valuesPart(id)).set("level", level));
      const caret = view.state.selection.head;
      if (isPlainTurn(into)) turnIntoPlain(heading, into, caret);
      else turnIntoText(heading, into, caret);
    },
    align: (side) => alignHeading(heading, side),
  };
}

/** Puts a heading to a side, by the direction in which it reads. */
export function alignHeading(heading: HeadingPlace, side: Side): void {
  heading.page().change(() => setSide(heading, side));
}

function setSide({ draft, id }: Pick<HeadingPlace, "draft" | "id">, side: Side): void {
  const align = alignFor(side, draft.getText(textPart(id, "text")).toString());
  const values = draft.getMap(valuesPart(id));
  if (align) values.set("align", align);
  else values.delete("align");
}

function alignOf(draft: Y.Doc, id: string): Heading["align"] {
  const align = draft.getMap(valuesPart(id)).get("align");
  return isAlign(align) ? align : undefined;
}

/** No heading is too long for what a line becomes. The caret stays behind its letter. */
function turnIntoPlain({ draft, id, page }: HeadingPlace, into: PlainTurn, caret: number): void {
  const plain = asPlain(draft, id, into);
  if (!plain) return;
  const { widget, line, move } = plain;
  let held = "";
  page().replace(widget, (made) => {
    move(made);
    held = made;
    markCaret(draft, made, caretBehind(draft.getText(line.part(made)), placeAmong(line.kept, caret)));
  });
  page().enter(held);
}

function asPlain(draft: Y.Doc, id: string, into: PlainTurn) {
  const text = draft.getText(textPart(id, "text"));
  const { text: words, marks = [] } = wordsOfRuns(runsIn(text));
  const turned = turnedLines([{ words, marks, names: [] }], into);
  const [widget, line] = [turned?.widgets[0], turned?.moves[0]];
  if (!widget || !line) return null;
  const move = (made: string) => {
    const range = { from: 0, to: text.length };
    moveLetters(draft, text, { range, name: line.part(made), kept: line.kept });
  };
  return { widget, line, move };
}

/** A text in the heading's place, with its letters and the caret behind so many of them. */
export function turnIntoText({ draft, id, page }: HeadingPlace, into: TextTurn = "text", caret = 0): void {
  const text = draft.getText(textPart(id, "text"));
  let held = "";
  page().replace(textWidget(wordsOfRuns(runsIn(text)), into, alignOf(draft, id)), (made) => {
    moveBehind(draft, text, { at: 0, made });
    held = made;
    markCaret(draft, made, caretBehind(draft.getText(richPart(made, "doc")), caret));
  });
  page().enter(held);
}

/** How a heading takes another form, also together with other texts. */
export const headingTurns: TextTurns<Heading> = {
  may: () => true,
  is: () => false,

  turn({ draft, id, form, replace }) {
    const level = headingLevels.find((each) => each === form);
    if (level) return void draft.getMap(valuesPart(id)).set("level", level);
    const plain = isPlainTurn(form) ? asPlain(draft, id, form) : null;
    if (plain) return replace([plain.widget], ([made = ""]) => plain.move(made));
    const text = draft.getText(textPart(id, "text"));
    replace([textWidget(wordsOfRuns(runsIn(text)), form, alignOf(draft, id))], ([made = ""]) =>
      moveBehind(draft, text, { at: 0, made }),
    );
  },

  align: setSide,
};

/** What was in a heading from a letter on stands at the beginning of a text that says it already. */
export function moveBehind(draft: Y.Doc, text: Y.Text, { at, made }: { at: number; made: string }): void {
  const range = { from: at, to: text.length };
  const kept = [{ at, length: text.length - at, toAt: 0 }];
  moveLetters(draft, text, { range, name: richPart(made, "doc"), kept });
}
