import { generateNKeysBetween } from "fractional-indexing";
import { cutText } from "../kit/cut-text.ts";
import { type DraftContent, draftOf, fingerprint } from "../kit/draft.ts";
import { inOrder } from "../kit/order.ts";
import type { Shortcuts } from "./schema.ts";

/** A shortcut in the draft, its name beside it. `removed` names the words that the remover saw (kit/draft.ts). */
export type DraftShortcut = {
  readonly order: string;
  readonly href: string;
  readonly icon?: number;
  readonly removed?: string;
};

/** The most of each; what two people add beyond it together is not shown. */
export const nameMost = 300;
export const shortcutsMost = 24;

export const shortcutPath = (id: string) => `items/${id}`;

export function shortcutsToDraft({ items }: Shortcuts): DraftContent {
  const orders = generateNKeysBetween(null, null, items.length);
  return draftOf({
    values: Object.fromEntries(
      items.map(({ id, href, icon }, at) => [shortcutPath(id), { order: orders[at], href, ...iconOf(icon) }]),
    ),
    texts: Object.fromEntries(items.map(({ id, name }) => [shortcutPath(id), name])),
  });
}

export function shortcutsFromDraft(draft: DraftContent): unknown {
  const items = shortcutsIn(draft)
    .slice(0, shortcutsMost)
    .map(([id, { href, icon }]) => ({
      id,
      name: cutText(draft.texts[shortcutPath(id)], nameMost),
      href,
      ...iconOf(icon),
    }));
  return { items };
}

/** The shortcuts that are there, in their order. */
export function shortcutsIn(draft: DraftContent): [string, DraftShortcut][] {
  const items = Object.entries(draft.values)
    .filter(([path]) => path.startsWith("items/"))
    .map(([path, value]): [string, DraftShortcut] => [path.slice("items/".length), value as DraftShortcut])
    .filter(([id, item]) => item.removed === undefined || item.removed !== wordsOf(draft, id));
  return inOrder(items, ([id, item]) => ({ id, order: item.order }));
}

function iconOf(icon: unknown): { readonly icon?: number } {
  return Number.isInteger(icon) && Number(icon) >= 0 && Number(icon) <= 199 ? { icon: Number(icon) } : {};
}

/** The words of a shortcut: what its removal names. */
export function wordsOf({ texts }: Pick<DraftContent, "texts">, id: string): string {
  return fingerprint({ texts: { [shortcutPath(id)]: texts[shortcutPath(id)] ?? "" }, rich: {} });
}
