import type { Clock } from "./clock.ts";
import type { RunningSession } from "./running-session.ts";

type DraftOf = { readonly pageId: number; readonly personId: number };
type Resting = DraftOf & { readonly session: RunningSession };

type Door = {
  readonly clock: Clock;
  /** Whether what the page's draft changes is being looked at now. */
  isLookedAt(pageId: number): boolean;
};

/** So often it is asked whether a resting session is still needed. */
const pause = 5000;

/**
 * Keeps the session of a draft open while its changes are looked at: a session that is opened anew knows no steps, so nothing that was
 * written before could be undone after coming back.
 */
export class RestingSession {
  readonly #door: Door;
  #resting: Resting | null = null;

  constructor(door: Door) {
    this.#door = door;
  }

  /** Lets a session rest, or closes it where nobody looks at its changes. */
  leave(session: RunningSession, { pageId, personId }: DraftOf): void {
    this.#close();
    if (session.state().phase !== "open" || !this.#door.isLookedAt(pageId)) return session.close();
    session.undo.stopCapturing();
    this.#resting = { session, pageId, personId };
    this.#closeWhenAlone(this.#resting, 0);
  }

  /** The session that rests, once it knows what others did; null where there is none, or its draft is over. */
  async takeUp({ pageId, personId }: DraftOf): Promise<RunningSession | null> {
    const resting = this.#resting;
    if (resting?.pageId !== pageId || resting.personId !== personId) {
      this.#close();
      return null;
    }
    this.#resting = null;
    const { session } = resting;
    await session.catchUp();
    if (session.state().phase === "open") return session;
    session.close();
    return null;
  }

  /** Somebody on their way back is at the page's address before its editor is there, so it is asked twice. */
  #closeWhenAlone(resting: Resting, misses: number): void {
    this.#door.clock.after(pause, () => {
      if (this.#resting !== resting) return;
      if (this.#door.isLookedAt(resting.pageId)) return this.#closeWhenAlone(resting, 0);
      if (misses > 0) return this.#close();
      this.#closeWhenAlone(resting, misses + 1);
    });
  }

  #close(): void {
    this.#resting?.session.close();
    this.#resting = null;
  }
}
