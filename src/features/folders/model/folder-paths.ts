import { nameKey } from "#kernel/name-key.ts";
import type { FolderNode } from "../contract.ts";

/** The paths of all folders by id, as they are sent: the names from Main on, joined by slashes (PPRP-06, FTRE-14). */
export function folderPaths(tree: readonly FolderNode[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  for (const { id, name, parent_id } of tree) {
    const above = parent_id === null ? undefined : paths.get(parent_id);
    paths.set(id, above === undefined ? name : `${above}/${name}`);
  }
  return paths;
}

/** What the path down to each of these steps is found by, from Main on: without case and accents. */
export function pathKeys(steps: readonly string[]): string[] {
  const keys = steps.map(nameKey);
  return keys.map((_, at) => keys.slice(0, at + 1).join("/"));
}

/** What the paths of all folders of a tree are found by, by id. */
export function folderKeys(tree: readonly FolderNode[]): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  for (const { id, name, parent_id } of tree) {
    const above = parent_id === null ? "" : keys.get(parent_id);
    const key = parent_id === null ? "" : nameKey(name);
    keys.set(id, above ? `${above}/${key}` : key);
  }
  return keys;
}

/** A folder and all that lies in it, of a tree in which each stands below its parent. */
export function folderBranch<Node extends { readonly id: number; readonly parent_id: number | null }>(
  tree: readonly Node[],
  id: number,
): Node[] {
  const inside = new Set([id]);
  return tree.filter((node) => {
    if (node.parent_id !== null && inside.has(node.parent_id)) inside.add(node.id);
    return inside.has(node.id);
  });
}
