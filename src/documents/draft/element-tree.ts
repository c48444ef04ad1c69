import * as Y from "yjs";
import type { RichDoc, RichNode } from "#widgets/kit/draft.ts";

/** A rich text of a draft that was begun before rich texts had lines: a tree of elements (decision 0040). */
export function readFragment(fragment: Y.XmlFragment): RichDoc {
  return { type: "doc", content: childrenOf(fragment, 0) };
}

/** Deeper than any text that people write; what was sent deeper is not followed. */
const deepest = 40;

function childrenOf(parent: Y.XmlFragment, depth: number): RichNode[] {
  if (depth > deepest) return [];
  const nodes = parent.toArray().flatMap((child): RichNode[] => {
    if (child instanceof Y.XmlText) return textsOf(child);
    if (!(child instanceof Y.XmlElement)) return [];
    return [{ type: child.nodeName, attrs: child.getAttributes(), content: childrenOf(child, depth + 1) }];
  });
  return joined(nodes);
}

/** Two people's marks can leave a seam between letters that look alike; one text in one look is one node. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const whole: RichNode[] = [];
  for (const node of nodes) {
    const before = whole.at(-1);
    if (before?.type === "text" && node.type === "text" && lookOf(before) === lookOf(node))
      whole[whole.length - 1] = { ...before, text: `${before.text ?? ""}${node.text ?? ""}` };
    else whole.push(node);
  }
  return whole;
}

function lookOf({ marks = [] }: RichNode): string {
  return marks
    .map(({ type, attrs }) => `${type} ${JSON.stringify(attrs ?? {})}`)
    .sort()
    .join();
}

type Run = { readonly insert?: unknown; readonly attributes?: Readonly<Record<string, unknown>> };

function textsOf(text: Y.XmlText): RichNode[] {
  return (text.toDelta() as Run[]).flatMap(({ insert, attributes }) =>
    typeof insert === "string"
      ? [{ type: "text", text: insert.toWellFormed(), marks: marksOf(attributes ?? {}) }]
      : [],
  );
}

function marksOf(attributes: Readonly<Record<string, unknown>>): NonNullable<RichNode["marks"]> {
  return Object.entries(attributes)
    .filter(([, attrs]) => attrs !== null && attrs !== undefined)
    .map(([type, attrs]) => ({ type, attrs: attrs as Readonly<Record<string, unknown>> }));
}
