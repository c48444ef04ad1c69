import type { StateCore, Token } from "markdown-it";
import { anchorFrom, anchorNames } from "../kit/anchor-names.ts";
import type { Anchor } from "../widget.ts";

/** What the reader is told of anchors, and what it tells. */
export type NamedAnchors = { names?: readonly string[] | undefined; found?: Anchor[] };

/**
 * Names headings and marks. A heading may end in `{#name}`. Levels follow the nesting, and the highest one stands
 * right below the page's title.
 */
export function nameAnchors(state: StateCore): void {
  const env = state.env as NamedAnchors;
  const found: Anchor[] = [];
  const own = anchorNames();
  const name = (token: Token, anchor: Anchor) => {
    token.attrSet("id", env.names?.[found.length] ?? own(anchor.wanted));
    found.push(anchor);
  };
  const levels = nestedLevels(state.tokens);
  let level = 1;
  state.tokens.forEach((token, at) => {
    if (token.type === "heading_open") {
      level = levels.get(at) ?? 1;
      name(token, headingOf(state.tokens[at + 1], level));
    }
    if (token.type === "heading_open" || token.type === "heading_close")
      token.tag = `h${Math.min(6, level + 1)}`;
    for (const child of token.children ?? [])
      if (child.type === "mark_open")
        name(child, { wanted: String(child.meta?.["name"]), text: "", level: null });
  });
  env.found = found;
}

/** Levels by nesting, from 1, so that none is ever left out, whatever the signs say. */
function nestedLevels(tokens: readonly Token[]): Map<number, number> {
  const levels = new Map<number, number>();
  const above: number[] = [];
  tokens.forEach((token, at) => {
    if (token.type !== "heading_open") return;
    const written = Number(token.tag.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    levels.set(at, above.length);
  });
  return levels;
}

function headingOf(inline: Token | undefined, level: number): Anchor {
  const given = inline ? takeGivenName(inline) : null;
  const text = (inline?.children ?? [])
    .map((child) => child.content)
    .join("")
    .trim();
  return { wanted: given ?? anchorFrom(text), text, level };
}

function takeGivenName(inline: Token): string | null {
  const last = inline.children?.at(-1);
  if (last?.type !== "text") return null;
  const words = last.content.trimEnd();
  // Looked for at the end alone: a pattern that may begin at every blank would read a line of blanks once for each.
  const open = words.lastIndexOf("{#");
  const name = open < 0 ? null : /^\{#([\w.:-]{1,80})\}$/.exec(words.slice(open))?.[1];
  if (!name) return null;
  last.content = words.slice(0, open).trimEnd();
  return name;
}
