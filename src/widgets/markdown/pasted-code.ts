import { attributeOf, type HtmlNode, tagOf, textBelow } from "../kit/html-node.ts";

const lettersMost = 900_000;

/** Code stands in a fence that is longer than any in it; null when there is none. */
export function codeSource(node: HtmlNode): string | null {
  const text = textBelow(node)
    .slice(0, lettersMost)
    .toWellFormed()
    .replace(/[\u0000\r]/g, "");
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  const code = text.slice(0, end);
  if (code.trim() === "") return null;
  const inner = Array.from(node.childNodes).find((child) => tagOf(child) === "code");
  const said = `${attributeOf(node, "class")} ${inner ? attributeOf(inner, "class") : ""}`;
  const language = /\b(?:lang(?:uage)?|highlight-source)-([\w+#-]{1,30})/.exec(said)?.[1] ?? "";
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}\n`;
}
