import * as Y from "yjs";
import { isWord, wordPieces } from "../word-pieces.ts";

/**
 * How many words each client has written that a draft holds and did not hold at `since` (clock by client). A word counts once, for
 * the client of its first new letter, however much of it was there before. Costs one look at each letter.
 */
export function wordsWritten(draft: Y.Doc, since: ReadonlyMap<number, number>): Map<number, number> {
  const words = new Map<number, number>();
  const read = (text: NewLetters) => {
    for (const client of text.writers()) words.set(client, (words.get(client) ?? 0) + 1);
  };
  const waiting: { readonly _start: Y.Item | null }[] = [...draft.share.values()];
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    let text = new NewLetters();
    for (let item = type._start; item; item = item.right) {
      if (item.deleted) continue;
      if (item.content instanceof Y.ContentString) text.add(item, item.content.str, since);
      if (!(item.content instanceof Y.ContentType)) continue;
      // What stands in a part of its own is no word together with what stands before it.
      read(text);
      text = new NewLetters();
      waiting.push(item.content.type);
    }
    read(text);
  }
  return words;
}

type Stretch = { readonly end: number; readonly client: number | null };

/** A text that comes piece by piece, and who wrote what is new of it. */
class NewLetters {
  #text = "";
  readonly #stretches: Stretch[] = [];

  add({ id }: Y.Item, letters: string, since: ReadonlyMap<number, number>): void {
    const old = Math.min(letters.length, Math.max(0, (since.get(id.client) ?? 0) - id.clock));
    if (old > 0) this.#stretches.push({ end: this.#text.length + old, client: null });
    this.#text += letters;
    if (old < letters.length) this.#stretches.push({ end: this.#text.length, client: id.client });
  }

  /** For each word with a new letter, who wrote the first of those. */
  *writers(): Generator<number> {
    if (this.#stretches.every(({ client }) => client === null)) return;
    let at = 0;
    let stretch = 0;
    for (const piece of wordPieces(this.#text)) {
      const end = at + piece.length;
      while ((this.#stretches[stretch]?.end ?? end) <= at) stretch++;
      if (isWord(piece)) {
        const writer = this.#writerWithin(stretch, end);
        if (writer !== null) yield writer;
      }
      at = end;
    }
  }

  #writerWithin(from: number, end: number): number | null {
    let begins = from === 0 ? 0 : (this.#stretches[from - 1]?.end ?? 0);
    for (let next = from; begins < end; next++) {
      const stretch = this.#stretches[next];
      if (!stretch) return null;
      if (stretch.client !== null) return stretch.client;
      begins = stretch.end;
    }
    return null;
  }
}
