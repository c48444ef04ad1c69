import * as Y from "yjs";

/**
 * Applies changes as wholes, whatever their turn. Of one that builds on letters which are still on their way the library would take
 * the deletions at once and all else later: a line that a colleague moves would be gone before it is known where to, and carets
 * and selections in it with it. Such a change waits for the one that it builds on.
 */
export function wholeChanges(draft: Y.Doc, apply: (update: Uint8Array) => void) {
  const early: Uint8Array[] = [];
  return function take(update: Uint8Array): void {
    if (!isWhole(draft, update)) return void early.push(update);
    apply(update);
    for (const each of early.splice(0)) take(each);
  };
}

/** Whether all that a change builds on is in the draft or in the change itself. */
function isWhole(draft: Y.Doc, update: Uint8Array): boolean {
  const structs = Y.decodeUpdate(update).structs.filter((struct) => !(struct instanceof Y.Skip));
  const ends = new Map<number, number>();
  const endOf = (client: number) => ends.get(client) ?? Y.getState(draft.store, client);
  for (const { id, length } of structs) {
    if (id.clock > endOf(id.client)) return false;
    ends.set(id.client, Math.max(endOf(id.client), id.clock + length));
  }
  return structs.every((struct) => buildsOn(struct).every(({ client, clock }) => clock < endOf(client)));
}

function buildsOn(struct: Y.Item | Y.GC): Y.ID[] {
  if (!(struct instanceof Y.Item)) return [];
  const parent: unknown = struct.parent;
  return [struct.origin, struct.rightOrigin, parent instanceof Y.ID ? parent : null].filter(
    (id) => id !== null,
  );
}
