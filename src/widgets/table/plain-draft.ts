import { cutText } from "../kit/cut-text.ts";
import { cellMost, plainWords } from "../kit/cell-words.ts";
import type { DraftContent } from "../kit/draft.ts";
import { cellPath, tableToDraft, tableWith } from "./draft.ts";
import type { Table } from "./schema.ts";

/** The form of drafts that were begun before cells had marks: each cell a plain text. It is read, and never written. */
export function plainTableFromDraft(draft: DraftContent): unknown {
  return tableWith(draft, (row, column) => cutText(draft.texts[cellPath(row, column)], cellMost));
}

export function plainTableToDraft(table: Table): DraftContent {
  const cells = table.rows.flatMap((row) =>
    Object.entries(row.cells).map(
      ([column, words]) => [cellPath(row.id, column), plainWords(words)] as const,
    ),
  );
  const draft = tableToDraft(table);
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(cells) }, rich: {} };
}
