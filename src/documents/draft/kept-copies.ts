import type * as Y from "yjs";

/** A draft in memory, as of change `seq`. */
export type DraftCopy = {
  readonly draft: Y.Doc;
  readonly seq: number;
  /** What it weighs as an update. */
  readonly bytes: number;
  /** Milliseconds that dear changes took since the whole was read. */
  readonly dearness: number;
};

/** In memory a draft weighs several times its bytes. */
const bytesMost = 12_000_000;
const copiesMost = 300;

/**
 * The drafts that were used last. A copy is taken out while somebody works on it and given back only when what was done
 * to it is committed, so that nothing that was rolled back or refused is ever built on.
 */
export class KeptCopies {
  readonly #copies = new Map<string, DraftCopy>();
  #bytes = 0;

  take(key: string): DraftCopy | null {
    const copy = this.#copies.get(key);
    if (!copy) return null;
    this.#copies.delete(key);
    this.#bytes -= copy.bytes;
    return copy;
  }

  keep(key: string, copy: DraftCopy): void {
    const there = this.take(key);
    const newer = there && there.seq > copy.seq ? there : copy;
    this.#copies.set(key, newer);
    this.#bytes += newer.bytes;
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= bytesMost && this.#copies.size <= copiesMost) return;
      this.take(oldest);
    }
  }
}
