import { attributeOf, type HtmlNode, isText, isUnread, tagOf, textBelow } from "../kit/html-node.ts";
import { codeMost } from "../kit/text-limits.ts";

/** Code out of foreign HTML, and its language as far as its class says one; null when there is none. */
export function codeIn(node: HtmlNode): { readonly code: string; readonly language: string } | null {
  const text = linesBelow(node)
    .slice(0, codeMost)
    .toWellFormed()
    .replace(/[\u0000\r]/g, "");
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  const code = text.slice(0, end);
  if (code.trim() === "") return null;
  const inner = Array.from(node.childNodes).find((child) => tagOf(child) === "code");
  const said = `${attributeOf(node, "class")} ${inner ? attributeOf(inner, "class") : ""}`;
  const language = /\b(?:lang(?:uage)?|highlight-source)-([\w+#-]{1,30})/.exec(said)?.[1] ?? "";
  return { code, language };
}

/** What some pages put each line of a program into. */
const lineTags = new Set("div p li ol ul table tbody tr".split(" "));
/** Below this depth there are only words. */
const deepest = 60;

/** The words below a node, with a line feed where an element ends that has lines of its own. */
function linesBelow(node: HtmlNode, depth = 0): string {
  if (isText(node) || isUnread(node) || depth > deepest || tagOf(node) === "br") return textBelow(node);
  const pieces: string[] = [];
  let isOpen = false;
  for (const child of Array.from(node.childNodes)) {
    const isLine = lineTags.has(tagOf(child));
    const words = linesBelow(child, depth + 1);
    if (isLine && isOpen) pieces.push("\n");
    pieces.push(words);
    if (isLine && !words.endsWith("\n")) pieces.push("\n");
    if (words !== "" || isLine) isOpen = !isLine && !words.endsWith("\n");
  }
  return pieces.join("");
}
