import type * as Y from "yjs";

/**
 * Behind each change that came from elsewhere the library tidies marks up, in every copy by itself and as a change of its
 * own. Two who list a line at once can lose the list by it: each copy takes the other's mark for needless. Here marks stay until
 * the draft begins anew (decision 0040).
 */
export function keepMarks(draft: Y.Doc): void {
  draft.on("afterTransaction", (transaction) => {
    transaction._needFormattingCleanup = false;
  });
}
