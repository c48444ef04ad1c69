import { plainWords } from "../kit/cell-words.ts";
import type { CellWords } from "../kit/cell-words.ts";
import { readsLeftward } from "../kit/line-sides.ts";
import type { Table } from "./schema.ts";
import { wordsIn } from "./words-in.ts";

const letter = /\p{L}/u;
/** A column of digits says nothing; more rows are not asked, since this is done with each key. */
const rowsAsked = 20;

/**
 * The columns whose words run from right to left: by the first letter of their title, else of their cells, else of the whole table.
 * Digits have no side of their own, so cells that hold nothing else stand at the side of their column.
 */
export function leftwardColumns({ header, columns, rows }: Table): ReadonlySet<string> {
  const asked = rows.slice(0, rowsAsked);
  const sides = columns.map(({ id, title }) => {
    const words = [header ? title : "", ...asked.map(({ cells }) => wordsOf(wordsIn(cells, id)))];
    const said = words.find((each) => letter.test(each));
    return { id, isLeftward: said === undefined ? null : readsLeftward(said) };
  });
  const ofTable = sides.find(({ isLeftward }) => isLeftward !== null)?.isLeftward ?? false;
  return new Set(sides.filter(({ isLeftward }) => isLeftward ?? ofTable).map(({ id }) => id));
}

/** Whether a cell has no letter that says at which side it stands. A name has a direction of its own. */
export function hasNoSide(words: CellWords): boolean {
  return (
    !letter.test(wordsOf(words)) &&
    (typeof words === "string" || words.every(({ type }) => type !== "mention"))
  );
}

function wordsOf(words: CellWords): string {
  return typeof words === "string" ? words : plainWords(words);
}
