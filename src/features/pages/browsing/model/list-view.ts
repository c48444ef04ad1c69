import type { FilterState } from "./filter-state.ts";

export const listViews = ["grouped", "details", "cards"] as const;
/** The ways in which the list is shown (BSRT-02). */
export type ListView = (typeof listViews)[number];

type Shown = Pick<FilterState, "showsDetails" | "showsCards">;
type Site = { readonly withSubsites: boolean };

/** Cards are offered only with subsites (BSRT-03). */
export function viewsOn({ withSubsites }: Site): readonly ListView[] {
  return listViews.filter((view) => view !== "cards" || withSubsites);
}

/** What is remembered of cards shows nothing where there are none. */
export function viewOf({ showsDetails, showsCards }: Shown, { withSubsites }: Site): ListView {
  if (showsCards && withSubsites) return "cards";
  return showsDetails ? "details" : "grouped";
}

export function stateOf(view: ListView): Shown {
  return { showsDetails: view === "details", showsCards: view === "cards" };
}
