import type { LineLook } from "./draft.ts";
import { alignFor } from "./line-sides.ts";
import { attributeOf, type HtmlNode, tagOf } from "./html-node.ts";

/** Where a line of another program stands; null for what nobody said. */
export type PastedSide = "left" | "right" | "center" | "start" | "end" | null;

/** By the direction of the words, as they will be read here. */
export function alignFrom(side: PastedSide, words: string): LineLook["align"] {
  if (side === "left" || side === "right") return alignFor(side, words);
  return side === "start" || side === null ? undefined : side;
}

const styled = /(?:^|[;\s])text-align\s*:\s*(?:-(?:webkit|moz)-)?(left|right|center|start|end|justify)\b/i;
const aligning = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** What an element says of its lines; others stand as those around them. Justified lines begin at the start. */
export function sideIn(node: HtmlNode, around: PastedSide): PastedSide {
  const tag = tagOf(node);
  if (tag === "center") return "center";
  const style = styled.exec(attributeOf(node, "style").slice(0, 2000))?.[1];
  // Of tables and pictures the attribute means their own place.
  const said = style ?? (aligning.has(tag) ? attributeOf(node, "align") : "");
  switch (said.toLowerCase()) {
    case "justify":
      return "start";
    case "left":
    case "right":
    case "center":
    case "start":
    case "end":
      return said.toLowerCase() as PastedSide;
    default:
      return around;
  }
}
