import type * as Y from "yjs";
import { type Part, readPart } from "#widgets/draft-parts.ts";
import { kindKey, placeKey, removedKey, valuesOf } from "../../model/draft/draft-widget.ts";

/** What a change of the draft touched: whether the page is arranged anew, and the widgets whose content is another, with its changed parts. */
export type Changed = { readonly layout: boolean; readonly widgets: ReadonlyMap<string, readonly Part[]> };

const arranging = new Set<unknown>([kindKey, placeKey, removedKey]);

export function changedParts(draft: Y.Doc, change: Y.Transaction): Changed {
  const widgets = new Map<string, Part[]>();
  const note = (part: Part) => widgets.set(part.id, [...(widgets.get(part.id) ?? []), part]);
  let layout = false;
  for (const [type, keys] of change.changed) {
    const part = readPart(nameOf(draft, rootOf(type)));
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

type Root = Y.AbstractType<unknown>;

function rootOf(type: object): Root {
  let root = type as Root;
  while (root.parent) root = root.parent as Root;
  return root;
}

const names = new WeakMap<Root, string>();

function nameOf(draft: Y.Doc, root: Root): string {
  if (!names.has(root)) for (const [name, type] of draft.share) names.set(type as Root, name);
  return names.get(root) ?? "";
}
