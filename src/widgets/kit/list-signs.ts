import type { LineLook } from "./draft.ts";

/** What stands before the words of a line in plain text, as Markdown has it: room for its depth, and its number or dash. */
export type ListSign = {
  readonly indent: string;
  readonly sign: string;
};

/** The lists around a line, from the outermost: the number of the last item, null for dashes. */
type Around = { readonly count: number | null; readonly sign: string };

/** The sign of each line; both are empty outside of lists. */
export function listSigns(looks: readonly LineLook[]): ListSign[] {
  let around: readonly Around[] = [];
  return looks.map((look, at) => {
    const depth = look.list ? (look.level ?? 1) : 0;
    const isParted = look.style !== looks[at - 1]?.style;
    if (depth === 0 || isParted) around = [];
    if (depth === 0) return { indent: "", sign: "" };
    if (look.list === "more") {
      around = around.slice(0, depth);
      return { indent: roomIn(around), sign: "" };
    }
    const item = itemBelow(around[depth - 1], look);
    around = [...around.slice(0, depth - 1), item];
    return { indent: roomIn(around.slice(0, -1)), sign: item.sign };
  });
}

function itemBelow(above: Around | undefined, { list, apart, start = 1 }: LineLook): Around {
  if (list !== "number") return { count: null, sign: "- " };
  const count = above && above.count !== null && !apart ? above.count + 1 : start;
  return { count, sign: `${count}. ` };
}

const roomIn = (around: readonly Around[]) => around.map(({ sign }) => " ".repeat(sign.length)).join("");

type CopiedLine = { readonly words: string; readonly look: LineLook };

/** Selected lines as plain text, each with its sign, but for the first where it is cut. */
export function wordsWithSigns(
  lines: readonly CopiedLine[],
  { signs, isCut, between }: { signs: readonly ListSign[]; isCut: boolean; between: "\n" | "\n\n" },
): string {
  return lines
    .map(({ words, look }, at) => {
      const { indent = "", sign = "" } = signs[at] ?? {};
      const said = words.replaceAll("\n", `\n${indent}${" ".repeat(sign.length)}`);
      const end = at === 0 ? "" : look.list && lines[at - 1]?.look.list ? "\n" : between;
      return end + (at === 0 && isCut ? words : indent + sign + said);
    })
    .join("");
}
