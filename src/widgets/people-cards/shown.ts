export type PersonShown = {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
};

/** What a reader is shown of it. */
export type PeopleCardsShown = {
  readonly people: readonly PersonShown[];
  /** All groups, for those who may edit the page. */
  readonly groups: readonly { readonly id: number; readonly name: string }[];
};
