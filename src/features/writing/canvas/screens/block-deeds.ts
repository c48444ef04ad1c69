import type { Words } from "#kernel/words.ts";
import { editors } from "#widgets/editors.ts";
import type { KindEditor, TextTurn } from "#widgets/kit/editor.ts";
import { textForms } from "#widgets/kit/text-forms.ts";
import { arrangingWords } from "../wording.ts";
import { copyBlocks } from "./block-clipboard.ts";
import { orderOf, selectBlocks, selectedBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { remove } from "./commands.ts";
import { slide } from "./slide.ts";

/** The forms that all of these widgets can take; none as soon as one of them is no text. */
export function formsOf(canvas: Canvas, ids: readonly string[]): readonly TextTurn[] {
  const isText = ids.length > 0 && ids.every((id) => turnsOf(canvas, id) !== undefined);
  return isText ? textForms : [];
}

function turnsOf({ kindOf }: Canvas, id: string): KindEditor<never>["turns"] {
  const editor: KindEditor<never> = editors[kindOf(id)];
  return editor.turns;
}

/** Makes all of these texts into another form, or none of them where the words of one would not fit. */
export function turnInto(canvas: Canvas, ids: readonly string[], form: TextTurn): void {
  const { say, watch } = canvas;
  const { draft } = canvas.session;
  const fits = ids.every((id) => turnsOf(canvas, id)?.may(watch.widget(id).content as never, form, draft));
  if (!fits) return canvas.tell({ kind: "error", text: say(tooLong(form)) });
  let made: readonly string[] = [];
  slide(() => {
    made = canvas.edits.turn(ids, form);
  });
  selectSome(canvas, made);
}

function tooLong(form: TextTurn): Words {
  if (form === "task") return arrangingWords.tooLongForTask;
  return form === "code" ? arrangingWords.tooLongForCode : arrangingWords.tooLongToTurn;
}

/** Selects widgets that have just come to the page. */
function selectSome(canvas: Canvas, made: readonly string[]): void {
  const ids = orderOf(canvas).filter((id) => made.includes(id));
  const [anchor, head] = [ids[0], ids.at(-1)];
  if (anchor !== undefined && head !== undefined) selectBlocks(canvas, { ids, anchor, head });
}

/** Puts what is selected onto the clipboard of an event; false when nothing is. */
export function copySelected(canvas: Canvas, { clipboardData }: ClipboardEvent): boolean {
  const ids = selectedBlocks(canvas);
  if (ids.length === 0 || !clipboardData) return false;
  return copyBlocks(canvas, ids, clipboardData);
}

export function cutSelected(canvas: Canvas, event: ClipboardEvent): boolean {
  const ids = selectedBlocks(canvas);
  const isCopied = copySelected(canvas, event);
  if (isCopied) remove(canvas, ids);
  return isCopied;
}
