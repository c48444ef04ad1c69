import { createContext, useContext } from "react";
import { type Observed, observed, useObserved } from "#ui/observed.ts";
import type { Selection } from "#ui/selection.ts";

/** Which people of a list are selected, and what changes that. */
export type SelectingPeople = {
  readonly selection: Observed<Selection>;
  readonly isOffered: boolean;
  readonly toggle: (id: number) => void;
  readonly extend: (id: number) => void;
  readonly begin: () => void;
  readonly end: () => void;
};

const nothing = () => {};

export const SelectingPeopleContext = createContext<SelectingPeople>({
  selection: observed<Selection>(null),
  isOffered: false,
  toggle: nothing,
  extend: nothing,
  begin: nothing,
  end: nothing,
});

export function useSelectingPeople(): SelectingPeople {
  return useContext(SelectingPeopleContext);
}

export function useIsSelectingPeople(): boolean {
  return useObserved(useSelectingPeople().selection, (now) => now !== null);
}

/** Whether somebody is selected; null while nobody selects. */
export function useIsSelected(id: number): boolean | null {
  return useObserved(useSelectingPeople().selection, (now) => now && now.ids.has(id));
}
