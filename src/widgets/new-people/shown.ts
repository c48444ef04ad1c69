/** What the block shows to its reader. */
export type NewPeopleShown = readonly {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
}[];
