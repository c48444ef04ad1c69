import type { OpenFolder } from "../contract.ts";
import { siblingsAtFirst } from "../rules.ts";

/** A folder and whether others lie in it, which need not have come with it. */
export type HoldingFolder = Omit<OpenFolder, "level" | "has_more"> & { readonly holds: boolean };

/**
 * What a tree shows when it is opened: the root, what lies in it, and what lies in each folder on the way to the open one and in that itself. Of many beside each
 * other the first, and those on the way. `has_more` says of which folders not all that lies in them is here. The rows are siblings in their order.
 */
export function openPart(rows: readonly HoldingFolder[], openId: number | null): Omit<OpenFolder, "level">[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const opened = new Set<number | null>([null]);
  for (let at = byId.get(openId ?? 0); at && !opened.has(at.id); at = byId.get(at.parent_id ?? 0))
    opened.add(at.id);
  for (const row of rows) if (row.parent_id === null) opened.add(row.id);
  const shown = new Map<number | null, number>();
  const cut = new Set<number | null>();
  const kept = rows.filter(({ id, parent_id: parentId }) => {
    if (!opened.has(parentId)) return false;
    const before = shown.get(parentId) ?? 0;
    if (before >= siblingsAtFirst && !opened.has(id)) return void cut.add(parentId);
    shown.set(parentId, before + 1);
    return true;
  });
  return kept.map(({ holds, ...row }) => {
    const isPartly = opened.has(row.id) ? cut.has(row.id) : holds;
    return isPartly ? { ...row, has_more: true } : row;
  });
}
