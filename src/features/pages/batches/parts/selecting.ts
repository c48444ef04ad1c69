import { createContext, useContext } from "react";
import { type Observed, useObserved } from "#ui/observed.ts";
import type { ListDeed } from "../contract.ts";
import type { Selection } from "#ui/selection.ts";

/** A page as far as a selection knows it. */
export type SelectablePage = {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly folderId: number;
  readonly mayEdit: boolean;
};

export type Selecting = {
  readonly selection: Observed<Selection>;
  /** The pages that are listed, in their order. */
  readonly pages: () => readonly SelectablePage[];
  /** Whether there is anything here that could be done to several pages. */
  readonly isOffered: boolean;
  readonly toggle: (id: number) => void;
  readonly extend: (id: number) => void;
  /** Begins with no page. */
  readonly begin: () => void;
  readonly end: () => void;
  /** Ends it after a deed: rows that would stay until they are read again go at once. */
  readonly leave: (ids: readonly number[], deed: ListDeed) => void;
};

export const SelectingContext = createContext<Selecting | null>(null);

export function useSelecting(): Selecting {
  const selecting = useContext(SelectingContext);
  if (!selecting) throw new Error("SelectingHost is missing above this component");
  return selecting;
}

/** Whether a page is selected; null while nobody selects. */
export function useSelected(id: number): boolean | null {
  return useObserved(useSelecting().selection, (now) => now && now.ids.has(id));
}

export function useIsSelecting(): boolean {
  return useObserved(useSelecting().selection, (now) => now !== null);
}
