import type * as Y from "yjs";
import { itemOf } from "#widgets/kit/letter-items.ts";
import type { Letter } from "#widgets/kit/move-index.ts";

/** What steps of undo and redo have made of a letter, the last of them. */
export function latest(draft: Y.Doc, letter: Letter): Letter {
  let last = letter;
  for (;;) {
    const item = itemOf(draft, last);
    if (!item?.redone) return last;
    const offset: number = last.clock - item.id.clock;
    last = { client: item.redone.client, clock: item.redone.clock + offset };
  }
}
