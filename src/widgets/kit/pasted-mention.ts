import { attributeOf, type HtmlNode, isElement } from "./html-node.ts";
import type { Inline, Mark } from "./inline.ts";
import { mentionFromKey } from "./mention.ts";
import { mentionAttribute, mentionSiteAttribute } from "./mention-faces.ts";

/**
 * A mention that was copied on this site; of another one its name is taken. Whoever makes one up names an id and no more: what is
 * shown of it is asked for by each reader's rights.
 */
export function mentionIn(node: HtmlNode, marks: readonly Mark[], origin: string): Inline | null {
  if (!isElement(node) || attributeOf(node, mentionSiteAttribute) !== origin) return null;
  const mention = mentionFromKey(attributeOf(node, mentionAttribute));
  const own = marks.filter((mark): mark is Exclude<Mark, { type: "link" }> => mark.type !== "link");
  return mention && { type: "mention", mention, ...(own.length > 0 ? { marks: own } : {}) };
}
