import * as z from "zod/mini";

const ChartPerson = z.object({
  id: z.int(),
  /** Null of whoever has left. */
  name: z.nullable(z.string()),
  position: z.string(),
  photo: z.nullable(z.string()),
  /** How many people report to them. */
  team: z.int(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

/** The chart as far as it is open: its first level, and below whom one came to each of the others. */
export const Chart = z.object({
  /** What the field is called that says to whom people report. */
  label: z.string(),
  /** Whose teams are open, from above. */
  open: z.array(z.int()),
  levels: z.array(z.object({ people: z.array(ChartPerson), left: z.int() })),
  /** Whom one looks at. */
  personId: z.nullable(z.int()),
});
export type Chart = z.infer<typeof Chart>;

/** A place in the chart: a line of the tree, and a cell where there is room for rows. */
export type ChartPlace = {
  readonly person: ChartPerson;
  readonly level: number;
  readonly isOpen: boolean;
  readonly parentId: number | null;
  /** Which of how many of its level. */
  readonly at: number;
  readonly of: number;
  /** The cell of a grid, both from 1. */
  readonly row: number;
  readonly column: number;
};

/** As many people as stand side by side. */
export const columnsMost = 5;

/** Where everybody of the chart stands, in the order of a tree: whose team is open is followed by it. */
export function placesOf({ open, levels }: Pick<Chart, "open" | "levels">): ChartPlace[] {
  const firstRows = levels.reduce<number[]>(
    (rows, { people }, at) => [
      ...rows,
      (rows[at] ?? 1) + Math.max(1, Math.ceil(people.length / columnsMost)),
    ],
    [1],
  );
  const below = (level: number): ChartPlace[] => {
    const people = levels[level]?.people ?? [];
    return people.flatMap((person, at) => {
      const isOpen = open[level] === person.id;
      const place: ChartPlace = {
        person,
        level: level + 1,
        isOpen,
        parentId: level === 0 ? null : (open[level - 1] ?? null),
        at: at + 1,
        of: people.length,
        row: (firstRows[level] ?? 1) + Math.floor(at / columnsMost),
        // Whoever stands at the top stands in the middle.
        column: (at % columnsMost) + 1 + (level === 0 ? middle(people.length) : 0),
      };
      return [place, ...(isOpen ? below(level + 1) : [])];
    });
  };
  return below(0);
}

function middle(count: number): number {
  return Math.max(0, Math.floor((columnsMost - count) / 2));
}
