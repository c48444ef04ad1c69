import * as Y from "yjs";
import type { Clock } from "./clock.ts";
import type { Answer, Refused } from "./wire.ts";

/** So long changes are gathered before they are sent together. */
const gathering = 150;
const firstPause = 500;
const longestPause = 30_000;
/** A call takes so many bytes at once; what was written while offline for long goes in several. */
const bytesAtOnce = 1_000_000;

type Door = {
  readonly clock: Clock;
  send(update: Uint8Array): Promise<Answer<{ readonly seq: number }>>;
  onStored(seq: number): void;
  /** Sending the same again would not help; nothing is sent until `replace`. */
  onRefused(refused: Refused): void;
  onChange(): void;
};

/** One's own changes on their way to the server: gathered, one request at a time, the same bytes until they are stored. */
export function outgoing(door: Door) {
  let waiting: Uint8Array[] = [];
  let sending: Uint8Array | null = null;
  let isAsking = false;
  let isHalted = false;
  let isStopped = false;
  let failures = 0;
  let last: Refused | null = null;
  let callOff: (() => void) | null = null;
  const flushes: ((isStored: boolean) => void)[] = [];

  function schedule(pause: number): void {
    if (callOff || isAsking || isHalted || isStopped) return;
    callOff = door.clock.after(pause, () => {
      callOff = null;
      void ask();
    });
  }

  async function ask(): Promise<void> {
    if (isAsking || isHalted) return;
    sending ??= takeSome();
    if (!sending) return settle(true);
    const asked = sending;
    isAsking = true;
    const answer = await door.send(asked);
    isAsking = false;
    if (asked !== sending) return again(0);
    if (answer.success) stored(answer.seq);
    else if (answer.isPassing) failed(answer);
    else halted(answer);
    door.onChange();
  }

  function stored(seq: number): void {
    sending = null;
    failures = 0;
    last = null;
    door.onStored(seq);
    if (waiting.length > 0) again(flushes.length > 0 ? 0 : gathering);
    else settle(true);
  }

  function failed(failure: Refused): void {
    failures++;
    last = failure;
    settle(false);
    schedule(Math.min(longestPause, firstPause * 2 ** (failures - 1)));
  }

  function halted(refused: Refused): void {
    isHalted = true;
    last = refused;
    settle(false);
    door.onRefused(refused);
  }

  function again(pause: number): void {
    if (pause === 0 && !isStopped) void ask();
    else schedule(pause);
  }

  function takeSome(): Uint8Array | null {
    let bytes = 0;
    const upTo = waiting.findIndex((update) => (bytes += update.length) > bytesAtOnce);
    const taken = waiting.splice(0, upTo < 0 ? waiting.length : Math.max(1, upTo));
    return taken.length > 0 ? Y.mergeUpdates(taken) : null;
  }

  function settle(isStored: boolean): void {
    for (const done of flushes.splice(0)) done(isStored);
  }

  function hurry(): void {
    callOff?.();
    callOff = null;
    void ask();
  }

  return {
    add(update: Uint8Array): void {
      waiting.push(update);
      schedule(gathering);
      door.onChange();
    },
    /** Sends this in place of everything that is under way. */
    replace(update: Uint8Array): void {
      waiting = [update];
      sending = null;
      isHalted = false;
      schedule(failures > 0 ? firstPause : 0);
    },
    /** True once everything is stored, false when that failed. */
    flush(): Promise<boolean> {
      if (!sending && waiting.length === 0) return Promise.resolve(true);
      if (isHalted) return Promise.resolve(false);
      const done = new Promise<boolean>((settled) => flushes.push(settled));
      hurry();
      return done;
    },
    /** The way may be free again: does not wait for the pause to end. */
    hurry,
    unsent(): Uint8Array | null {
      if (waiting.length > 1) waiting = bytesOf(waiting) > bytesAtOnce ? waiting : [Y.mergeUpdates(waiting)];
      const all = sending ? [sending, ...waiting] : waiting;
      return all.length > 0 ? Y.mergeUpdates(all) : null;
    },
    isEmpty: () => !sending && waiting.length === 0,
    /** The last attempt came to nothing. */
    isFailing: () => last !== null,
    lastFailure: () => last,
    isHalted: () => isHalted,
    stop(): void {
      isStopped = true;
      callOff?.();
      settle(false);
    },
  };
}

function bytesOf(updates: readonly Uint8Array[]): number {
  return updates.reduce((sum, update) => sum + update.length, 0);
}
