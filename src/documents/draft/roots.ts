import * as Y from "yjs";
import { FoundRoots } from "./found-roots.ts";
import { keepMarks } from "./keep-marks.ts";
import { firstOfTabs } from "#widgets/kit/letter-items.ts";
import { layoutParts, readPart, titlePart } from "#widgets/kit/draft-parts.ts";

const names = new WeakMap<object, string>();
const found = new WeakMap<object, string>();

/**
 * An empty draft, of any size quick to write out; the marks in it are nobody's to tidy up. Of letters that come to one place in
 * one moment, those of the lower number stand first: the server, which brings words that were typed before, has lower ones than tabs.
 */
export function emptyDraft(by: "server" | "tab" = "server"): Y.Doc {
  const draft = new Y.Doc();
  draft.clientID = by === "server" ? draft.clientID >>> 1 : (draft.clientID | firstOfTabs) >>> 0;
  draft.share = new FoundRoots();
  keepMarks(draft);
  return draft;
}

/**
 * Gives parts of a draft the types that their names say; what came from elsewhere has none until it is asked for. False
 * when a name is none that a draft has.
 */
export function typeRoots(draft: Y.Doc, roots: Iterable<string>): boolean {
  for (const name of roots) {
    const type = rootOf(draft, name);
    if (!type) return false;
    names.set(type, name);
  }
  return true;
}

function rootOf(draft: Y.Doc, name: string): object | null {
  if (layoutParts.some((part) => part === name)) return draft.getMap(name);
  if (name === titlePart) return draft.getText(name);
  const part = readPart(name);
  if (!part) return null;
  if (part.holds === "values") return draft.getMap(name);
  return part.holds === "tree" ? draft.getXmlFragment(name) : draft.getText(name);
}

/** The name of the part that a changed type belongs to: also when nobody has asked for it yet, or just now. */
export function nameOfChanged(draft: Y.Doc, type: object): string {
  let root = type as Y.AbstractType<unknown>;
  while (root.parent) root = root.parent as Y.AbstractType<unknown>;
  if (!found.has(root)) for (const [name, each] of draft.share) found.set(each, name);
  // Asking for a part puts another object in its place, to which its pieces belong from then on.
  const [piece] = found.has(root) ? [] : [root._start, ...root._map.values()];
  return found.get(piece?.parent ?? root) ?? "";
}

/** Deeper than any text that people write. */
const deepest = 40;

/** The name of the part in which a type stands; null when it stands in none, or too deep. */
export function nameOfRoot(type: unknown): string | null {
  let at = type as Y.AbstractType<unknown> | null;
  for (let depth = 0; at && depth <= deepest; depth++) {
    if (!at._item) return names.get(at) ?? null;
    at = at._item.parent as Y.AbstractType<unknown> | null;
  }
  return null;
}
