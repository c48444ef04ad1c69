import type * as Y from "yjs";
import { type Place, addWidget, removeWidget, replaceWithSeveral } from "#documents/draft/arranging.ts";
import { readDraftWidget } from "#documents/draft/draft-widget.ts";
import {
  type MarkedRange,
  clearMarks,
  setLink,
  setStyle,
  toggleMark,
} from "#documents/draft/marked-ranges.ts";
import { editors } from "#widgets/editors.ts";
import type { KindEditor, TextTurn } from "#widgets/kit/editor.ts";
import { deleteLetters, joinFlows } from "#widgets/kit/flow.ts";
import type { StyleName, StyleValue } from "#widgets/kit/letter-styles.ts";
import type { Side } from "#widgets/kit/line-sides.ts";
import type { letterMarks } from "#widgets/kit/rich-text.ts";
import type { TextLines, Turning } from "#widgets/kit/text-forms.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { newId } from "./new-id.ts";
import type { SpanEnd, SpanNow } from "./span.ts";
import { type Split, joinAgain, partingAt, splitText } from "./split-text.ts";

/** What a person does to texts of the page, several at once; each is one step of undo. */
export type TextEdits = {
  /** Makes texts, or some lines of them, into another form, or takes it away; gives what stands there then, for each. */
  readonly turn: (
    texts: readonly TextLines[],
    form: TextTurn,
    isOff?: boolean,
  ) => readonly (readonly string[])[];
  /** Gives letters a mark, or takes it where all have it; null takes all marks. */
  readonly mark: (ranges: readonly MarkedRange[], mark: (typeof letterMarks)[number] | null) => void;
  /** Gives letters a font, a size or a colour; null takes it. */
  readonly style: (ranges: readonly MarkedRange[], name: StyleName, value: StyleValue | null) => void;
  /** Has letters lead to one address; null has them lead nowhere. */
  readonly link: (ranges: readonly MarkedRange[], href: string | null) => void;
  /** Puts the lines of texts to a side. */
  readonly align: (texts: readonly TextLines[], side: Side) => void;
  /** Parts a text at a letter; null where no words stand on one side of it. */
  readonly split: (at: SpanEnd) => Split | null;
  /** Makes of a text that was parted one again, and gives where the two met; null where they are no two texts any more. */
  readonly join: (split: Split) => SpanEnd | null;
  /** Takes away from a letter of one text to a letter of another, with all between; what is left of the two is joined. */
  readonly cut: (first: SpanEnd, last: SpanEnd, between: readonly string[]) => void;
};

export function textEdits(draft: Y.Doc, step: <Made>(work: () => Made) => Made): TextEdits {
  return {
    turn: (texts, form, isOff = false) =>
      step(() => texts.map((lines) => turned(draft, { ...lines, form, isOff }))),
    mark: (ranges, mark) => step(() => (mark ? toggleMark(ranges, mark) : clearMarks(ranges))),
    style: (ranges, name, value) => step(() => setStyle(ranges, name, value)),
    link: (ranges, href) => step(() => setLink(ranges, href)),
    align: (texts, side) =>
      step(() => texts.forEach((lines) => turnsOf(draft, lines.id)?.align({ draft, ...lines }, side))),
    split(at) {
      const parting = partingAt(draft, at);
      return parting && step(() => splitText(draft, parting));
    },
    join: (split) => step(() => joinAgain(draft, split)),
    cut: (first, last, between) => step(() => cutOut(draft, { first, last, between })),
  };
}

function turnsOf(draft: Y.Doc, id: string): KindEditor<never>["turns"] {
  const { turns }: KindEditor<never> = editors[readDraftWidget(draft, id).kind];
  return turns;
}

function turned(draft: Y.Doc, how: Omit<Turning, "draft" | "replace" | "putBeside">): readonly string[] {
  const { id } = how;
  let there: readonly string[] = [id];
  const make = (widgets: readonly StoredWidget[]) => {
    const made = widgets.map((widget) => ({ id: newId(), widget }));
    there = made.map((each) => each.id);
    return made;
  };
  turnsOf(draft, id)?.turn({
    ...how,
    draft,
    replace(widgets, move) {
      const made = make(widgets);
      replaceWithSeveral(draft, id, { made, move: () => move(there), makeId: newId });
    },
    putBeside(side, widgets, move) {
      for (const [at, each] of make(widgets).entries()) {
        const above = there[at - 1];
        const place: Place = above ? { where: "after", widget: above } : { where: side, widget: id };
        addWidget(draft, { ...each, place }, newId);
      }
      move(there);
    },
  });
  return there;
}

function cutOut(draft: Y.Doc, { first, last, between }: SpanNow): void {
  deleteLetters(draft, first, { from: first.letter, to: Number.POSITIVE_INFINITY });
  deleteLetters(draft, last, { from: 0, to: last.letter });
  for (const id of between) removeWidget(draft, id);
  if (joinFlows(draft, first, last)?.isUsedUp) removeWidget(draft, last.id);
}
