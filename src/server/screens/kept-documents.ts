/** Characters that are kept over all documents, of them and of what they were drawn from. */
const most = 4_000_000;

/** A document that was drawn, and between which moments, in milliseconds, it would be drawn the same. */
type Drawn = { readonly text: string; readonly from: number; readonly until: number };
type Entry = Drawn & { readonly drawnFrom: readonly string[]; readonly size: number };

/**
 * The last document under each name, with all that it was drawn from: as long as that is the same, nothing is drawn. A name only says where to look;
 * it should name the reader, so that readers of one address do not drive out each other's.
 */
export function openKeptDocuments(limit = most) {
  const entries = new Map<string, Entry>();
  let size = 0;

  function drop(name: string): void {
    size -= entries.get(name)?.size ?? 0;
    entries.delete(name);
  }

  return {
    find(name: string, drawnFrom: readonly string[], moment: number): Drawn | undefined {
      const entry = entries.get(name);
      if (!entry || !isSame(entry.drawnFrom, drawnFrom)) return undefined;
      if (moment < entry.from || moment >= entry.until) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      return entry;
    },
    keep(name: string, drawnFrom: readonly string[], drawn: Drawn): void {
      drop(name);
      const letters = [drawn.text, ...drawnFrom].reduce((sum, text) => sum + text.length, 0);
      entries.set(name, { ...drawn, drawnFrom, size: letters });
      size += letters;
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
    },
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at]);
}
