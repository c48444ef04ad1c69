import { partSize } from "./limits.ts";

/** Where a part of an archive lies until its import is over. */
export function partKey({ siteId, id, part }: { siteId: number; id: number; part: number }): string {
  return `import/${siteId}/${id}/${part}`;
}

/** How many parts an archive of this size comes in. */
export function partsOf(size: number): number {
  return Math.ceil(size / partSize);
}

/** The keys of all its parts, whether they came or not. */
export function partKeys(archive: { siteId: number; id: number; size: number }): string[] {
  return Array.from({ length: partsOf(archive.size) }, (_, part) => partKey({ ...archive, part }));
}
