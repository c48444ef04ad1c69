import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { hereInBrowser } from "#client/here-in-browser.ts";
import { showAddress } from "#client/navigation.ts";
import { loadPages } from "../contract.ts";
import type { BrowseShown } from "../model/browse-shown.ts";
import type { FilterState } from "../model/filter-state.ts";
import { type PageList, allPages, emptyList, pageList } from "../model/page-list.ts";

type ListData = BrowseShown & { readonly isLoading?: boolean; readonly failed?: boolean };

/**
 * What the list shows without a search: the pages of the address, or all of them once a search has cleared the filter of
 * the address (BFLT-12). The address follows (BRWS-03); a step back leads to the filter again.
 */
export function useAllPages(opened: BrowseShown) {
  const [left, setLeft] = useState<{ readonly of: BrowseShown; readonly all: ListData } | null>(null);
  const asked = useRef<AbortController>(null);
  const data: ListData = left?.all ?? opened;

  function show(list: AllPages) {
    setLeft({ of: opened, all: allOf(opened, list) });
  }

  /** Whether there was a filter to leave. */
  function leaveFilter(): boolean {
    // The address is asked, which follows at once: the search that it holds is heard while this one is being set.
    if (!isFiltered(opened) || !isStillAt(opened)) return false;
    showAddress("/pages/");
    show({ isLoading: true });
    return true;
  }

  function comeBack() {
    asked.current?.abort();
    setLeft(null);
  }

  /** The search is over: all pages are shown, unless the address leads to the filter again. */
  async function openAll(by: FilterState["by"]) {
    if (!left) return;
    if (isStillAt(opened)) return comeBack();
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const answer = await send(loadPages, allPages(by), { signal });
    if (!signal.aborted) show(answer.success ? pageList(answer) : { failed: true });
  }

  /** `isBack`: the address that the search had left has been opened again. */
  return { data, isBack: left !== null && left.of !== opened, leaveFilter, openAll, comeBack };
}

function isFiltered({ folderId, tagId, isTrash }: BrowseShown): boolean {
  return folderId !== null || tagId !== null || isTrash;
}

/** Whether the address bar names the filter that was opened, in the subsite that one is in. */
function isStillAt({ address }: BrowseShown): boolean {
  return location.pathname === hereInBrowser(address);
}

type AllPages = Partial<PageList> & Pick<ListData, "isLoading" | "failed">;

/** All pages, in place of those of the filter that was opened. */
function allOf(opened: BrowseShown, list: AllPages): ListData {
  const { people, folders, tags, dates } = opened;
  const coming = { next: null, left: 0, since: "0" };
  const all = { address: "/pages/", folderId: null, tagId: null, isTrash: false, coming };
  return { ...opened, ...emptyList, people, folders, tags, dates, ...all, ...list };
}
