import type * as Y from "yjs";
import { type Part, readPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { nameOfChanged } from "#documents/draft/roots.ts";
import { kindKey, placeKey, removedKey, valuesOf } from "#documents/draft/draft-widget.ts";

/** What a change of the draft touched: whether the page is arranged anew, and of which widgets the content is another, and in which parts. */
export type Changed = { readonly layout: boolean; readonly widgets: ReadonlyMap<string, ReadonlySet<Part>> };

const arranging = new Set<unknown>([kindKey, placeKey, removedKey]);

export function changedParts(draft: Y.Doc, change: Y.Transaction): Changed {
  const widgets = new Map<string, Set<Part>>();
  const note = (part: Part) => widgets.set(part.id, (widgets.get(part.id) ?? new Set()).add(part));
  const roots = new Map<string, Set<string | null>>();
  let layout = false;
  for (const [type, keys] of change.changed) {
    const root = nameOfChanged(draft, type);
    const known = roots.get(root) ?? new Set();
    for (const key of keys) known.add(key);
    roots.set(root, known);
  }
  // Of a rich text, every line that was pasted is a type of its own; it is one part.
  for (const [root, keys] of roots) {
    if (root === titlePart) continue;
    const part = readPart(root);
    if (!part) layout = true;
    else if (part.holds !== "values") note(part);
    else {
      if ([...keys].some((key) => arranging.has(key))) layout = true;
      if ([...keys].some((key) => key === kindKey || !String(key).startsWith("."))) note(part);
    }
  }
  // Words that came after a removal bring the widget back.
  layout ||= [...widgets.keys()].some((id) => valuesOf(draft, id).has(removedKey));
  return { layout, widgets };
}
