import type * as Y from "yjs";
import type { DraftContent } from "#widgets/kit/draft.ts";
import { type Part, richPart } from "#widgets/kit/draft-parts.ts";
import { readMarks, readText } from "#widgets/kit/draft-texts.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetSchema } from "#widgets/widget.ts";
import { draftContentOf, kindOf, ownValues, readDraftWidget } from "./draft-widget.ts";

/** A widget that is read again and again: what was read of it stays, and only what has changed is read anew. */
export type WidgetReading = {
  widget(): StoredWidget;
  /** These parts are others now. A key in a large table reads one cell. */
  changed(parts: ReadonlySet<Part>): void;
};

export function widgetReading(draft: Y.Doc, id: string): WidgetReading {
  const first = draftContentOf(draft, id);
  // Of its own, and not copied for each key: a table may have a hundred thousand.
  const texts = { ...first.texts };
  const rich = { ...first.rich };
  let content: DraftContent = { ...first, texts, rich };
  let known: StoredWidget | null = null;
  /** What has changed since it was last asked: a key in a long text reads nothing of it. */
  const stale = new Set<Part>();
  const staleOf = (holds: Part["holds"]) => [...stale].filter((part) => part.holds === holds);

  function readStale(): void {
    const paths = new Set([...staleOf("text"), ...staleOf("rich")].map(({ path }) => path));
    const isText = [...stale].every(({ holds }) => holds === "text" || holds === "rich");
    for (const { path } of staleOf("text")) texts[path] = readText(draft, id, path);
    for (const path of new Set(staleOf("rich").map((part) => part.path)))
      rich[path] = linesIn(draft.getText(richPart(id, path)));
    const marks = staleOf("text").length > 0 ? readMarks(draft, id) : (content.marks ?? {});
    const values = staleOf("values").length > 0 ? ownValues(draft, id) : content.values;
    content = { values, texts, marks, rich };
    stale.clear();
    known = known && isText ? withTexts(draft, id, { known, content, paths: [...paths] }) : null;
  }

  return {
    widget() {
      if (stale.size > 0) readStale();
      return (known ??= readDraftWidget(draft, id, content));
    },
    changed(parts) {
      for (const part of parts) stale.add(part);
    },
  };
}

function withTexts(
  draft: Y.Doc,
  id: string,
  { known, content, paths }: { known: StoredWidget; content: DraftContent; paths: readonly string[] },
): StoredWidget | null {
  const found = kindOf(draft, id);
  if (found?.kind !== known.kind || found.version !== known.version) return null;
  const schema: WidgetSchema<unknown> = schemas[known.kind];
  const next = schema.drafts[known.version]?.withTexts?.(known.content, content, paths) ?? null;
  return next === null ? null : { ...known, content: next };
}
