import type * as Y from "yjs";
import { type CellWords, cellFromLines, linesOfCell, plainWords } from "../kit/cell-words.ts";
import type { DraftContent } from "../kit/draft.ts";
import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import { readRichTexts, readText, readTexts, setText } from "../kit/draft-texts.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import { linesIn } from "../kit/rich-text.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import { cellPath, titlePath } from "./draft.ts";

/** The table that is changed; what changes it is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

export const valuesOf = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

export function contentOf(target: Target): DraftContent {
  const own = [...valuesOf(target).entries()].filter(([path]) => !path.startsWith("."));
  return {
    values: Object.fromEntries(own),
    texts: readTexts(target.draft, target.id),
    rich: readRichTexts(target.draft, target.id),
  };
}

/** The text of the draft in which a cell or a title is written. */
export function textAt({ draft, id }: Target, { row, column }: CellAt): Y.Text {
  const isTitle = row === headerRow;
  return draft.getText(isTitle ? textPart(id, titlePath(column)) : richPart(id, cellPath(row, column)));
}

export function wordsAt(target: Target, at: CellAt): CellWords {
  if (at.row === headerRow) return readText(target.draft, target.id, titlePath(at.column));
  return cellFromLines(linesIn(textAt(target, at)));
}

/** Gives a cell other words by the smallest change; a title takes them without their marks. */
export function setCell(target: Target, at: CellAt, words: CellWords): void {
  const { draft, id } = target;
  const clean = (text: string) => text.replaceAll("\u0000", "").toWellFormed();
  if (at.row === headerRow)
    return setText(draft, { id, path: titlePath(at.column) }, clean(plainWords(words)));
  const text = textAt(target, at);
  const wanted = linesOfCell(typeof words === "string" ? clean(words) : words);
  text.applyDelta([...deltaBetween(linesIn(text), wanted)]);
}
