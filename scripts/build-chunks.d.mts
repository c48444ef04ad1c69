export type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };
type Group = { name: (id: string, graph: Graph) => string | null };

export function gatherLiving(root: string): Group;
export function gatherStart(root: string): Group;
export function gatherReading(root: string): Group;
export const gatherShapes: { name: string; test: RegExp };
export function gatherCommon(root: string): Group;
export function gatherShared(root: string): Group & { minShareCount: number };
export function gatherDays(
  root: string,
): (Group & { debugName: string; minShareCount: number; maxModuleSize: number })[];
export const gatherIcons: { name: string; test: RegExp; minShareCount: number };
export function reachedFrom(
  roots: readonly string[],
  infoOf: (id: string) => Module | null,
  options?: { readonly now?: boolean },
): Set<string>;
