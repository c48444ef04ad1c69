import type * as Y from "yjs";
import type { DraftContent } from "#widgets/kit/draft.ts";
import { readContent, schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetSchema } from "#widgets/widget.ts";
import { draftContentOf, kindKey, removedKey, valuesOf } from "./draft-widget.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { isMarked, type MarkedRange, markWords, wordsWith } from "#widgets/kit/marked-words.ts";
import { deltaBetween } from "#widgets/kit/rich-delta.ts";

/**
 * Gives a widget of the draft another content of its kind, as somebody would who edits it: only what differs is written, so
 * that others' carets and words in flight keep their places.
 */
export function rewriteWidget(draft: Y.Doc, id: string, widget: StoredWidget): void {
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  const wanted = schema.drafts[schema.version]?.toDraft(readContent(widget));
  if (!wanted) throw new Error(`${widget.kind} has no form in drafts`);
  const before = draftContentOf(draft, id);
  draft.transact(() => {
    valuesOf(draft, id).set(kindKey, { kind: widget.kind, version: schema.version });
    valuesOf(draft, id).delete(removedKey);
    rewriteValues(valuesOf(draft, id), before.values, wanted.values);
    for (const path of pathsOf(before.texts, wanted.texts))
      rewriteWords(draft.getText(textPart(id, path)), wanted.texts[path] ?? "", wanted.marks?.[path] ?? []);
    for (const path of pathsOf(before.rich, wanted.rich))
      rewriteRich(draft, { id, path }, { before, wanted });
  });
}

type Values = DraftContent["values"];

function rewriteValues(values: Y.Map<unknown>, before: Values, wanted: Values): void {
  for (const path of pathsOf(before, wanted)) {
    if (!(path in wanted)) values.delete(path);
    else if (!isSame(before[path], wanted[path])) values.set(path, wanted[path]);
  }
}

/** The words first: what stays of them keeps its letters, which have the wanted marks then. */
function rewriteWords(text: Y.Text, wanted: string, marks: readonly MarkedRange[]): void {
  rewriteText(text, wanted);
  if (marks.length > 0 || isMarked(text)) markWords(text, wordsWith(wanted, marks));
}

/** Replaces what stands between the common beginning and the common end. */
function rewriteText(text: Y.Text, wanted: string): void {
  const before = text.toString();
  const shorter = Math.min(before.length, wanted.length);
  let start = 0;
  while (start < shorter && before[start] === wanted[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === wanted.at(-1 - end)) end++;
  if (before.length > start + end) text.delete(start, before.length - start - end);
  if (wanted.length > start + end) text.insert(start, wanted.slice(start, wanted.length - end));
}

function rewriteRich(
  draft: Y.Doc,
  { id, path }: { id: string; path: string },
  { before, wanted }: { before: DraftContent; wanted: DraftContent },
): void {
  const lines = wanted.rich[path] ?? [];
  const nothing = "content" in lines || !lines.at(-1)?.isOpen ? [] : [{ look: {}, runs: [] }];
  const old = before.rich[path] ?? nothing;
  if ("content" in old || "content" in lines) return;
  draft.getText(richPart(id, path)).applyDelta([...deltaBetween(old, lines)]);
}

function pathsOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
