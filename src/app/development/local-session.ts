import * as Y from "yjs";
import { draftFrom } from "#documents/draft/draft-document.ts";
import type { Document } from "#documents/document.ts";
import type { DraftSession, SessionState } from "#features/writing/tab/draft-session.ts";
import { heldHearing } from "#features/writing/tab/hearing.ts";

/** A session without a server: everything it holds is gone with the tab. */
export function localSession(document: Document): DraftSession {
  const draft = draftFrom(document);
  const ownChange = { own: "change" };
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([ownChange]), captureTimeout: 500 });
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: "open", saving: "saved", changes: 0, canUndo: false, canRedo: false };

  function follow() {
    state = { ...state, canUndo: undo.canUndo(), canRedo: undo.canRedo() };
    for (const listener of listeners) listener();
  }
  for (const event of ["stack-item-added", "stack-item-popped", "stack-cleared"] as const)
    undo.on(event, follow);

  return {
    draft,
    undo,
    ownChange,
    // There are no others.
    hearing: heldHearing(() => {}),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (work) => draft.transact(work, ownChange),
    publish: async () => null,
    discard: async () => null,
    close: () => undo.destroy(),
  };
}
