import { send } from "#client/call.ts";
import { nameMentions } from "#features/pages/mentions/contract.ts";
import { namedMost } from "#features/pages/mentions/rules.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { type Mention, mentionKey } from "#widgets/kit/mention.ts";
import type { MentionFace, MentionFaces } from "#widgets/kit/mention-faces.ts";

/** Milliseconds after which names that could not be loaded are asked for again, when somebody looks at them. */
const patience = 5000;

/** The names of what a page's draft mentions: all that are drawn at once are asked for by one call, and kept. */
export function mentionFaces(pageId: number): MentionFaces {
  const faces = new KnownFaces(pageId);
  return {
    faceOf: (mention) => faces.of(mentionKey(mention)),
    subscribe: (listener) => faces.subscribe(listener),
    know: (mention: Mention, face) => faces.know(mentionKey(mention), face),
  };
}

class KnownFaces {
  readonly #pageId: number;
  readonly #known = new Map<string, MentionFace>();
  /** When each was asked for. */
  readonly #asked = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #wanted: string[] = [];

  constructor(pageId: number) {
    this.#pageId = pageId;
  }

  of(key: string): MentionFace | null {
    const face = this.#known.get(key) ?? null;
    if (!face) this.#want(key);
    return face;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  know(key: string, face: MentionFace): void {
    this.#known.set(key, face);
    this.#tell();
  }

  #want(key: string): void {
    const last = this.#asked.get(key);
    if (last !== undefined && Date.now() - last < patience) return;
    this.#asked.set(key, Date.now());
    // What is drawn in the same breath is asked for together.
    if (this.#wanted.length === 0) queueMicrotask(() => void this.#ask());
    this.#wanted.push(key);
  }

  async #ask(): Promise<void> {
    const keys = this.#wanted.splice(0);
    for (let at = 0; at < keys.length; at += namedMost) {
      const some = keys.slice(at, at + namedMost).join(",");
      const answer = await send(nameMentions, { ...ofPage(this.#pageId), keys: some });
      if (!answer.success) continue;
      for (const { key, ...face } of answer.mentions) this.#known.set(key, face);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
