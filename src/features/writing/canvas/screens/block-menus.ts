import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import type { Words } from "#kernel/words.ts";
import type { MenuGroup } from "#ui/menu-entry.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { isSide } from "#widgets/kit/line-sides.ts";
import { markButtons, markKeys } from "#widgets/kit/mark-buttons.ts";
import { letterMarks } from "#widgets/kit/rich-text.ts";
import { formatWords } from "#widgets/kit/wording.ts";
import { arrangingWords } from "../wording.ts";
import { turnInto } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";
import { lineSides, turns } from "./line-turns.ts";
import { moveToEdge, nudge } from "./nudge.ts";
import { wordsOf } from "./style-keys.ts";

/** Where selected blocks can be moved to. */
export function moveMenu(canvas: Canvas, ids: readonly string[]): readonly MenuGroup[] {
  const { say } = canvas;
  const back = () => canvas.focuses.onHandle(canvas.selection.get()?.id ?? "");
  const entry = (id: string, label: Words, move: () => void, keys?: Words) => ({
    id,
    label: say(label),
    ...(keys ? { keys: say(keys) } : {}),
    onChoose: () => (move(), back()),
  });
  return [
    {
      entries: [
        entry("up", arrangingWords.up, () => nudge(canvas, ids, "up"), arrangingWords.altUp),
        entry("down", arrangingWords.down, () => nudge(canvas, ids, "down"), arrangingWords.altDown),
      ],
    },
    {
      entries: [
        entry("top", arrangingWords.toTop, () => moveToEdge(canvas, ids, "top")),
        entry("end", arrangingWords.toEnd, () => moveToEdge(canvas, ids, "end")),
      ],
    },
  ];
}

/** What selected texts can be made into. */
export function formMenu(
  canvas: Canvas,
  ids: readonly string[],
  possible: readonly TextTurn[],
): readonly MenuGroup[] {
  const entries = possible.map((form) => {
    const { name, icon } = turns[form];
    return { id: form, label: canvas.say(name), icon, onChoose: () => turnInto(canvas, ids, form) };
  });
  return [{ entries }];
}

/** How the words of selected blocks can look, and where their lines stand if all are texts. None where there are no words. */
export function styleMenu(canvas: Canvas, ids: readonly string[], areTexts: boolean): readonly MenuGroup[] {
  const { say, edits } = canvas;
  if (wordsOf(canvas, ids).length === 0) return [];
  const back = () => canvas.focuses.onHandle(canvas.selection.get()?.id ?? "");
  const marks = markButtons(say).map(({ act, icon }) => ({
    id: act,
    label: say(formatWords[act]),
    icon,
    keys: keysShown(markKeys[act], isMacKeyboard()),
    onChoose: () => (edits.mark(wordsOf(canvas, ids), isMark(act) ? act : null), back()),
  }));
  const places = lineSides(say).map(({ key, name, icon, keys }) => ({
    id: key,
    label: name,
    ...(icon ? { icon } : {}),
    ...(keys ? { keys } : {}),
    onChoose: () => (
      isSide(key) &&
        edits.align(
          ids.map((id) => ({ id })),
          key,
        ),
      back()
    ),
  }));
  return [{ entries: marks }, ...(areTexts ? [{ entries: places }] : [])];
}

const isMark = (act: string): act is (typeof letterMarks)[number] => letterMarks.some((mark) => mark === act);
