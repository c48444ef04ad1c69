/** What the block shows to its reader. */
export type StarredPagesShown = readonly {
  readonly id: number;
  readonly title: string;
  readonly address: string;
}[];
