import type * as Y from "yjs";

/** What the edit bar says. `changes` is how many widgets readers see otherwise; null while it is not known yet. */
export type SessionState = {
  /** "over": the draft goes on in another epoch; "refused": this person may not edit the page any more. */
  readonly phase: "open" | "over" | "refused";
  /**
   * "saved": the server has stored every key. "kept": not reached the server, kept in this browser. "unkept": neither,
   * because this browser keeps nothing.
   */
  readonly saving: "saved" | "saving" | "kept" | "unkept";
  /** Why the server does not take what was written, in a sentence. */
  readonly trouble: string | null;
  readonly changes: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** What somebody wrote in an earlier life of the draft and no server has: the texts of the widgets they touched. */
export type LostWords = { readonly texts: readonly string[]; forget(): void };

/** One person's part in the shared draft of a page, in one tab, for one epoch. */
export type DraftSession = {
  readonly draft: Y.Doc;
  readonly epoch: number;
  /** Undo takes back this person's own steps only; a binding adds its origin with `undo.addTrackedOrigin`. */
  readonly undo: Y.UndoManager;
  /** The origin of this person's own changes; bindings of texts use it too. */
  readonly ownChange: object;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  change(work: () => void): void;
  /** Stores what is under way now; false when that is not possible at the moment. */
  flush(): Promise<boolean>;
  /** Stores what is under way, then publishes. Gives the refusal's sentence, or null. */
  publish(): Promise<string | null>;
  /** Stores what is under way, then starts the draft anew from the published page; the phase is "over" then. */
  discard(): Promise<string | null>;
  /** Words of earlier epochs that this browser still keeps, found when the draft was opened. */
  readonly lost: readonly LostWords[];
  /** Stops listening; what is not stored yet stays kept in this browser. */
  close(): void;
};
