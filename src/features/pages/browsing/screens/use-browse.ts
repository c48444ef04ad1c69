import { useEffect, useMemo, useRef, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { hashValueNow, setHashValue, watchHash } from "#client/hash.ts";
import { hereInBrowser } from "#client/here-in-browser.ts";
import { send } from "#client/call.ts";
import { revisit, showAddress } from "#client/navigation.ts";
import { searchKey } from "#kernel/hash-state.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { searchPages } from "../contract.ts";
import { type BrowseShown, type Found, browseShown } from "../model/browse-shown.ts";
import { type FilterState, whileSearching } from "../model/filter-state.ts";
import { pageList } from "../model/page-list.ts";
import type { browseScreen } from "../screen.ts";
import { useAllPages } from "./use-all-pages.ts";
import { useFilterState } from "./use-filter-state.ts";
import { usePieces } from "./use-pieces.ts";

export type BrowseData = ScreenData<typeof browseScreen>;
export type Browse = ReturnType<typeof useBrowse>;
/** What somebody may do in the subsite whose pages are listed. */
export type BrowseRights = { readonly mayCreate: boolean; readonly mayArrange: boolean };

/** What the list is bound to: one folder, or one tag, or neither. */
export type BrowsedPlace = {
  readonly folder: Browse["data"]["folders"][number] | null;
  readonly tag: Browse["data"]["tags"][number] | null;
};

/** Milliseconds without typing after which the search runs (BFLT-14). */
const pause = 400;

/** The state of the list as its person sees it, with what they search for. */
export function useBrowse(answer: BrowseData, viewer: Viewer) {
  const opened = useMemo(() => browseShown(answer), [answer]);
  const { data, isBack, leaveFilter, openAll, comeBack } = useAllPages(opened);
  const { state, setState, remember, noteOrder, orderBefore } = useFilterState(opened.state, viewer);
  const pieces = usePieces(data, viewer);
  const [found, setFound] = useState<Found | null>(opened.found);
  const [typed, setTyped] = useState(opened.state.keyword);
  const isSearching = typed.trim() !== "";

  if (isBack) {
    comeBack();
    setTyped(opened.state.keyword);
    setFound(opened.found);
    setState(opened.state);
  }

  function search(keyword: string) {
    const begins = !isSearching && keyword.trim() !== "";
    if (begins) noteOrder();
    const leaves = begins && leaveFilter();
    setTyped(keyword);
    if (keyword.trim() !== queryNow()) {
      if (queryNow() !== null) showAddress(opened.address, { replaces: true });
      setHashValue(searchKey, keyword.trim(), { replaces: leaves || (isSearching && keyword.trim() !== "") });
    }
    if (keyword.trim() !== "") return setState(whileSearching(state, keyword));
    setFound(null);
    remember({ ...place(data), keyword: "", by: orderBefore() }, false);
    void openAll(orderBefore());
    if (opened.state.keyword !== "") void revisit();
  }

  const searchAgain = useSearching(typed.trim(), opened, setFound);
  useSearchInAddress(typed.trim(), { opened, search });

  const searching = { isSearching, typed, found: isSearching ? found : null, search, searchAgain };
  return { data, pieces, state, remember, ...searching };
}

/** What the list was opened with, as a form without script sends it; other screens have a `q` of their own. */
function queryNow(): string | null {
  if (location.pathname !== hereInBrowser("/pages/")) return null;
  return new URLSearchParams(location.search).get("q")?.trim() || null;
}

const termNow = () => hashValueNow(searchKey) ?? queryNow() ?? "";

/**
 * The search stands in the address as `#s=term`, or as `?q=term` where a document was loaded at it: loading it, or going back and
 * forward, searches again (HASH-07). Where something else of the hash changes, nothing is searched for.
 */
function useSearchInAddress(typed: string, { opened, search }: Searching): void {
  const latest = useRef({ typed, search });
  latest.current = { typed, search };
  const told = useRef("");
  useEffect(() => void (told.current = termNow()));
  useEffect(() => {
    const first = hashValueNow(searchKey);
    if (first !== null) latest.current.search(first);
    return watchHash(() => {
      const term = termNow();
      if (term === told.current) return;
      told.current = term;
      if (term !== latest.current.typed) latest.current.search(term);
    });
  }, []);
  // A screen that was fetched has the address of its list alone.
  useEffect(() => {
    if (termNow() === "") setHashValue(searchKey, latest.current.typed, { replaces: true });
  }, [opened]);
}

type Searching = { readonly opened: BrowseShown; readonly search: (keyword: string) => void };

function place({
  folderId,
  tagId,
  isTrash,
}: Pick<BrowseShown, "folderId" | "tagId" | "isTrash">): Partial<FilterState> {
  return { folderId, tagId, isTrash };
}

/** Gives the way to search once more, for what had not come. A search in the address has brought its first pages, and the others follow. */
function useSearching(asked: string, opened: BrowseShown, show: (found: Found) => void): () => Promise<void> {
  const { found: first, state } = opened;
  const shown = useRef(first && first.left === 0 ? state.keyword : "");
  const [round, setRound] = useState(0);
  useEffect(() => {
    // The same words again, as with going back and forward, are asked for again.
    if (asked === "") shown.current = "";
    if (asked === shown.current) return;
    return afterPause(pause, async (signal) => {
      const answer = await send(searchPages, { q: asked }, { signal });
      if (signal.aborted) return;
      shown.current = asked;
      if (answer.success) return show({ ...pageList(answer), failed: false, left: 0 });
      // What the address has brought stays.
      if (first && asked === state.keyword) return show({ ...first, restFailed: true });
      show({ ...nothingFound, failed: true });
    });
  }, [asked, show, first, state.keyword, round]);

  return async () => {
    shown.current = "";
    setRound(round + 1);
  };
}

const nothingFound = { pages: [], people: {}, tags: [], rowFolders: [], more: false, left: 0 };
