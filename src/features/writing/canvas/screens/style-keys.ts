import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type MarkedRange, holdWords, rangesOfWidget, stylesOn } from "#documents/draft/marked-ranges.ts";
import { clearKeys, linkKeys, marksByKeys, sizesByKeys } from "#widgets/kit/format-keys.ts";
import { keyHandler } from "#widgets/kit/keymap.ts";
import { nextSize } from "#widgets/kit/letter-styles.ts";
import { sidesByKeys } from "#widgets/kit/line-sides.ts";
import { turnsByKeys } from "#widgets/kit/turn-keys.ts";
import { areAlready, formsOf, turnInto } from "./block-deeds.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { alignSpan, turnSpan } from "./span-forms.ts";
import { overSpan } from "./stood.ts";
import { flowOf, type SpanNow } from "./span.ts";

type Act = (() => void) | null;

/** What the keys of word processors for looks mean while whole blocks are selected: for all of them, as one step of undo. */
export function blockStyle(canvas: Canvas, ids: readonly string[], event: KeyboardEvent): Act {
  const inOrder = orderOf(canvas).filter((id) => ids.includes(id));
  const texts = inOrder.map((id) => ({ id }));
  const areTexts = formsOf(canvas, inOrder).length > 0;
  return heard(event, [
    ...styleActs(canvas, () => wordsOf(canvas, inOrder)),
    ...Object.entries(turnsByKeys).map(
      ([keys, form]): Keyed => [
        keys,
        () => areTexts && (() => turnInto(canvas, inOrder, form, areAlready(canvas, texts, form))),
      ],
    ),
    ...Object.entries(sidesByKeys).map(
      ([keys, side]): Keyed => [keys, () => areTexts && (() => canvas.edits.align(texts, side))],
    ),
  ]);
}

/** All words of these blocks that can have marks. */
export function wordsOf(canvas: Canvas, ids: readonly string[]): MarkedRange[] {
  const { draft } = canvas.session;
  return ids.flatMap((id) => rangesOfWidget(draft, { id, flow: flowOf(canvas, id) }));
}

/** The same of letters that are selected over several texts: marks are for exactly these, all else for their lines. */
export function spanStyle(canvas: Canvas, now: SpanNow, event: KeyboardEvent): Act {
  return heard(event, [
    ...styleActs(
      canvas,
      () => wordsOfSpan(canvas, now),
      (work) => overSpan(canvas, work),
    ),
    [linkKeys, () => holdWords(wordsOfSpan(canvas, now)) && (() => canvas.isLinking.set(true))],
    ...Object.entries(turnsByKeys).map(
      ([keys, form]): Keyed => [keys, () => () => turnSpan(canvas, now, form)],
    ),
    ...Object.entries(sidesByKeys).map(
      ([keys, side]): Keyed => [keys, () => () => alignSpan(canvas, now, side)],
    ),
  ]);
}

export function wordsOfSpan(canvas: Canvas, { first, last, between }: SpanNow): MarkedRange[] {
  const { draft } = canvas.session;
  const textOf = ({ id, flow }: SpanNow["first"]) => draft.getText(flow.part(id));
  return [
    { text: textOf(first), from: first.letter },
    ...wordsOf(canvas, between),
    { text: textOf(last), from: 0, to: last.letter },
  ];
}

/** Keys, and what they do now; false where they do nothing. */
type Keyed = readonly [keys: string, act: () => Act | false];

function styleActs(
  { edits }: Canvas,
  ranges: () => readonly MarkedRange[],
  around = (work: () => void) => work(),
): Keyed[] {
  const keyed = (keys: string, work: (on: readonly MarkedRange[]) => void): Keyed => [
    keys,
    () => {
      const on = ranges();
      return holdWords(on) && (() => around(() => work(on)));
    },
  ];
  return [
    ...Object.entries(marksByKeys).map(([keys, mark]) => keyed(keys, (on) => edits.mark(on, mark))),
    ...Object.entries(sizesByKeys).map(([keys, by]) =>
      keyed(keys, (on) => edits.style(on, "size", nextSize(stylesOn(on).size, by))),
    ),
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
