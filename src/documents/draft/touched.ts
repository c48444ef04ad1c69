import type * as Y from "yjs";
import { readPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { placeKey } from "./draft-widget.ts";
import { nameOfRoot } from "./roots.ts";

/** Where a change wrote: in which widgets (or the title), and which Yjs clients its letters belong to. */
export type Touched = {
  readonly widgets: readonly string[];
  readonly clients: readonly number[];
  /** It gave another place or width to something that was there before; adding and removing do not. */
  readonly hasArranged: boolean;
};

/** What a transaction touched. What its own document wrote (the server, settling stray words) is the work of no client. */
export function touchedIn({ changed, beforeState, afterState, doc }: Y.Transaction): Touched {
  const widgets = new Set<string>();
  let hasArranged = false;
  for (const [type, keys] of changed) {
    const name = nameOfRoot(type);
    if (name === null) continue;
    const part = readPart(name);
    if (part) widgets.add(part.id);
    if (name === titlePart) widgets.add(titlePart);
    hasArranged ||= [...keys].some((key) => key !== null && isAnotherPlace(type, { name, key }));
  }
  const wrote = ([client, clock]: [number, number]) =>
    client !== doc.clientID && clock > (beforeState.get(client) ?? 0);
  return {
    widgets: [...widgets],
    clients: [...afterState].filter(wrote).map(([client]) => client),
    hasArranged,
  };
}

/** What several transactions touched. */
export function together(each: readonly Touched[]): Touched {
  return {
    widgets: each.flatMap(({ widgets }) => widgets),
    clients: each.flatMap(({ clients }) => clients),
    hasArranged: each.some(({ hasArranged }) => hasArranged),
  };
}

type Entry = { readonly name: string; readonly key: string };

/** What is new has its first place; a width changes the columns beside it, new or not. */
function isAnotherPlace(type: { readonly _map: Map<string, Y.Item> }, { name, key }: Entry): boolean {
  if (name === "widths") return true;
  const isPlace = name === "rows" || name === "columns" || (name.startsWith("v:") && key === placeKey);
  return isPlace && Boolean(type._map.get(key)?.left);
}
