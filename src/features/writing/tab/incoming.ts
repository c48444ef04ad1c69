import type { Clock } from "./clock.ts";
import type { Answer, Change, Refused } from "./wire.ts";

/** What is on its way may arrive out of order; a hole that stays so long is asked for. */
const patience = 400;
const pauseAfterFailure = 5000;

type Door = {
  readonly clock: Clock;
  readonly start: number;
  apply(update: Uint8Array): void;
  read(after: number): Promise<Answer<Change>>;
  onRefused(refused: Refused): void;
};

/**
 * Which of the draft's changes this tab has. A change is applied when it comes, whatever its turn (the draft itself waits
 * for what a change builds on); numbers that stay missing are read from the server.
 */
export function incoming(door: Door) {
  let upTo = door.start;
  const ahead = new Set<number>();
  let callOff: (() => void) | null = null;
  let isReading = false;
  let isStopped = false;

  function note(seq: number): void {
    if (seq <= upTo) return;
    ahead.add(seq);
    while (ahead.delete(upTo + 1)) upTo++;
    if (ahead.size > 0) readAfter(patience);
  }

  function readAfter(pause: number): void {
    if (isStopped) return;
    callOff ??= door.clock.after(pause, () => {
      callOff = null;
      if (ahead.size > 0) void catchUp();
    });
  }

  async function catchUp(): Promise<void> {
    if (isReading || isStopped) return;
    isReading = true;
    const answer = await door.read(upTo);
    isReading = false;
    if (isStopped) return;
    if (answer.success) reached(answer);
    else if (answer.isPassing) missed();
    else door.onRefused(answer);
  }

  function reached({ seq, update }: Change): void {
    door.apply(update);
    reach(seq);
    if (ahead.size > 0) readAfter(patience);
  }

  function reach(seq: number): void {
    upTo = Math.max(upTo, seq);
    for (const each of ahead) if (each <= upTo) ahead.delete(each);
    while (ahead.delete(upTo + 1)) upTo++;
  }

  function missed(): void {
    callOff ??= door.clock.after(pauseAfterFailure, () => {
      callOff = null;
      void catchUp();
    });
  }

  return {
    heard({ seq, update }: Change): void {
      door.apply(update);
      note(seq);
    },
    /** A change of one's own that was stored in this place. */
    stored: note,
    /** Everything up to here was applied. */
    reach,
    catchUp,
    upTo: () => upTo,
    stop(): void {
      isStopped = true;
      callOff?.();
    },
  };
}
