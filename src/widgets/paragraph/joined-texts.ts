import type { Node } from "prosemirror-model";
import type * as Y from "yjs";
import { richPart } from "../kit/draft-parts.ts";
import { richBinding } from "./draft-binding.ts";
import { richSchema } from "./rich-schema.ts";

const joints = new WeakMap<Y.Doc, { readonly id: string; readonly position: number }>();

/** The text of a widget as its editor would have it. */
export function textOf(draft: Y.Doc, id: string): Node {
  return richBinding(draft.getXmlFragment(richPart(id, "doc")), (work) => work()).read();
}

/** Writes a text behind another widget's text; two lines that meet become one. Gives the place where they meet. */
export function joinTexts(
  draft: Y.Doc,
  into: string,
  added: Node,
  change: (work: () => void) => void,
): number {
  const binding = richBinding(draft.getXmlFragment(richPart(into, "doc")), change);
  const doc = binding.read();
  const [last, first] = [doc.lastChild, added.firstChild];
  const meet = last?.type.name === "paragraph" && first?.type.name === "paragraph";
  const content = meet
    ? doc.content
        .replaceChild(doc.childCount - 1, last.copy(last.content.append(first.content)))
        .append(added.content.cut(first.nodeSize))
    : doc.content.append(added.content);
  binding.write(richSchema.topNodeType.create(null, content));
  return doc.content.size - (meet ? 1 : 0);
}

/** The caret is to go to this place when it next comes to the widget. */
export function markJoint(draft: Y.Doc, id: string, position: number): void {
  joints.set(draft, { id, position });
}

/** Where a text was joined just now, once: the caret goes there and not to its end. */
export function takeJoint(draft: Y.Doc, id: string): number | null {
  const joint = joints.get(draft);
  if (joint?.id !== id) return null;
  joints.delete(draft);
  return joint.position;
}
