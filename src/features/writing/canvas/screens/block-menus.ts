import type { Words } from "#kernel/words.ts";
import type { MenuGroup } from "#ui/menu-entry.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { arrangingWords } from "../wording.ts";
import { turnInto } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";
import { turns } from "./line-turns.ts";
import { moveToEdge, nudge } from "./nudge.ts";

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
