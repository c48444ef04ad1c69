import type { Discarded } from "./wire.ts";
import type { DraftSession, SessionState, Trouble } from "./draft-session.ts";

/** Also why the server does not take what was written, in a sentence. */
export type RunningState = SessionState & {
  readonly trouble: string | null;
  /** Somebody has published while the session was open. */
  readonly isPublished: boolean;
};

/** What somebody wrote in an earlier life of the draft and no server has: the texts of the widgets they touched. */
export type LostWords = { readonly texts: readonly string[]; forget(): void };

/** A session as edit mode runs it, and what the browser's events do to it. */
export type RunningSession = DraftSession & {
  readonly success: true;
  readonly epoch: number;
  /** The life before this one, where somebody discarded it. */
  readonly discarded: Discarded | null;
  /** Whether it was this tab that discarded its own life, or is about to. */
  isDiscardedHere(): boolean;
  state(): RunningState;
  /** Stores what is under way now; false when that is not possible at the moment. */
  flush(): Promise<boolean>;
  /** As `flush`, before the page is left: what was changed and changed back is then no unpublished change. */
  leave(): Promise<boolean>;
  /** Brings back the draft that was discarded; this session is over then. */
  bringBack(discarded: number): Promise<Trouble | null>;
  /** Words of other epochs that this browser still keeps. */
  lostWords(): readonly LostWords[];
  /** Writes what is unsent into the browser's storage at once: the tab may be gone in a moment. */
  keepNow(): void;
  /** The way to the server may be free again. */
  wake(): void;
};
