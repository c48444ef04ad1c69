import * as Y from "yjs";
import type { Letter } from "./move-index.ts";

/** The run of letters in which a letter stands or stood; null for letters that are not known, or of which nothing is kept. */
export function itemOf(draft: Y.Doc, { client, clock }: Letter): Y.Item | null {
  const structs = draft.store.clients.get(client);
  if (!structs || clock >= Y.getState(draft.store, client)) return null;
  const item = structs[Y.findIndexSS(structs, clock)];
  return item instanceof Y.Item ? item : null;
}

export function isGone(draft: Y.Doc, letter: Letter): boolean {
  return itemOf(draft, letter)?.deleted ?? true;
}

/** The part of the draft that a letter was written in. */
export function partOf(draft: Y.Doc, letter: Letter): string | null {
  const parent = itemOf(draft, letter)?.parent;
  return parent instanceof Y.AbstractType ? Y.findRootTypeKey(parent) : null;
}

/** The numbers of tabs begin here; those of the server are lower. */
export const firstOfTabs = 2 ** 31;

/** Whether letters of a number were written in somebody's tab, and not by the server. */
export function isOfTab(client: number): boolean {
  return client >= firstOfTabs;
}
