import { attributeOf, type HtmlNode, isElement, tagOf, textBelow } from "../kit/html-node.ts";
import { startFrom } from "../kit/list-start.ts";
import type { Block, Inline, ListItem } from "./schema.ts";

/** Word writes the items of a list as paragraphs that name their level, with the sign in front as words. */
export type WordItem = {
  readonly level: number;
  readonly isNumbered: boolean;
  /** The number in its sign; of a letter none. */
  readonly number: number | null;
};

export function wordItemOf(node: HtmlNode): WordItem | null {
  if (!isElement(node) || tagOf(node) !== "p") return null;
  const level = /mso-list:[^;]*\blevel([1-9])\b/i.exec(attributeOf(node, "style").slice(0, 2000))?.[1];
  if (!level) return null;
  const sign = /^\s*\(?(?:(?<number>\d+)|[a-z]{1,4})[.)]/i.exec(signOf(node));
  const number = startFrom(Number(sign?.groups?.["number"] ?? 1));
  return { level: Number(level), isNumbered: sign !== null, number };
}

/** The number that a list of a web page counts from: its own, or that of its first item. */
export function startOf(list: HtmlNode): number | null {
  const said = [list, Array.from(list.childNodes).find((child) => tagOf(child) === "li")]
    .map((node, at) => (node ? attributeOf(node, at === 0 ? "start" : "value") : ""))
    .find((value) => /^\d{1,9}$/.test(value));
  return startFrom(Number(said ?? 1));
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
    const start = first.isNumbered && first.number !== null ? { start: first.number } : {};
    blocks.push({ type: first.isNumbered ? "orderedList" : "bulletList", ...start, content });
  }
  return blocks;
}
