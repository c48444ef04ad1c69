import type { DOMOutputSpec, MarkSpec } from "prosemirror-model";
import { styleClass, styleInClass, styleKey, type StyleName, styleValue } from "./letter-styles.ts";
import { isOutside, outsideLink } from "./link-address.ts";
import { addressOf, hrefFrom, isLinkTarget } from "./link-target.ts";
import { outsideHighlight } from "./outside-styles.ts";
import { wearStyle } from "./wear-style.ts";

/** Of words that leave in a `span` for the sake of other programs. */
const highlightAttribute = "data-highlight";

export const highlightForOthers: DOMOutputSpec = [
  "span",
  { [highlightAttribute]: "", style: outsideHighlight },
  0,
];

const mark = (tag: string, ...rules: readonly string[]) => ({
  parseDOM: [tag, ...rules].map((each) => ({ tag: each })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** One of a closed list, as a class; what another browser sent and is none of them is drawn as nothing. */
function styled(name: StyleName): MarkSpec {
  return {
    attrs: { [styleKey(name)]: {} },
    parseDOM: [
      {
        tag: `span[class*="kit-${name}-"]`,
        getAttrs: (element) => {
          const value = styleInClass(name, element.className);
          return value === null ? false : { [styleKey(name)]: value };
        },
      },
    ],
    toDOM: ({ attrs }) => {
      const value = styleValue(name, attrs);
      if (value === null) return ["span", 0];
      wearStyle(name, value);
      return ["span", { class: styleClass(name, value) }, 0];
    },
  };
}

/** The marks of the closed list in inline.ts as editors know them; their elements are those of the read view. */
export const richMarks = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = hrefFrom(element.getAttribute("href") ?? "", location.origin);
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", linkFace(String(attrs["href"])), 0],
  },
  size: styled("size"),
  font: styled("font"),
  bold: mark("strong", "b"),
  italic: mark("em", "i"),
  underline: mark("u"),
  strike: mark("s", "del"),
  highlight: mark("mark", `span[${highlightAttribute}]`),
  code: { ...mark("code"), code: true },
  colour: styled("colour"),
} satisfies Record<string, MarkSpec>;

/** A line that goes on below. */
export const breakNode = {
  group: "inline",
  inline: true,
  selectable: false,
  leafText: () => "\n",
  parseDOM: [{ tag: "br" }],
  toDOM: (): DOMOutputSpec => ["br"],
};

/** What another browser sent is drawn as the read view draws it; what is no link has no address. */
function linkFace(href: string): Record<string, string> {
  if (!isLinkTarget(href)) return {};
  const address = addressOf(href);
  return { href: address, ...(isOutside(address) ? outsideLink : {}) };
}
