import { useRef, useState } from "react";
import { revisit } from "#client/navigation.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { type FilterState, filterCookie, savedState } from "../model/filter-state.ts";

const yearInSeconds = 31_536_000;

/**
 * Sort, view and sections as their person sees them. They are remembered in the cookie, which the server reads: what changes
 * the rows asks for the same address once more. A search has an order of its own; the one before it is noted and comes back.
 */
export function useFilterState(opened: FilterState, viewer: Viewer) {
  const [state, setState] = useState(opened);
  const before = useRef(orderOf(opened));

  function remember(change: Partial<FilterState>, reload: boolean) {
    const next = { ...state, ...change };
    setState(next);
    keep(next.by === "relevance" ? { ...next, by: before.current } : next, viewer);
    if (reload) void revisit();
  }

  const noteOrder = () => void (before.current = orderOf(state));
  return { state, setState, remember, noteOrder, orderBefore: () => before.current };
}

/** Relevance is the order of a search alone. */
function orderOf({ by }: FilterState): FilterState["by"] {
  return by === "relevance" ? "alphabet" : by;
}

function keep(state: FilterState, viewer: Viewer): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers yet.
  document.cookie = `${filterCookie(viewer)}=${savedState(state)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
