import type { PaletteItem } from "#client/palette.ts";
import type { Words } from "#kernel/words.ts";
import { faces } from "#widgets/faces.ts";
import { textForms } from "#widgets/kit/text-forms.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { arrangingWords as words } from "../wording.ts";
import { formsOf, turnInto } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";
import {
  addKind,
  duplicate,
  duplicateHere,
  moveHere,
  nameOf,
  placeForNew,
  remove,
  removeHere,
} from "./commands.ts";
import { isOutOfUse } from "./held-caret.ts";
import { turns } from "./line-turns.ts";
import { moveToEdge, nudge } from "./nudge.ts";
import { orderOf } from "./block-selection.ts";
import { flowOf } from "./span.ts";
import { splitHere } from "./split-here.ts";

/** What the palette offers of the page that is written: what is selected when it opens can be moved, copied and turned, and every kind can be added. */
export function canvasItems(canvas: Canvas): PaletteItem[] {
  if (isOutOfUse(document.querySelector<HTMLElement>(".canvas"))) return [];
  const now = canvas.selection.get();
  const chosen = new Set(now ? (now.blocks?.ids ?? [now.id]) : []);
  const ids = orderOf(canvas).filter((id) => chosen.has(id));
  const isInside = now?.inside === true;
  return [
    // Deleting comes last.
    ...blockItems(canvas, ids, isInside).toSpliced(-1, 0, splitItem(canvas, ids, isInside)),
    ...turnItems(canvas, ids),
    ...kindItems(canvas),
  ];
}

type Deed = readonly [
  name: string,
  label: Words,
  otherNames: Words,
  perform: (ids: readonly string[], id: string) => void,
];

/** Of a text somebody writes in, the caret stays in it. */
function blockItems(canvas: Canvas, ids: readonly string[], isInside: boolean): PaletteItem[] {
  const deeds: readonly Deed[] = isInside ? deedsInText(canvas) : deedsOnBlocks(canvas);
  const [id = ""] = ids;
  return deeds.map(([name, label, otherNames, perform]) => ({
    name: `block-${name}`,
    group: words.thisBlock,
    label: canvas.say(label),
    otherNames: canvas.say(otherNames),
    hint: ids.length > 0 ? null : canvas.say(words.selectFirst),
    perform: () => perform(ids, id),
  }));
}

function deedsInText(canvas: Canvas): readonly Deed[] {
  return [
    ["duplicate", words.duplicate, words.duplicateNames, (_, id) => duplicateHere(canvas, id)],
    ["up", words.moveUp, words.moveNames, (_, id) => moveHere(canvas, id, -1)],
    ["down", words.moveDown, words.moveNames, (_, id) => moveHere(canvas, id, 1)],
    ["top", words.toTop, words.moveNames, (ids) => moveToEdge(canvas, ids, "top")],
    ["end", words.toEnd, words.moveNames, (ids) => moveToEdge(canvas, ids, "end")],
    ["delete", words.remove, words.removeNames, (_, id) => removeHere(canvas, id)],
  ];
}

function deedsOnBlocks(canvas: Canvas): readonly Deed[] {
  return [
    ["duplicate", words.duplicate, words.duplicateNames, (ids) => duplicate(canvas, ids)],
    ["up", words.moveUp, words.moveNames, (ids) => nudge(canvas, ids, "up")],
    ["down", words.moveDown, words.moveNames, (ids) => nudge(canvas, ids, "down")],
    ["top", words.toTop, words.moveNames, (ids) => moveToEdge(canvas, ids, "top")],
    ["end", words.toEnd, words.moveNames, (ids) => moveToEdge(canvas, ids, "end")],
    ["delete", words.remove, words.removeNames, (ids) => remove(canvas, ids)],
  ];
}

/** Of a text somebody writes in: it is split where the caret stands. */
function splitItem(canvas: Canvas, [id = ""]: readonly string[], isInside: boolean): PaletteItem {
  const isText = isInside && id !== "" && flowOf(canvas, id) !== null;
  return {
    name: "block-split",
    group: words.thisBlock,
    label: canvas.say(words.splitText),
    otherNames: canvas.say(words.splitNames),
    hint: isText ? null : canvas.say(id === "" ? words.selectFirst : words.selectTextFirst),
    perform: () => splitHere(canvas, id),
  };
}

function turnItems(canvas: Canvas, ids: readonly string[]): PaletteItem[] {
  const isText = formsOf(canvas, ids).length > 0;
  const hint = isText ? null : canvas.say(ids.length > 0 ? words.selectTextFirst : words.selectFirst);
  return textForms.map((form) => {
    const { name, otherNames } = turns[form];
    return {
      name: `turn-${form}`,
      group: words.turnInto,
      label: canvas.say(name),
      otherNames: `${canvas.say(otherNames)} ${canvas.say(words.turnNames)}`,
      hint,
      perform: () => turnInto(canvas, ids, form),
    };
  });
}

function kindItems(canvas: Canvas): PaletteItem[] {
  const { say } = canvas;
  return widgetKinds.map((kind) => ({
    name: `add-${kind}`,
    group: words.addBlock,
    label: nameOf(canvas, kind),
    otherNames: `${say(faces[kind].otherNames)} ${say(words.addNames)}`,
    hint: null,
    perform: () => addKind(canvas, kind, placeForNew(canvas)),
  }));
}
