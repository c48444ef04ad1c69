import type * as Y from "yjs";
import { readPart } from "#widgets/draft-parts.ts";
import { kindKey, placeKey, removedKey, valuesOf } from "../../model/draft/draft-widget.ts";

/** What a change of the draft touched: whether the page is arranged anew, and the widgets whose content is another. */
export type Changed = { readonly layout: boolean; readonly widgets: ReadonlySet<string> };

const arranging = new Set<unknown>([kindKey, placeKey, removedKey]);

export function changedParts(draft: Y.Doc, change: Y.Transaction): Changed {
  const widgets = new Set<string>();
  let layout = false;
  for (const [type, keys] of change.changed) {
    const part = readPart(nameOf(draft, rootOf(type)));
    if (!part) layout = true;
    else if (part.holds !== "values") widgets.add(part.id);
    else {
      if ([...keys].some((key) => arranging.has(key))) layout = true;
      if ([...keys].some((key) => key === kindKey || !String(key).startsWith("."))) widgets.add(part.id);
    }
  }
  // Words that came after a removal bring the widget back.
  layout ||= [...widgets].some((id) => valuesOf(draft, id).has(removedKey));
  return { layout, widgets };
}

type Part = Y.AbstractType<unknown>;

function rootOf(type: object): Part {
  let root = type as Part;
  while (root.parent) root = root.parent as Part;
  return root;
}

const names = new WeakMap<Part, string>();

function nameOf(draft: Y.Doc, root: Part): string {
  if (!names.has(root)) for (const [name, type] of draft.share) names.set(type as Part, name);
  return names.get(root) ?? "";
}
