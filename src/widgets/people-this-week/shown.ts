/** The parts of the block, in their order. */
export const weekLists = ["birthday", "anniversary", "away", "joined"] as const;

/** Somebody in one of its parts. */
export type WeekPerson = {
  readonly list: (typeof weekLists)[number];
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
  /** The day that is told of them, as `2026-12-01`: of somebody away the last one, or while they are still here the first. */
  readonly day: string;
  /** How old somebody becomes, where they say so, or for how many years they have been there. */
  readonly years: number | null;
  /** Away already; of all others it says nothing. */
  readonly isNow: boolean;
};

/** What the block shows to its reader, whose own day `today` is. */
export type PeopleThisWeekShown = { readonly today: string; readonly people: readonly WeekPerson[] };
