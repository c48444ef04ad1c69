import type * as Y from "yjs";
import type { DraftContent } from "../kit/draft.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import { readTexts } from "../kit/draft-texts.ts";
import { orderAt } from "../kit/order.ts";
import { type DraftShortcut, shortcutPath, shortcutsIn, wordsOf } from "./draft.ts";

/** The shortcuts that are changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

/** Puts an empty one at the end. */
export function addShortcut(target: Target, id: string): void {
  const orders = shortcutsIn(contentOf(target)).map(([, { order }]) => order);
  values(target).set(shortcutPath(id), { order: orderAt(orders, orders.length), href: "" });
}

/** Takes one off, for whom has seen its name: words that are under way bring it back. */
export function removeShortcut(target: Target, id: string): void {
  const removed = wordsOf(contentOf(target), id);
  values(target).set(shortcutPath(id), { ...shortcutOf(target, id), removed });
}

/** Moves one to a place among the others, from 0 on. */
export function moveShortcut(target: Target, id: string, to: number): void {
  const others = shortcutsIn(contentOf(target)).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, item]) => item.order),
    to,
  );
  values(target).set(shortcutPath(id), { ...shortcutOf(target, id), order });
}

export function linkShortcut(target: Target, id: string, href: string): void {
  values(target).set(shortcutPath(id), { ...shortcutOf(target, id), href });
}

/** One of the set of icons, or none. */
export function signShortcut(target: Target, id: string, icon: number | null): void {
  const { order, href } = shortcutOf(target, id);
  values(target).set(shortcutPath(id), { order, href, ...(icon === null ? {} : { icon }) });
}

/** A shortcut without the mark of a removal that words in flight have overruled. */
function shortcutOf(target: Target, id: string): DraftShortcut {
  const { removed: _, ...kept } = values(target).get(shortcutPath(id)) as DraftShortcut;
  return kept;
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf(target: Target): DraftContent {
  const own = [...values(target).entries()].filter(([path]) => !path.startsWith("."));
  return { values: Object.fromEntries(own), texts: readTexts(target.draft, target.id), rich: {} };
}
