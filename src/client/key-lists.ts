import { useEffect } from "react";
import type { Words } from "#kernel/words.ts";

/** Keys that what is on the screen hears by itself, as they are listed for people; written as those of commands. */
export type KeyLine = { readonly label: Words; readonly keys: readonly string[] };

const lists = new Set<readonly KeyLine[]>();

/** Lists keys for as long as the component is there. */
export function useKeyList(lines: readonly KeyLine[]): void {
  useEffect(() => {
    lists.add(lines);
    return () => void lists.delete(lines);
  }, [lines]);
}

export function keyLines(): readonly KeyLine[] {
  return [...lists].flat();
}
