import * as Y from "yjs";
import { partsOf, textPart } from "#widgets/kit/draft-parts.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import { kindOf, readDraftWidget } from "./draft-widget.ts";
import { nameOfRoot } from "./roots.ts";

const address = "/-/file/";
const named = /\/-\/file\/([1-9][0-9]{0,15})/g;

/**
 * The files that a change names in a text where the draft named them nowhere before. Asked behind the change and before its
 * end. What others wrote is not brought by whoever writes on, or moves and copies it.
 */
export function filesBroughtIn(transaction: Y.Transaction): number[] {
  const texts = textsOf(transaction.doc);
  const changed = new Set([...transaction.changed.keys()].map(nameOfRoot));
  const written = texts.filter(({ name }) => changed.has(name));
  const brought = new Set(written.flatMap(({ text }) => namedIn(text.toString())));
  if (brought.size === 0) return [];
  for (const { text, name } of texts) {
    const before = changed.has(name) ? textBefore(text, transaction) : text.toString();
    for (const id of namedIn(before)) brought.delete(id);
  }
  if (brought.size === 0) return [];
  const ids = new Set(written.map(({ id }) => id));
  return [...ids].flatMap((id) => shownIn(transaction.doc, id)).filter((id) => brought.has(id));
}

function namedIn(text: string): number[] {
  if (!text.includes(address)) return [];
  return [...text.matchAll(named)].map(([, id]) => Number(id));
}

/** What the text said before: without what is new, with what this change deletes. */
function textBefore(text: Y.Text, transaction: Y.Transaction): string {
  const words: string[] = [];
  for (let item = text._start; item; item = item.right) {
    const isNew = item.id.clock >= (transaction.beforeState.get(item.id.client) ?? 0);
    const wasThere = !item.deleted || Y.isDeleted(transaction.deleteSet, item.id);
    if (!isNew && wasThere && item.content instanceof Y.ContentString) words.push(item.content.str);
  }
  return words.join("");
}

type NamedText = { readonly id: string; readonly name: string; readonly text: Y.Text };

function textsOf(draft: Y.Doc): NamedText[] {
  return [...partsOf(draft).entries()].flatMap(([id, parts]) =>
    parts
      .filter(({ holds }) => holds === "text")
      .map(({ path }) => ({ id, name: textPart(id, path), text: draft.getText(textPart(id, path)) })),
  );
}

/** An address in code, or in a kind that shows none, is only words. */
function shownIn(draft: Y.Doc, id: string): readonly number[] {
  const kind = kindOf(draft, id)?.kind;
  if (!kind) return [];
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.files(readDraftWidget(draft, id).content);
}
