import * as Y from "yjs";
import { movesPart } from "#widgets/kit/draft-parts.ts";
import { itemOf } from "#widgets/kit/letter-items.ts";
import { type Letter, type Move, heardName } from "#widgets/kit/move-index.ts";
import { nameOfChanged } from "../roots.ts";
import { movedBeside } from "./stray-words.ts";

/**
 * Makes a tab say of words that its person types beside letters which are gone that it had heard of their move. Without it they look
 * like words under way: the letter behind them is the same, seen or not, and the server would take them along, also long after
 * (decision 0040).
 */
export function tellHeard(draft: Y.Doc): void {
  draft.on("afterTransaction", (change) => {
    // Undo says by itself what it brought back.
    if (!change.local || change.origin instanceof Y.UndoManager) return;
    const moves = draft.getMap<Move>(movesPart);
    if (moves.size === 0) return;
    const since = change.beforeState.get(draft.clientID) ?? 0;
    const [first, ...more] = writtenSince(draft, since).flatMap((item) => heardBeside(draft, item));
    if (!first) return;
    const seen = [first, ...more].flatMap(({ by }) => [by.client, by.clock + 1]);
    const name = heardName({ client: draft.clientID, clock: since });
    // No part of the person's step: whatever is taken back, it was heard.
    draft.transact(() => moves.set(name, { to: first.part, letters: [], seen }), tellHeard);
  });
}

type Heard = { readonly part: string; readonly by: Letter };

function heardBeside(draft: Y.Doc, item: Y.Item): Heard[] {
  const by = isGoingOn(draft, item) ? null : movedOf(draft, item);
  return by ? [{ part: nameOfChanged(draft, item.parent as Y.AbstractType<unknown>), by }] : [];
}

function writtenSince(draft: Y.Doc, since: number): Y.Item[] {
  const structs = draft.store.clients.get(draft.clientID) ?? [];
  const items: Y.Item[] = [];
  for (let at = structs.length - 1; at >= 0; at--) {
    const item = structs[at];
    if (!item || item.id.clock < since) break;
    if (item instanceof Y.Item && !item.deleted && item.content instanceof Y.ContentString) items.push(item);
  }
  return items;
}

/** Whoever hears of a move in the middle of a word ends the word where it began: all of it goes along. */
function isGoingOn(draft: Y.Doc, { origin }: Y.Item): boolean {
  const before = origin?.client === draft.clientID ? itemOf(draft, origin) : null;
  return before !== null && !before.deleted && movedOf(draft, before) !== null;
}

/** By whom and when it was told that the letters beside a word went, where the word would follow them. */
function movedOf(draft: Y.Doc, item: Y.Item): Letter | null {
  let told: Letter | null = null;
  movedBeside(draft, item, (_, noted) => {
    told = noted;
    return true;
  });
  return told;
}
