import type * as Y from "yjs";
import { type DraftContent, fingerprint } from "#widgets/kit/draft.ts";
import { readContent, schemas } from "#widgets/schemas.ts";
import { type StoredWidget, type WidgetKind, type WidgetSchema, widgetKinds } from "#widgets/widget.ts";
import { partsOf, richPart, textPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { readMarks, readRichTexts, readTexts } from "#widgets/kit/draft-texts.ts";
import { fillWords, wordsWith } from "#widgets/kit/marked-words.ts";
import { fillText } from "#widgets/kit/rich-text.ts";
import { readFragment } from "./element-tree.ts";

/** Values that are the page's and not the kind's begin with a dot. */
export const kindKey = ".kind";
export const placeKey = ".place";
/** The words that a removal saw; the widget is gone only while nobody has written into it since. */
export const removedKey = ".removed";
/** What a removal says that saw no words: the widget is there while it holds some. */
export const whileEmpty = "-";

/** Where a widget stands: a column, and an order key among the widgets there. */
export type WidgetPlace = { readonly column: string; readonly order: string };

export function valuesOf(draft: Y.Doc, id: string): Y.Map<unknown> {
  return draft.getMap(valuesPart(id));
}

/** A widget's content in the draft's form. */
export function draftContentOf(draft: Y.Doc, id: string): DraftContent {
  const rich: Record<string, DraftContent["rich"][string]> = readRichTexts(draft, id);
  for (const { holds, path, name } of partsOf(draft).get(id) ?? [])
    if (holds === "tree") rich[path] = readFragment(draft.getXmlFragment(name));
  return { values: ownValues(draft, id), texts: readTexts(draft, id), marks: readMarks(draft, id), rich };
}

/** The values of the kind, without those of the page. */
export function ownValues(draft: Y.Doc, id: string): DraftContent["values"] {
  return Object.fromEntries([...valuesOf(draft, id).entries()].filter(([path]) => !path.startsWith(".")));
}

/** The kind of a widget and the version that its content is in; null when no widget has this id. */
export function kindOf(draft: Y.Doc, id: string): { kind: WidgetKind; version: number } | null {
  const said = valuesOf(draft, id).get(kindKey) as { kind?: unknown; version?: unknown } | undefined;
  const kind = widgetKinds.find((each) => each === said?.kind);
  return kind && Number.isInteger(said?.version) ? { kind, version: said?.version as number } : null;
}

/** Whether a widget stands on the page: somebody added it, and whoever removed it saw all of its words. */
export function isThere(draft: Y.Doc, id: string): boolean {
  if (!kindOf(draft, id)) return false;
  const removed = valuesOf(draft, id).get(removedKey);
  if (removed === whileEmpty) return holdsWords(draft, id);
  return removed === undefined || removed !== fingerprint(draftContentOf(draft, id));
}

function holdsWords(draft: Y.Doc, id: string): boolean {
  return (partsOf(draft).get(id) ?? []).some(
    ({ holds, name }) =>
      (holds === "rich" || holds === "text") && draft.getText(name).toString().trim() !== "",
  );
}

/** The files that a widget holds by choice and not by a word in a text. */
export function filesInValues(draft: Y.Doc, id: string): readonly number[] {
  return filesOf(readDraftWidget(draft, id, { ...draftContentOf(draft, id), texts: {} }));
}

/** Every file that the draft mentions, also in widgets that were removed: they can come back. */
export function filesMentionedIn(draft: Y.Doc): number[] {
  const ids = [...partsOf(draft).keys()].filter((id) => kindOf(draft, id));
  return [...new Set(ids.flatMap((id) => filesOf(readDraftWidget(draft, id))))];
}

function filesOf({ kind, content }: StoredWidget): readonly number[] {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.files(content);
}

/** A widget in the shape of today. Throws where its content fits no shape of its kind. */
export function readDraftWidget(
  draft: Y.Doc,
  id: string,
  written: DraftContent = draftContentOf(draft, id),
): StoredWidget {
  const found = kindOf(draft, id);
  if (!found) throw new Error(`no widget ${id}`);
  const schema: WidgetSchema<unknown> = schemas[found.kind];
  const form = schema.drafts[found.version];
  if (!form) throw new Error(`${found.kind} of version ${found.version} has no form in drafts`);
  const content = form.fromDraft(written);
  return { kind: found.kind, version: schema.version, content: readContent({ ...found, content }) };
}

/** Writes a widget with a new id into the draft; its place follows. */
export function writeDraftWidget(draft: Y.Doc, id: string, widget: StoredWidget): void {
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  const content = schema.drafts[schema.version]?.toDraft(readContent(widget));
  if (!content) throw new Error(`${widget.kind} has no form in drafts`);
  const values = valuesOf(draft, id);
  values.set(kindKey, { kind: widget.kind, version: schema.version });
  for (const [path, value] of Object.entries(content.values)) values.set(path, value);
  for (const [path, text] of Object.entries(content.texts))
    if (text !== "")
      fillWords(draft.getText(textPart(id, path)), wordsWith(text, content.marks?.[path] ?? []));
  for (const [path, lines] of Object.entries(content.rich))
    if (!("content" in lines)) fillText(draft.getText(richPart(id, path)), lines);
}
