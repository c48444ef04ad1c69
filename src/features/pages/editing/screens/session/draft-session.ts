import type * as Y from "yjs";

/** What the edit bar says. `changes` is how many widgets readers see otherwise; null while it is not known yet. */
export type SessionState = {
  readonly phase: "opening" | "open" | "over" | "refused";
  /** "saved": the server has stored every key. "kept": not reached the server, kept in this browser. */
  readonly saving: "saved" | "saving" | "kept";
  readonly changes: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** One person's part in the shared draft of a page, in one tab. */
export type DraftSession = {
  readonly draft: Y.Doc;
  /** Undo takes back this person's own steps only. */
  readonly undo: Y.UndoManager;
  /** The origin of this person's own changes; bindings of texts use it too. */
  readonly ownChange: object;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  change(work: () => void): void;
  /** Stores what is under way, then publishes. Gives the refusal's sentence, or null. */
  publish(): Promise<string | null>;
  discard(): Promise<string | null>;
  /** Stops listening; what is not stored yet stays kept in this browser. */
  close(): void;
};
