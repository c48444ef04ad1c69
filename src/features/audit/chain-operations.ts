import { createHash } from "node:crypto";
import { type Entry, canonical } from "./model/canonical.ts";
import type { Chained, Ends } from "./store.ts";

/** The hash of an entry covers what it says and the hash before it, so that none is changed, taken out or moved unnoticed. */
export function hashOf(before: Buffer, entry: Entry): Buffer {
  return createHash("sha256").update(before).update(canonical(entry)).digest();
}

export type Break = { readonly place: number; readonly why: "changed" | "missing" | "added" };
export type Verified = { readonly entries: number; readonly broken: Break | null };

/** Walks the chain from its beginning and says where it breaks first. `read` gives the next entries behind a place, in order. */
export async function verifyChain(
  ends: Ends,
  read: (after: number) => Promise<readonly Chained[]>,
): Promise<Verified> {
  let [place, before, entries] = [ends.anchor, ends.anchorHash, 0];
  for (let list = await read(place); list.length > 0; list = await read(place)) {
    for (const entry of list) {
      const why = faultOf(entry, { place, before, head: ends.head });
      if (why) return { entries, broken: { place: why === "missing" ? place + 1 : entry.place, why } };
      [place, before, entries] = [entry.place, entry.hash, entries + 1];
    }
  }
  if (place !== ends.head) return { entries, broken: { place: place + 1, why: "missing" } };
  return { entries, broken: before.equals(ends.headHash) ? null : { place, why: "changed" } };
}

type Where = { readonly place: number; readonly before: Buffer; readonly head: number };

function faultOf(entry: Chained, { place, before, head }: Where): Break["why"] | null {
  if (entry.place > head) return "added";
  if (entry.place !== place + 1) return "missing";
  return entry.hash.equals(hashOf(before, entry)) ? null : "changed";
}
