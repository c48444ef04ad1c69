import { clipAttribute, clipFaces } from "#documents/clip/clip-faces.ts";
import { widgetsOf } from "#documents/clip/clip.ts";
import { type Receiving, readClip, readPlain, readSpan, type SpanClip } from "#documents/clip/read-clip.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { filesInValues, kindOf } from "#documents/draft/draft-widget.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import { isEmptyBeginning } from "../model/empty-beginning.ts";
import { arrangingWords } from "../wording.ts";
import { widgetForFile } from "./add-files.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { copiedIn, picturesOutOfReach } from "./copied-document.ts";
import { isOnNothing } from "./on-nothing.ts";
import { pictureForOthers } from "./drawn-picture.ts";

/**
 * Puts widgets of the page on the clipboard: in our own form, as HTML and as words, in reading order, with columns where they
 * stand in some. False when none of them is there.
 */
export function copyBlocks(canvas: Canvas, ids: readonly string[], data: DataTransfer): boolean {
  const document = documentFrom(canvas.session.draft, canvas.watch.layout.get());
  const widgets = widgetsOf(document, new Set(ids));
  if (widgets.length === 0) return false;
  const clip = { origin: location.origin, widgets };
  const faces = clipFaces(clip, { picture: pictureForOthers(), faceOf: canvas.sources.mentions.faceOf });
  data.setData("text/html", faces.html);
  data.setData("text/plain", faces.text);
  canvas.announce(canvas.say(arrangingWords.copied, { count: widgets.length }));
  return true;
}

/** What a clipboard holds, as widgets of this page. */
export function blocksIn(canvas: Canvas, data: DataTransfer): readonly PastedWidget[] {
  const copied = copiedIn(data);
  const widgets = readClip(copied, receivingOn(canvas));
  const files = [...data.files];
  if (files.length > 0 && areOnlyFiles(files, widgets, copied)) return widgetsForFiles(files, widgets);
  const count = copied.html ? picturesOutOfReach(copied.html).length : 0;
  if (count > 0) canvas.tell({ kind: "error", text: canvas.say(arrangingWords.picturesLeft, { count }) });
  if (widgets.some(({ isCut }) => isCut))
    canvas.tell({ kind: "error", text: canvas.say(arrangingWords.pastedInPart) });
  return widgets;
}

/** A selection over several texts that a clipboard holds; null for all else. */
export function spanIn(canvas: Canvas, data: DataTransfer): SpanClip | null {
  const isOurs = data.getData("text/html").includes(clipAttribute);
  return isOurs ? readSpan(copiedIn(data), receivingOn(canvas)) : null;
}

/** The HTML beside a picture says what it shows. */
function widgetsForFiles(files: readonly File[], said: readonly PastedWidget[]): readonly PastedWidget[] {
  const made = files.map(widgetForFile);
  const [only, other] = [made, said].map(([first, ...rest]) => (rest.length === 0 ? first : undefined));
  return only && other?.kind === only.kind ? [{ ...other, brings: only.brings }] : made;
}

/**
 * "Copy image" brings the picture and a piece of HTML that shows it, a file manager the files and their names. Word processors
 * bring a picture of their words, too: then the words count.
 */
function areOnlyFiles(
  files: readonly File[],
  widgets: readonly PastedWidget[],
  { html, text }: ReturnType<typeof copiedIn>,
): boolean {
  if (html) return widgets.every(({ brings }) => brings !== undefined);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.every((line) => files.some(({ name }) => line.trim().endsWith(name)));
}

export function plainBlocksIn(canvas: Canvas, data: DataTransfer): readonly PastedWidget[] {
  return readPlain(data.getData("text/plain"), receivingOn(canvas));
}

/** Puts what was copied on the page, in one step of undo. Gives the ids; none where the clipboard says nothing. */
export function pasteBlocks(canvas: Canvas, data: DataTransfer, place: Place): readonly string[] {
  const widgets = blocksIn(canvas, data);
  if (widgets.length === 0) return [];
  const [only = "", ...others] = orderOf(canvas);
  // The empty text that a page begins with was only there to be written in; on one that was chosen nothing is put.
  const isAlone = only !== "" && others.length === 0 && isOnNothing();
  const isBeginning = isAlone && isEmptyBeginning(canvas.watch.widget(only));
  const ids = canvas.edits.add(widgets, isBeginning ? { where: "after", widget: only } : place);
  if (isBeginning) {
    canvas.edits.goOn();
    canvas.edits.remove([only]);
  }
  canvas.announce(canvas.say(arrangingWords.pasted, { count: ids.length }));
  return ids;
}

function receivingOn({ session }: Canvas): Receiving {
  let held: ReadonlySet<number> | null = null;
  return {
    origin: location.origin,
    holds: (file) => (held ??= heldFiles(session.draft)).has(file),
  };
}

/** The files of all widgets of the draft, removed ones too: what was cut out can be put in again. */
function heldFiles(draft: Canvas["session"]["draft"]): ReadonlySet<number> {
  const ids = [...partsOf(draft).keys()].filter((id) => kindOf(draft, id));
  return new Set(ids.flatMap((id) => [...filesInValues(draft, id)]));
}
