import * as Y from "yjs";
import { draftContentOf, kindOf, valuesOf } from "#documents/draft/draft-widget.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { type DraftLine, cellPath, columnPath, rowPath, wordsOf } from "#widgets/table/draft.ts";
import { orderAt } from "#widgets/kit/order.ts";
import { examples } from "#widgets/examples.ts";

type Typed = { readonly word: string; readonly at: number };

/** Types a word, ended by a full stop, somewhere in a widget. Gives the words that must now be kept. */
export function typeInto(draft: Y.Doc, id: string, typed: Typed): string[] {
  const kind = kindOf(draft, id)?.kind;
  const path = kind ? examples[kind].wordsAt : null;
  if (path !== null) return into(draft.getText(textPart(id, path)), typed);
  if (kind === "Table") return intoTable(draft, id, typed);
  // Nothing is written in the others.
  return kind === "Paragraph" ? intoParagraph(draft.getText(richPart(id, "doc")), typed) : [];
}

/** Between words, so that every word stays whole; a full heading takes no more. */
function into(text: Y.Text, { word, at }: Typed): string[] {
  const said = text.toString();
  if (said.length > 250) return [];
  const gaps = [0, ...[...said.matchAll(/\./g)].map((match) => match.index + 1)];
  text.insert(gaps[at % gaps.length] ?? 0, `${word}.`);
  return [word];
}

function intoParagraph(text: Y.Text, typed: Typed): string[] {
  if (typed.at % 3 === 0) return newLine(text, typed);
  if (typed.at % 5 === 0 && text.length > 0) text.format(0, text.length, { bold: true });
  return into(text, typed);
}

/** At the end, or in front of everything. */
function newLine(text: Y.Text, typed: Typed): string[] {
  const isListed = typed.at % 2 === 1;
  const at = isListed ? text.length : 0;
  text.insert(at, `${typed.word}.`, {});
  text.insert(at + typed.word.length + 1, "\n", isListed ? { list: "bullet" } : {});
  return [typed.word];
}

/** A table is also changed in its rows and columns; what a removal saw may go. */
function intoTable(draft: Y.Doc, id: string, typed: Typed): string[] {
  const content = draftContentOf(draft, id);
  const linesOf = (list: string) =>
    Object.keys(content.values)
      .filter((path) => path.startsWith(list))
      .map((path) => path.slice(list.length));
  const [rows, columns] = [linesOf("rows/"), linesOf("columns/")];
  const row = rows[typed.at % rows.length] ?? "1";
  const column = columns[typed.at % columns.length] ?? "a";
  const values = valuesOf(draft, id);
  if (typed.at % 4 === 0) values.set(rowPath(`${typed.word}r`), { order: orderAt([], 0) });
  const isEmpty = (path: string) => wordsOf(content, path) === wordsOf(content, "rows/nowhere");
  for (const path of [rowPath(row), columnPath(column)]) {
    const line = values.get(path) as DraftLine;
    // Only empty ones go here: the words of the others must then all be there in the end.
    if (typed.at % 7 === 0 && isEmpty(path)) values.set(path, { ...line, removed: wordsOf(content, path) });
  }
  return into(draft.getText(richPart(id, cellPath(row, column))), typed);
}
