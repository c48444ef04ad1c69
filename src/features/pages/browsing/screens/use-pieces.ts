import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { send } from "#client/call.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { readPiece } from "../contract.ts";
import type { BrowseShown } from "../model/browse-shown.ts";
import { type GrowingList, begunList } from "../model/growing-list.ts";
import { readOn } from "./read-on.ts";

/** The list that this tab has shown last: whoever steps back to it finds it as far as they had come. */
let shownLast: { readonly name: string; readonly list: GrowingList } | null = null;

export type Pieces = ReturnType<typeof usePieces>;

/**
 * The rows of a list as far as they have come. A screen brings the first ones, and whoever scrolls on brings more; when the screen is read anew, what stood there stays
 * until it has been read anew, too.
 */
export function usePieces(opened: BrowseShown, viewer: Viewer) {
  const [shown, setState] = useListState(opened, viewer);
  const stop = useRef<AbortController>(null);
  const { list, first, reading } = shown;

  /** `isAsked`: somebody waits for the rows; else they are drawn in the pauses of scrolling. */
  async function bring(wanted: number, isAsked: boolean): Promise<void> {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const ask = (sent: Parameters<typeof send<typeof readPiece>>[1]) => send(readPiece, sent, { signal });
    const grown = await readOn(opened, { list: first, wanted, ask });
    if (signal.aborted) return;
    if ("success" in grown) return setState({ ...shown, reading: "failed" });
    const show = () => setState({ opened, list: grown, first: grown, reading: "no" });
    if (isAsked) flushSync(show);
    else startTransition(show);
  }

  const readAgain = useEffectEvent(() => {
    if (list !== first) void bring(list.pages.length, false);
  });
  useEffect(() => {
    readAgain();
    return () => stop.current?.abort();
  }, [opened]);

  return {
    list,
    isReading: reading === "under way",
    hasFailed: reading === "failed",
    /** Brings rows until so many are there. */
    async readTo(rows: number, isAsked: boolean): Promise<void> {
      setState({ ...shown, reading: "under way" });
      await bring(Math.max(rows, list.pages.length), isAsked);
    },
  };
}

type State = {
  readonly opened: BrowseShown;
  readonly list: GrowingList;
  /** The part of it that is as new as the screen: reading goes on behind that. */
  readonly first: GrowingList;
  readonly reading: "no" | "under way" | "failed";
};

/** The list as it stands there; this tab keeps it for whoever comes back. */
function useListState(opened: BrowseShown, viewer: Viewer) {
  const name = nameOf(opened, viewer);
  const [state, setState] = useState(() => begin(opened, name));
  const shown = state.opened === opened ? state : begin(opened, name);
  if (shown !== state) setState(shown);
  const { list } = shown;
  useEffect(() => void (shownLast = { name, list }), [name, list]);
  return [shown, setState] as const;
}

/** Pages that go from the list: they do not stay until their part of the list has been read anew. */
export function forgetRows(addresses: readonly string[]): void {
  if (!shownLast) return;
  const { name, list } = shownLast;
  const gone = new Set(addresses);
  shownLast = { name, list: { ...list, pages: list.pages.filter(({ address }) => !gone.has(address)) } };
}

function begin(opened: BrowseShown, name: string): State {
  const before = shownLast?.name === name ? shownLast.list : null;
  const first = begunList(opened, null);
  const list = before ? begunList(opened, before) : first;
  const isOlder = list.pages.length > first.pages.length;
  return { opened, first, list: isOlder ? list : first, reading: isOlder ? "under way" : "no" };
}

/** Of one reader, one place and one order. */
function nameOf({ address, state }: BrowseShown, { siteId, subsiteId, personId }: Viewer): string {
  return [siteId, subsiteId, personId, address, state.by, state.showsAll].join(" ");
}
