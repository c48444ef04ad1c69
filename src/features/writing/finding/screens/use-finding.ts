import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import type * as Y from "yjs";
import { type FoundWords, type Query, findWords, shownParts } from "#documents/draft/finding/found-words.ts";
import { replaceWords } from "#documents/draft/finding/replaced-words.ts";
import { titleMost } from "#features/pages/rules.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { type FoundPlace, nearestFound } from "../model/nearest-found.ts";
import { type SeenWords, elementOf, markWords, seenWords } from "./seen-words.ts";

/** What finding needs of the page. */
export type FindingPage = {
  readonly draft: Y.Doc;
  /** Its widgets in reading order. */
  ids(): readonly string[];
  /** Where somebody was when they began to look. */
  readonly from: FoundPlace | null;
  /** Runs a change as one step of the person's own. */
  step(work: () => void): void;
  /** Puts the caret into a widget: nearest to a point of the window, at its start, or where it stood last. */
  focus(id: string, at: { readonly x: number; readonly y: number } | "start" | "back"): void;
  /** Hears that a mention is called otherwise now, or has its name at all. */
  watchNames(listener: () => void): () => void;
};

/** Colleagues' letters are waited for so long. */
const pause = 150;

/** Finds words while they are typed and while the page changes, shows them, and replaces them. */
export function useFinding(page: FindingPage, query: Query) {
  const { draft } = page;
  const [at, setAt] = useState(page.from);
  const { found, look, again } = useFound(page, query);
  const order = { ids: [titlePart, ...page.ids()], partsOf: (id: string) => shownParts(draft, id) };
  const now = nearestFound(found, at, order);
  const current = found[now] ?? null;

  useShown({ found, current, query });

  const go = (step: 1 | -1) => setAt(found[(now + step + found.length) % found.length] ?? at);

  function replace(which: "one" | "all", by: string) {
    const fresh = look();
    const meant = which === "all" ? fresh : fresh.slice(nearestFound(fresh, at, order)).slice(0, 1);
    let done = { replaced: 0, left: 0, named: 0 };
    page.step(() => {
      done = replaceWords(draft, meant, { by, limits: { title: titleMost } });
    });
    const [first] = meant;
    // What was put in may hold what is looked for: it goes on behind it.
    if (which === "one" && first)
      setAt({ ...first, inName: null, from: first.from + (done.replaced > 0 ? by.length : first.length) });
    again();
    return done;
  }

  /** The caret goes to what was found, or back to where somebody was: a key that closes the bar never leaves the focus on nothing. */
  function leave(): void {
    if (!current) return leaveFor(page, at?.id);
    const box = boxOf(found, current, query);
    page.focus(current.id, box ? { x: box.left + 1, y: box.top + box.height / 2 } : "start");
  }

  return { found, at: now + 1, go, replace, leave };
}

function leaveFor(page: FindingPage, id: string | undefined): void {
  const ids = page.ids();
  const [first] = ids;
  if (id !== undefined && ids.includes(id)) page.focus(id, "back");
  else if (first !== undefined) page.focus(first, "start");
}

/** What is found now, also when somebody writes meanwhile. `look` finds it at once, before it is drawn. */
function useFound(page: FindingPage, query: Query) {
  const { draft } = page;
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);
  const look = () => findWords(draft, page.ids(), query);
  const { found } = useMemo(
    () => ({ found: findWords(page.draft, page.ids(), query), turn }),
    [page, query, turn],
  );

  useEffect(() => {
    let asked = 0;
    const soon = () => {
      clearTimeout(asked);
      asked = window.setTimeout(again, pause);
    };
    draft.on("update", soon);
    const unwatch = page.watchNames(soon);
    return () => {
      clearTimeout(asked);
      draft.off("update", soon);
      unwatch();
    };
  }, [draft, page]);

  return { found, look, again };
}

/** Marks what was found, and brings the one that is looked at into sight. */
function useShown({ found, current, query }: Omit<Shown, "scrolls">): void {
  const show = useEffectEvent((scrolls: boolean) => showFound({ found, current, query, scrolls }));
  const place = current && `${current.part} ${current.from} ${current.inName} ${query.words}`;
  useEffect(() => show(true), [place]);
  // When the change has been drawn.
  useEffect(() => {
    const asked = requestAnimationFrame(() => show(false));
    return () => cancelAnimationFrame(asked);
  }, [found]);
  useEffect(() => () => markWords([], null, null), []);
}

type Shown = {
  readonly found: readonly FoundWords[];
  readonly current: FoundWords | null;
  readonly query: Query;
  readonly scrolls: boolean;
};

function showFound({ found, current, query, scrolls }: Shown): void {
  const all: SeenWords[] = [];
  let now: SeenWords | null = null;
  for (const near of byWidget(found)) {
    const seen = seenWords(near, query) ?? [];
    all.push(...seen);
    if (current && near[0]?.id === current.id) now = seen[near.indexOf(current)] ?? null;
  }
  markWords(all, now, current?.id ?? null);
  if (!scrolls || !current) return;
  const element = now && "range" in now ? now.range.startContainer.parentElement : elementOf(current.id);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** What was found stands in the order of the page, and so together by widgets. */
function byWidget(found: readonly FoundWords[]): FoundWords[][] {
  const groups: FoundWords[][] = [];
  for (const each of found) {
    const last = groups.at(-1);
    if (last?.[0]?.id === each.id) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

function boxOf(found: readonly FoundWords[], current: FoundWords, query: Query): DOMRect | null {
  const near = found.filter(({ id }) => id === current.id);
  const seen = seenWords(near, query)?.[near.indexOf(current)];
  return seen && "range" in seen ? (seen.range.getClientRects()[0] ?? null) : null;
}
