import type { StateCore, Token } from "markdown-it";

/** Shows `- [ ]` and `- [x]` as ticks. They are signs of the text, so that they are read aloud and copied with it. */
export function readTicks({ tokens }: StateCore): void {
  const lists: Token[] = [];
  tokens.forEach((token, at) => {
    if (token.type.endsWith("list_open")) lists.push(token);
    else if (token.type.endsWith("list_close")) lists.pop();
    else if (token.type === "list_item_open" && showTick(tokens[at + 2]?.children?.[0])) {
      lists.at(-1)?.attrSet("class", "markdown-tick-list");
    }
  });
}

/** Writes the tick that an item's first words begin with; whether there is one. */
function showTick(first: Token | undefined): boolean {
  const match = first?.type === "text" ? /^\[([ xX])\]\s+/.exec(first.content) : null;
  if (!first || !match) return false;
  first.content = `${match[1] === " " ? "☐" : "☑"} ${first.content.slice(match[0].length)}`;
  return true;
}
