import { send } from "#client/call.ts";
import { namedMost, nameMentions } from "#features/pages/mentions/contract.ts";
import { type Mention, mentionKey } from "#widgets/kit/mention.ts";
import type { MentionFace, MentionFaces } from "#widgets/kit/mention-faces.ts";

/** Milliseconds after which names that could not be loaded are asked for again, when somebody looks at them. */
const patience = 5000;

/** The names of what a page's draft mentions: all that are drawn at once are asked for by one call, and kept. */
export function mentionFaces(pageId: number): MentionFaces {
  const known = new Map<string, MentionFace>();
  const asked = new Map<string, number>();
  const listeners = new Set<() => void>();
  let wanted = new Set<string>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function want(key: string): void {
    const last = asked.get(key);
    if (last !== undefined && Date.now() - last < patience) return;
    asked.set(key, Date.now());
    if (wanted.size === 0) queueMicrotask(() => void ask());
    wanted.add(key);
  }

  async function ask(): Promise<void> {
    const keys = [...wanted];
    wanted = new Set();
    for (let at = 0; at < keys.length; at += namedMost) {
      const some = keys.slice(at, at + namedMost);
      const answer = await send(nameMentions, { page_id: pageId, keys: some.join(",") });
      if (!answer.success) continue;
      for (const { key, ...face } of answer.mentions) known.set(key, face);
    }
    tell();
  }

  return {
    faceOf(mention: Mention) {
      const key = mentionKey(mention);
      const face = known.get(key) ?? null;
      if (!face) want(key);
      return face;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    know(mention, face) {
      known.set(mentionKey(mention), face);
      tell();
    },
  };
}
