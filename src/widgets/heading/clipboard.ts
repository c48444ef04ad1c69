import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { cleanText } from "../kit/clean-text.ts";
import { tagOf, textBelow } from "../kit/html-node.ts";
import { type Heading, headingMost } from "./schema.ts";

/** The four sizes are the first four of other programs, as they are when they are typed with `#`. */
const outside = { h0: 1, h1: 2, h2: 3, h3: 4 } as const satisfies Record<Heading["level"], number>;

export const headingClipboard: KindClipboard<Heading> = {
  html: ({ text, level }) => `<h${outside[level]}>${escaped(text)}</h${outside[level]}>`,
  text: ({ text, level }) => `${"#".repeat(outside[level])} ${text}`,
  takesElement(node) {
    const said = /^h([1-6])$/.exec(tagOf(node))?.[1];
    const text = said ? cleanText(textBelow(node)).trim() : "";
    if (text === "" || text.length > headingMost) return null;
    const level = `h${Math.min(3, Number(said) - 1)}`;
    return [{ kind: "Heading", version: 1, content: { text, level, anchor: "" } }];
  },
};
