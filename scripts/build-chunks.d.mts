export type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };

export function gatherShared(root: string): {
  name: (id: string, graph: Graph) => string | null;
  minShareCount: number;
};
export function gatherOfPages(root: string): ReturnType<typeof gatherShared>;
export const gatherIcons: { name: string; test: RegExp; minShareCount: number };
export function reachedFrom(
  roots: readonly string[],
  infoOf: (id: string) => Module | null,
  options?: { readonly now?: boolean },
): Set<string>;
