import type * as Y from "yjs";
import { nameOfChanged } from "#documents/draft/roots.ts";
import { readPart } from "#widgets/kit/draft-parts.ts";

/** The widgets that a transaction has changed something in, those included that came with it. */
export function widgetsIn({ doc, changed }: Y.Transaction): string[] {
  const parts = [...changed.keys()].map((type) => readPart(nameOfChanged(doc, type)));
  return parts.flatMap((part) => (part ? [part.id] : []));
}
