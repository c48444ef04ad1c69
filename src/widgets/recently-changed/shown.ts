/** What the block shows to its reader. */
export type RecentlyChangedShown = readonly {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string | null;
  readonly photo: string | null;
  readonly preview: string;
}[];
