/** What the block shows to its reader. */
export type WaitingForYouShown = readonly {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly isUnpublished: boolean;
}[];
