import { attributeOf, type HtmlNode, tagOf } from "../kit/html-node.ts";
import { styleAttributes, styleNames } from "./letter-styles.ts";
import { hrefFrom } from "./link-target.ts";
import type { Mark } from "./inline.ts";
import { isHighlighted, saidStyles } from "./outside-styles.ts";

type Simple = Exclude<Mark, { attrs: unknown }>["type"];

const byTag: Readonly<Record<string, Simple>> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  cite: "italic",
  u: "underline",
  ins: "underline",
  s: "strike",
  strike: "strike",
  del: "strike",
  mark: "highlight",
  code: "code",
  kbd: "code",
  samp: "code",
  tt: "code",
};

/** A declaration of a style attribute, and what it says about a mark. Word writes others whose names end alike. */
const byStyle: readonly [RegExp, Simple, boolean][] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, "bold", true],
  [/(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i, "bold", false],
  [/(?<![\w-])font-style:\s*(?:italic|oblique)/i, "italic", true],
  [/(?<![\w-])font-style:\s*normal/i, "italic", false],
  [/(?<![\w-])text-decoration[a-z-]*:[^;]*line-through/i, "strike", true],
];
const underlined = /(?<![\w-])text-decoration[a-z-]*:[^;]*underline/i;

/** In the order in which the editor has them, so that equal marks are equal. */
const order = [
  "link",
  "size",
  "font",
  "bold",
  "italic",
  "underline",
  "strike",
  "highlight",
  "code",
  "colour",
];

/** The marks of what stands in an element, given those around it. */
export function marksIn(node: HtmlNode, around: readonly Mark[], origin: string): readonly Mark[] {
  const marks = new Map(around.map((mark) => [mark.type, mark]));
  const tag = tagOf(node);
  const simple = Object.hasOwn(byTag, tag) ? byTag[tag] : undefined;
  if (simple) marks.set(simple, { type: simple });
  const style = attributeOf(node, "style").slice(0, 2000);
  for (const [pattern, type, isOn] of byStyle)
    if (pattern.test(style)) {
      if (isOn) marks.set(type, { type });
      else marks.delete(type);
    }
  // Of a paragraph or a cell it is the paper.
  if ((tag === "span" || tag === "font") && isHighlighted(style))
    marks.set("highlight", { type: "highlight" });
  const said = saidStyles(style, (name) => (tag === "font" ? attributeOf(node, name) : ""));
  for (const name of styleNames) {
    const value = said[name];
    if (value === null) marks.delete(name);
    else if (value !== undefined) marks.set(name, { type: name, attrs: styleAttributes(name, value) });
  }
  const href = tag === "a" ? hrefFrom(attributeOf(node, "href"), origin) : null;
  if (href !== null) marks.set("link", { type: "link", attrs: { href } });
  // Links are underlined anyway.
  if (underlined.test(style) && tag !== "a" && !marks.has("link"))
    marks.set("underline", { type: "underline" });
  return [...marks.values()].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}
