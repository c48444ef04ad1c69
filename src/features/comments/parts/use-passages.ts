import { type RefObject, useEffect, useState } from "react";
import type { Thread } from "../contract.ts";
import { type Passage, foundPassage } from "../model/found-passage.ts";
import { rangeOf, readBlocks } from "./block-text.ts";

type Sought = {
  readonly threads: readonly Thread[];
  readonly active: number | null;
  readonly begun: Passage | null;
};
type Found = { readonly ranges: ReadonlyMap<number, Range>; readonly begun: Range | null };
const nothing: Found = { ranges: new Map(), begun: null };

/**
 * Where the passages of threads stand in the page, as it is read or written at this moment, and their marks. Marks are painted by the browser over the text
 * (decision 0149): the body stays the finished HTML that it is.
 */
export function usePassages(layer: RefObject<HTMLElement | null>, { threads, active, begun }: Sought): Found {
  const [all, setFound] = useState(nothing);
  const isIdle = threads.length === 0 && !begun;
  const found = isIdle ? nothing : all;

  useEffect(() => {
    const page = layer.current?.closest("article");
    if (!page || isIdle) return;
    const find = () => setFound(findAll(page, threads, begun));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = new MutationObserver((changes) => {
      if (changes.every(({ target }) => layer.current?.contains(target))) return;
      clearTimeout(timer);
      timer = setTimeout(find, 200);
    });
    find();
    watching.observe(page, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      watching.disconnect();
    };
  }, [layer, threads, begun, isIdle]);

  useMarks(found, threads, active);
  return found;
}

/** Paints the passages of open threads quietly, and the one that is looked at. */
function useMarks(found: Found, threads: readonly Thread[], active: number | null): void {
  useEffect(() => {
    const open = threads.filter(({ isResolved, id }) => !isResolved && id !== active);
    mark(
      "comments",
      open.map(({ id }) => found.ranges.get(id)),
    );
    mark("comments-active", [found.begun, active === null ? null : found.ranges.get(active)]);
  }, [found, threads, active]);
  useEffect(
    () => () => {
      mark("comments", []);
      mark("comments-active", []);
    },
    [],
  );
}

function findAll(page: Element, threads: readonly Thread[], begun: Passage | null): Found {
  const blocks = readBlocks(page);
  const rangeFor = (passage: Passage) => {
    const place = foundPassage(passage, blocks);
    return place && rangeOf(place, blocks);
  };
  const ranges = new Map<number, Range>();
  for (const thread of threads) {
    const range = rangeFor(thread);
    if (range) ranges.set(thread.id, range);
  }
  return { ranges, begun: begun && rangeFor(begun) };
}

/** Browsers that cannot paint marks show none; the margin says the words of each passage. */
function mark(name: string, ranges: readonly (Range | null | undefined)[]): void {
  if (typeof Highlight === "undefined") return;
  const there = ranges.filter((range) => range !== null && range !== undefined);
  if (there.length > 0) CSS.highlights.set(name, new Highlight(...there));
  else CSS.highlights.delete(name);
}
