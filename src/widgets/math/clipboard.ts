import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { attributeOf, type HtmlNode, tagOf, textBelow } from "../kit/html-node.ts";
import { type MathContent, formulaMost, math } from "./schema.ts";

/** Other programs are given the source between dollar signs, as Markdown has it; from them comes MathML that says its source. */
export const mathClipboard: KindClipboard<MathContent> = {
  html: ({ source }) => (source.trim() === "" ? "" : `<p>$$${escaped(source.trim())}$$</p>`),
  text: ({ source }) => (source.trim() === "" ? "" : `$$${source.trim()}$$`),
  takesElement(node) {
    const source = tagOf(node) === "math" ? sourceIn(node) : null;
    return source === null ? null : [{ kind: math.kind, version: math.version, content: { source } }];
  },
};

/** The TeX that MathML says it was made of. */
function sourceIn(node: HtmlNode): string | null {
  const nodes = [node];
  for (let at = 0; at < nodes.length && at < 5000; at++) {
    const each = nodes[at] as HtmlNode;
    if (tagOf(each) === "annotation" && attributeOf(each, "encoding") === "application/x-tex") {
      const source = textBelow(each).replaceAll("\u0000", "").toWellFormed().trim();
      return source !== "" && source.length <= formulaMost ? source : null;
    }
    nodes.push(...Array.from(each.childNodes));
  }
  return null;
}
