import * as Y from "yjs";
import { type RichDelta, type RichStep, changeOf, joined } from "./rich-delta.ts";
import { lineEnd, type Marking } from "./rich-text.ts";

/**
 * What a transaction did to a text. The library's own reading of it deletes marks that it takes for needless, in a change of its
 * own that nobody made; this one only looks (decision 0040). To be asked before the next change.
 */
export function heardDelta(text: Y.Text, transaction: Y.Transaction): RichDelta {
  const steps: RichStep[] = [];
  const [was, now] = [markingOf(), markingOf()];
  const changed = changes();
  const [oldEnd, newEnd] = [endOf(), endOf()];
  for (let item = text._start; item; item = item.right) {
    const { content, deleted, length } = item;
    const isNew = item.id.clock >= (transaction.beforeState.get(item.id.client) ?? 0);
    const wasThere = !isNew && (!deleted || Y.isDeleted(transaction.deleteSet, item.id));
    if (content instanceof Y.ContentFormat) {
      if (wasThere) was.set(content.key, content.value);
      if (!deleted) now.set(content.key, content.value);
      continue;
    }
    if (wasThere) oldEnd.say(content);
    if (!deleted) newEnd.say(content);
    if (wasThere && deleted) steps.push({ delete: length });
    else if (wasThere) steps.push({ retain: length, ...changed(was.get(), now.get()) });
    else if (!deleted && content instanceof Y.ContentString)
      steps.push({ insert: content.str, attributes: now.get() });
  }
  // A last line without an end is shown as if it had one.
  if (oldEnd.isOpen() && !newEnd.isOpen()) steps.push({ delete: 1 });
  if (!oldEnd.isOpen() && newEnd.isOpen()) steps.push({ insert: lineEnd, attributes: {} });
  return joined(steps);
}

function endOf() {
  let isOpen = true;
  return {
    say(content: Y.Item["content"]): void {
      isOpen = !(content instanceof Y.ContentString && content.str.endsWith(lineEnd));
    },
    isOpen: () => isOpen,
  };
}

/** Letters with the same marks before and after come in rows. */
function changes() {
  let last: { before: Marking; after: Marking; step: { attributes?: Marking } } | null = null;
  return (before: Marking, after: Marking) => {
    if (last?.before === before && last.after === after) return last.step;
    const attributes = changeOf(before, after);
    last = { before, after, step: attributes ? { attributes } : {} };
    return last.step;
  };
}

/** Marks as they go on from letter to letter: one object for as long as they stay the same. */
function markingOf() {
  let marking: Marking = {};
  return {
    get: () => marking,
    set(key: string, value: unknown): void {
      const { [key]: before, ...others } = marking;
      if ((before ?? null) === value) return;
      marking = value === null ? others : { ...others, [key]: value };
    },
  };
}
