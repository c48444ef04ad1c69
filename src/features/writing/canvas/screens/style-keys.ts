import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type MarkedRange, holdWords, rangesOfWidget } from "#documents/draft/marked-ranges.ts";
import { clearKeys, marksByKeys } from "#widgets/kit/format-keys.ts";
import { keyHandler } from "#widgets/kit/keymap.ts";
import { sidesByKeys } from "#widgets/kit/line-sides.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { turnsByKeys } from "#widgets/kit/turn-keys.ts";
import { formsOf, turnInto } from "./block-deeds.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { flowOf, type SpanNow } from "./span.ts";

type Act = (() => void) | null;

/** What the keys of word processors for looks mean while whole blocks are selected: for all of them, as one step of undo. */
export function blockStyle(canvas: Canvas, ids: readonly string[], event: KeyboardEvent): Act {
  const inOrder = orderOf(canvas).filter((id) => ids.includes(id));
  const areTexts = formsOf(canvas, inOrder).length > 0;
  return heard(event, [
    ...styleActs(canvas, () => wordsOf(canvas, inOrder)),
    ...Object.entries(turnsByKeys).map(
      ([keys, form]): Keyed => [
        keys,
        () => areTexts && (() => turnInto(canvas, inOrder, formFor(canvas, inOrder, form))),
      ],
    ),
    ...Object.entries(sidesByKeys).map(
      ([keys, side]): Keyed => [keys, () => areTexts && (() => canvas.edits.align(inOrder, side))],
    ),
  ]);
}

/** All words of these blocks that can have marks. */
export function wordsOf(canvas: Canvas, ids: readonly string[]): MarkedRange[] {
  const { draft } = canvas.session;
  return ids.flatMap((id) => rangesOfWidget(draft, { id, flow: flowOf(canvas, id) }));
}

/** The key of a list that all of them are already makes plain lines of them, as in one text. */
export function formFor(canvas: Canvas, ids: readonly string[], form: TextTurn): TextTurn {
  const { draft } = canvas.session;
  const isListed = (id: string) => {
    const flow = flowOf(canvas, id);
    if (!flow || flow.most !== undefined) return false;
    return linesIn(draft.getText(flow.part(id))).every(
      ({ look: { list } }) => list === form || list === "more",
    );
  };
  return (form === "bullet" || form === "number") && ids.every(isListed) ? "text" : form;
}

/** The same of letters that are selected over several texts, for their marks. */
export function spanStyle(canvas: Canvas, { first, last, between }: SpanNow, event: KeyboardEvent): Act {
  const { draft } = canvas.session;
  const textOf = ({ id, flow }: SpanNow["first"]) => draft.getText(flow.part(id));
  return heard(
    event,
    styleActs(canvas, () => [
      { text: textOf(first), from: first.letter },
      ...wordsOf(canvas, between),
      { text: textOf(last), from: 0, to: last.letter },
    ]),
  );
}

/** Keys, and what they do now; false where they do nothing. */
type Keyed = readonly [keys: string, act: () => Act | false];

function styleActs({ edits }: Canvas, ranges: () => readonly MarkedRange[]): Keyed[] {
  const keyed = (keys: string, work: (on: readonly MarkedRange[]) => void): Keyed => [
    keys,
    () => {
      const on = ranges();
      return holdWords(on) && (() => work(on));
    },
  ];
  return [
    ...Object.entries(marksByKeys).map(([keys, mark]) => keyed(keys, (on) => edits.mark(on, mark))),
    keyed(clearKeys, (on) => edits.mark(on, null)),
  ];
}

/** The keys are found as editors find them. */
function heard(event: KeyboardEvent, keyed: readonly Keyed[]): Act {
  let found: Act = null;
  const commandFor =
    (act: Keyed[1]): Command =>
    () => {
      found = act() || null;
      return true;
    };
  const commands = Object.fromEntries(keyed.map(([keys, act]) => [keys, commandFor(act)]));
  // These commands ask no editor.
  keyHandler(commands)({} as EditorView, event);
  return found;
}
