import { streamSafe } from "./stream-safe.ts";

/**
 * The key by which names are compared and sorted: case and accents folded, spaces joined. The database sorts by
 * bytes (collation C), so the order people see is made here, once, at the write.
 */
export function nameKey(name: string): string {
  return streamSafe(name)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
