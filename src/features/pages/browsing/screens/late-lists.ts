import type { FilterState } from "../model/filter-state.ts";
import { viewOf } from "../model/list-view.ts";

const loads = {
  details: async () => (await import("./page-table.tsx")).PageDetails,
  cards: async () => (await import("./page-cards.tsx")).PageCards,
  trash: async () => (await import("./trash-main.tsx")).TrashMain,
};
type Late = keyof typeof loads;

/** Ways of the list that not everybody looks at each day, as far as they have come. */
export const lateLists: { [List in Late]?: Awaited<ReturnType<(typeof loads)[List]>> } = {};

/** The ordinary list has come with the screen. */
export async function loadList(list: Late | "grouped"): Promise<void> {
  if (list !== "grouped") Object.assign(lateLists, { [list]: lateLists[list] ?? (await loads[list]()) });
}

/** What the screen opens with; all of it for who draws it for everybody. */
export async function loadLists(opened: { state: FilterState; isTrash: boolean } | null): Promise<void> {
  const all = ["details", "cards", "trash"] as const;
  // Cards show nothing where there are no subsites; what is remembered of them says little then.
  const shown = opened && [
    viewOf(opened.state, { withSubsites: true }),
    ...(opened.isTrash ? ["trash" as const] : []),
  ];
  await Promise.all((shown ?? all).map(loadList));
}
