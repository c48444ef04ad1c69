import * as z from "zod/mini";
import { fromBase64, toBase64 } from "./base64.ts";
import type { WordStore } from "./kept-words.ts";

/** The changes of one tab that no server has yet, and the texts that they touched, for people. */
export type Kept = { readonly update: Uint8Array; readonly texts: readonly string[] };
export type Found = Kept & { readonly epoch: number; forget(): void };

const Entry = z.object({
  update: z.string(),
  texts: z.array(z.string()),
  /** Of the page; what older releases kept has none. */
  address: z.optional(z.string()),
});

/**
 * Keeps unsent changes in this browser, one entry for each page, person, epoch and tab (a site is an address of its own,
 * and storage with it).
 */
export function keptChanges(
  store: WordStore,
  place: {
    readonly pageId: number;
    readonly personId: number;
    readonly tab: string;
    readonly address: string;
  },
) {
  const { address } = place;
  const prefix = `atrium:draft:${place.personId}:${place.pageId}:`;
  const keyOf = (epoch: number) => `${prefix}${epoch}:${place.tab}`;

  return {
    keep(epoch: number, { update, texts }: Kept): boolean {
      return store.write(keyOf(epoch), JSON.stringify({ update: toBase64(update), texts, address }));
    },
    forget: (epoch: number) => store.remove(keyOf(epoch)),
    /** What this and other tabs left behind. */
    found(): Found[] {
      return store.all(prefix).flatMap(({ key, value }) => {
        const epoch = Number(key.slice(prefix.length).split(":")[0]);
        const kept = read(value);
        if (!kept) return [];
        return [{ ...kept, epoch, forget: () => forgetUnchanged(store, key, value) }];
      });
    },
  };
}

/** Another tab may still write under its key: only what was read goes. */
function forgetUnchanged(store: WordStore, key: string, value: string): void {
  if (store.all(key).some((each) => each.key === key && each.value === value)) store.remove(key);
}

function read(value: string): Kept | null {
  const entry = entryIn(value);
  try {
    return entry && { update: fromBase64(entry.update), texts: entry.texts };
  } catch {
    return null;
  }
}

export function entryIn(value: string): z.infer<typeof Entry> | null {
  try {
    return Entry.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
