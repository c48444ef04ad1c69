import { attributeOf, type HtmlNode, isElement, tagOf, textBelow } from "../kit/html-node.ts";
import type { Block, Inline, ListItem } from "./schema.ts";

/** Word writes the items of a list as paragraphs that name their level, with the sign in front as words. */
export type WordItem = { readonly level: number; readonly isNumbered: boolean };

export function wordItemOf(node: HtmlNode): WordItem | null {
  if (!isElement(node) || tagOf(node) !== "p") return null;
  const level = /mso-list:[^;]*\blevel([1-9])\b/i.exec(attributeOf(node, "style").slice(0, 2000))?.[1];
  if (!level) return null;
  return { level: Number(level), isNumbered: /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(signOf(node)) };
}

/** The sign in front of an item; it is not part of its words. */
export function isWordSign(node: HtmlNode): boolean {
  return isElement(node) && /mso-list:\s*ignore/i.test(attributeOf(node, "style").slice(0, 2000));
}

function signOf(node: HtmlNode, depth = 0): string {
  for (let at = 0; at < node.childNodes.length && depth < 8; at++) {
    const child = node.childNodes[at];
    if (!child) continue;
    if (isWordSign(child)) return textBelow(child);
    const inside = signOf(child, depth + 1);
    if (inside !== "") return inside;
  }
  return "";
}

/** Items by their levels as lists in lists. */
export function nestedLists(items: readonly (WordItem & { readonly content: Inline[] })[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    if (!first) break;
    const content: ListItem[] = [];
    for (let item = items[at]; item && item.level >= first.level; item = items[at]) {
      if (item.level === first.level) {
        if (item.isNumbered !== first.isNumbered) break;
        content.push({ type: "listItem", content: [{ type: "paragraph", content: item.content }] });
        at++;
        continue;
      }
      const end = items.findIndex(({ level }, place) => place > at && level <= first.level);
      const inside = items.slice(at, end < 0 ? items.length : end);
      content.at(-1)?.content.push(...nestedLists(inside));
      at += inside.length;
    }
    blocks.push({ type: first.isNumbered ? "orderedList" : "bulletList", content });
  }
  return blocks;
}
