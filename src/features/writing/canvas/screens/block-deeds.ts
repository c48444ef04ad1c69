import type { Words } from "#kernel/words.ts";
import { editors } from "#widgets/editors.ts";
import type { KindEditor, TextTurn } from "#widgets/kit/editor.ts";
import { type TextLines, textForms } from "#widgets/kit/text-forms.ts";
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

/** Those of the texts, or of their lines, that can take another form. */
export function textsAmong(canvas: Canvas, lines: readonly TextLines[]): readonly TextLines[] {
  return lines.filter(({ id }) => turnsOf(canvas, id) !== undefined);
}

/** Makes all of these texts into another form, or none of them where the words of one would not fit. */
export function turnInto(canvas: Canvas, ids: readonly string[], form: TextTurn, isOff = false): void {
  const made = turnLines(
    canvas,
    ids.map((id) => ({ id })),
    { form, isOff },
  );
  selectSome(canvas, made?.flat() ?? []);
}

/** The same of some lines of texts; gives what stands in the place of each, null where nothing is done. */
export function turnLines(
  canvas: Canvas,
  lines: readonly TextLines[],
  { form, isOff }: { readonly form: TextTurn; readonly isOff: boolean },
): readonly (readonly string[])[] | null {
  const { say, watch } = canvas;
  const { draft } = canvas.session;
  const fits = lines.every(({ id, within }) =>
    turnsOf(canvas, id)?.may(watch.widget(id).content as never, form, { draft, ...(within && { within }) }),
  );
  if (!fits) return (canvas.tell({ kind: "error", text: say(tooLong(form)) }), null);
  return slide(() => canvas.edits.turn(lines, form, isOff));
}

const toggled: readonly TextTurn[] = ["bullet", "number", "quote", "note"];

/** Whether all of these lines stand so already: what makes them that takes it away then, as in one text. */
export function areAlready(canvas: Canvas, lines: readonly TextLines[], form: TextTurn): boolean {
  const { draft } = canvas.session;
  return (
    toggled.includes(form) &&
    lines.every((each) => turnsOf(canvas, each.id)?.is({ draft, ...each }, form) ?? false)
  );
}

function tooLong(form: TextTurn): Words {
  if (form === "task") return arrangingWords.tooLongForTask;
  return form === "code" ? arrangingWords.tooLongForCode : arrangingWords.tooLongToTurn;
}

/** Selects widgets that have just come to the page. */
export function selectSome(canvas: Canvas, made: readonly string[]): void {
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
