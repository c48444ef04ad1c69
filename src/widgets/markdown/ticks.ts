import type { StateCore, Token } from "markdown-it";

/** Shows `- [ ]` and `- [x]` as ticks. They are signs of the text, so that they are read aloud and copied with it. */
export function readTicks({ tokens }: StateCore): void {
  tokens.forEach((item, at) => {
    if (item.type !== "list_item_open") return;
    const inline = tokens[at + 2];
    const first = inline?.children?.[0];
    const match = first?.type === "text" ? /^\[([ xX])\]\s+/.exec(first.content) : null;
    if (!first || !match) return;
    first.content = `${match[1] === " " ? "☐" : "☑"} ${first.content.slice(match[0].length)}`;
    item.attrSet("class", "tick-item");
    markList(tokens, at);
  });
}

function markList(tokens: readonly Token[], item: number): void {
  const level = (tokens[item]?.level ?? 0) - 1;
  const list = tokens
    .slice(0, item)
    .findLast((token) => token.level === level && token.type.endsWith("list_open"));
  list?.attrSet("class", "tick-list");
}
