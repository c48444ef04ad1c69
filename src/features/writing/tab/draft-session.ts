import type * as Y from "yjs";
import type { Hearing } from "./hearing.ts";
import type { Refused, WhatGoes } from "./wire.ts";

/** What the edit bar says. `changes` is how many widgets readers see otherwise; null while it is not known yet. */
export type SessionState = {
  /** "over": the draft goes on in another epoch; "refused": this person may not edit the page any more. */
  readonly phase: "opening" | "open" | "over" | "refused";
  /**
   * "saved": the server has stored every key. "kept": not reached the server, kept in this browser. "unkept": neither,
   * because this browser keeps nothing.
   */
  readonly saving: "saved" | "saving" | "kept" | "unkept";
  readonly changes: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** A sentence, or the call that failed. */
export type Trouble = string | Refused;

/** One person's part in the shared draft of a page, in one tab, for one epoch. */
export type DraftSession = {
  readonly draft: Y.Doc;
  /** Undo takes back this person's own steps only; a binding adds its origin with `undo.addTrackedOrigin`. */
  readonly undo: Y.UndoManager;
  /** The origin of this person's own changes; bindings of texts use it too. */
  readonly ownChange: object;
  /** Others' changes, which can wait a moment. */
  readonly hearing: Pick<Hearing, "hold" | "letGo">;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  change(work: () => void): void;
  /** Stores what is under way, then publishes. Gives what it failed of, or null. */
  publish(what?: WhatGoes): Promise<Trouble | null>;
  /** Stores what is under way, then starts the draft anew from the published page; the phase is "over" then. */
  discard(): Promise<Trouble | null>;
  /** Stops listening; what is not stored yet stays kept in this browser. */
  close(): void;
};
