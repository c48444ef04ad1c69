import type { Discarded, Wire } from "./wire.ts";
import type { DraftSession, SessionState, Trouble } from "./draft-session.ts";
import type { Clock } from "./clock.ts";
import type { WordStore } from "./kept-words.ts";

export type SessionOptions = {
  readonly wire: Wire;
  readonly store: WordStore;
  readonly clock: Clock;
  readonly pageId: number;
  readonly personId: number;
  /** Where the page is read: what was written is found there also by who may not open the draft any more. */
  readonly address: string;
  /** Names this tab in the storage, and its changes on the wire. */
  readonly tab: string;
};

/** Also why the server does not take what was written, in a sentence. */
export type RunningState = SessionState & {
  readonly trouble: string | null;
  /** Somebody has published while the session was open. */
  readonly isPublished: boolean;
};

/** What somebody wrote in an earlier life of the draft, or before their right was withdrawn, and no server has: the texts of the widgets they touched. */
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
  /** Words that this browser still keeps and this draft will not take. */
  lostWords(): readonly LostWords[];
  /** The tab may be gone in a moment: what is unsent goes into the browser's storage and on its way to the server at once. */
  handOver(): void;
  /** The way to the server may be free again. */
  wake(): void;
  /** Reads what others did, as far as the server can be reached. */
  catchUp(): Promise<void>;
};
