import type { Changes } from "../screen.ts";

type Block = Changes["blocks"][number];
export type ShownBlock = { readonly block: Block } | { readonly id: string; readonly left: number };

/** Blocks that stayed are shown beside those that changed; more of them are only counted. */
export function shownBlocks(blocks: readonly Block[]): ShownBlock[] {
  const shown: ShownBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = shown.at(-1);
    if ([at - 1, at, at + 1].some((near) => isChange(blocks[near]))) shown.push({ block });
    else if (last && "left" in last) shown[shown.length - 1] = { ...last, left: last.left + 1 };
    else shown.push({ id: block.id, left: 1 });
  }
  return shown;
}

export function isChange(block: Block | undefined): boolean {
  return block !== undefined && (block.how !== "same" || block.isMoved);
}

/** As many letters of what stayed are shown on either side of a change. */
const around = 160;

/** The middle of a long text that stayed is left out. */
export function shortened(text: string): string {
  if (text.length <= 2 * around + 40) return text;
  const start = text.slice(0, around).replace(/\s+\S*$/u, "");
  const end = text.slice(-around).replace(/^\S*\s+/u, "");
  return `${start} … ${end}`;
}
