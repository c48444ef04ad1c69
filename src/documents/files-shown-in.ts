import { faces } from "#widgets/faces.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { readingOf } from "./reading-of.ts";

/** The files that a document shows or links to, each once. Its widgets are in the shapes of today. */
export function filesShownIn(document: Document): number[] {
  return filesOf(document, () => true);
}

/** Those of them that its home blocks alone show: they are for whom these are shown to. */
export function filesOfHomeBlocksIn(document: Document): number[] {
  const isForPeople = (kind: WidgetKind) => faces[kind].isHomeBlock === true;
  const ofBlocks = filesOf(document, isForPeople);
  if (ofBlocks.length === 0) return [];
  const forAll = new Set(filesOf(document, (kind) => !isForPeople(kind)));
  return ofBlocks.filter((id) => !forAll.has(id));
}

function filesOf(document: Document, isMeant: (kind: WidgetKind) => boolean): number[] {
  const reading = readingOf(document);
  const ids = Object.values(document.widgets).flatMap(({ kind, content }) => {
    if (!isMeant(kind)) return [];
    const schema: WidgetSchema<unknown> = schemas[kind];
    return (reading === "rough" ? (schema.rough ?? schema) : schema).files(content);
  });
  return [...new Set(ids)];
}
