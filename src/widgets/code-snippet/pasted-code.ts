import { attributeOf, type HtmlNode, tagOf, textBelow } from "../kit/html-node.ts";
import { codeMost } from "../kit/text-limits.ts";

/** Code out of foreign HTML, and its language as far as its class says one; null when there is none. */
export function codeIn(node: HtmlNode): { readonly code: string; readonly language: string } | null {
  const text = textBelow(node)
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
