import { rowsAtFirst } from "../rules.ts";

/** Rows that are styled, laid out and painted in one go when somebody comes near them: as many as a frame has time for. */
const drawnTogether = 16;

/** Some rows that are drawn together, where they begin in the list, and the row above them. */
export type Block<Row> = {
  readonly rows: readonly Row[];
  readonly from: number;
  readonly above: Row | undefined;
};

/** A list in parts that stay the same while it grows, so that what has been drawn is not drawn again. */
export function blocksOf<Row>(all: readonly Row[]): Block<Row>[] {
  const blocks: Block<Row>[] = [];
  for (let from = 0; from < all.length; ) {
    const rows = all.slice(from, from + (from === 0 ? rowsAtFirst : drawnTogether));
    blocks.push({ rows, from, above: all[from - 1] });
    from += rows.length;
  }
  return blocks;
}
