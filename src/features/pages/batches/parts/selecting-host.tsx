import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNotices } from "#ui/notices-host.tsx";
import { type Observed, observed } from "#ui/observed.ts";
import type { ListDeed } from "../contract.ts";
import { type Selection, extended, nothingSelected, toggled, withoutGone } from "#ui/selection.ts";
import type { PagesBar } from "./pages-bar.tsx";
import { type SelectablePage, type Selecting, SelectingContext } from "./selecting.ts";

type HostProps = {
  pages: readonly SelectablePage[];
  isOffered: boolean;
  /** What is listed: another list has another selection. */
  list: string;
  /** After a deed, with the addresses of its pages. */
  onGone: (addresses: readonly string[], deed: ListDeed) => void;
  children: (Bar: typeof PagesBar | null) => ReactNode;
};

/** Holds which pages of a list are selected. What is done to them is fetched when the first one is (decision 0087). */
export function SelectingHost({ pages, isOffered, list, onGone, children }: HostProps) {
  const [selection] = useState(() => observed<Selection>(null));
  const latest = useRef(pages);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);
  useEffect(() => {
    selection.set(withoutGone(selection.get(), idsOf(latest.current), idsOf(pages)));
    latest.current = pages;
  }, [pages, selection]);
  useEffect(() => () => selection.set(null), [list, selection]);
  const [Bar, change] = useChange(selection);

  // The same for as long as it is offered: all rows of a list depend on it.
  const selecting: Selecting = useMemo(
    () => ({
      selection,
      isOffered,
      pages: () => latest.current,
      toggle: (id) => change((now) => toggled(now, id)),
      extend: (id) => change((now) => extended(now, id, idsOf(latest.current))),
      begin: () => change((now) => now ?? nothingSelected),
      end: () => selection.set(null),
      leave(ids, deed) {
        const all = new Set(ids);
        const left = latest.current.filter(({ id }) => all.has(id)).map(({ address }) => address);
        gone.current(left, deed);
        selection.set(null);
      },
    }),
    [selection, isOffered, change],
  );
  return <SelectingContext value={selecting}>{children(Bar)}</SelectingContext>;
}

type Change = (next: (now: Selection) => Selection) => void;

/** What changes a selection: at first once what stands beside it has come, from then on at once. */
function useChange(selection: Observed<Selection>): readonly [typeof PagesBar | null, Change] {
  const { fail } = useNotices();
  const [Bar, setBar] = useState<typeof PagesBar | null>(null);
  const isThere = useRef(false);
  const change: Change = useCallback(
    (next) => {
      const begin = () => selection.set(next(selection.get()));
      if (isThere.current) return begin();
      import("./pages-bar.tsx").then(
        (bar) => {
          isThere.current = true;
          setBar(() => bar.PagesBar);
          begin();
        },
        () => fail(),
      );
    },
    [selection, fail],
  );
  return [Bar, change];
}

function idsOf(pages: readonly SelectablePage[]): number[] {
  return pages.map(({ id }) => id);
}
