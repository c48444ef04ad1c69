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
export class Outgoing {
  readonly #door: Door;
  readonly #flushes: ((isStored: boolean) => void)[] = [];
  #waiting: Uint8Array[] = [];
  #sending: Uint8Array | null = null;
  #isAsking = false;
  #isHalted = false;
  #isStopped = false;
  #failures = 0;
  #last: Refused | null = null;
  #callOff: (() => void) | null = null;

  constructor(door: Door) {
    this.#door = door;
  }

  add(update: Uint8Array): void {
    this.#waiting.push(update);
    this.#schedule(gathering);
    this.#door.onChange();
  }

  /** Sends this in place of everything that is under way. */
  replace(update: Uint8Array): void {
    this.#waiting = [update];
    this.#sending = null;
    this.#isHalted = false;
    this.#schedule(this.#failures > 0 ? firstPause : 0);
  }

  /** True once everything is stored, false when that failed. */
  flush(): Promise<boolean> {
    if (this.isEmpty()) return Promise.resolve(true);
    if (this.#isHalted) return Promise.resolve(false);
    const done = new Promise<boolean>((settled) => this.#flushes.push(settled));
    this.hurry();
    return done;
  }

  /** The way may be free again: does not wait for the pause to end. */
  hurry(): void {
    this.#callOff?.();
    this.#callOff = null;
    void this.#ask();
  }

  unsent(): Uint8Array | null {
    const waiting = this.#waiting;
    if (waiting.length > 1)
      this.#waiting = bytesOf(waiting) > bytesAtOnce ? waiting : [Y.mergeUpdates(waiting)];
    const all = this.#sending ? [this.#sending, ...this.#waiting] : this.#waiting;
    return all.length > 0 ? Y.mergeUpdates(all) : null;
  }

  isEmpty(): boolean {
    return !this.#sending && this.#waiting.length === 0;
  }

  /** The last attempt came to nothing. */
  isFailing(): boolean {
    return this.#last !== null;
  }

  lastFailure(): Refused | null {
    return this.#last;
  }

  isHalted(): boolean {
    return this.#isHalted;
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#settle(false);
  }

  #schedule(pause: number): void {
    if (this.#callOff || this.#isAsking || this.#isHalted || this.#isStopped) return;
    this.#callOff = this.#door.clock.after(pause, () => {
      this.#callOff = null;
      void this.#ask();
    });
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isHalted) return;
    this.#sending ??= this.#takeSome();
    if (!this.#sending) return this.#settle(true);
    const asked = this.#sending;
    this.#isAsking = true;
    const answer = await this.#door.send(asked);
    this.#isAsking = false;
    if (asked !== this.#sending) return this.#again(0);
    if (answer.success) this.#stored(answer.seq);
    else if (answer.isPassing) this.#failed(answer);
    else this.#halted(answer);
    this.#door.onChange();
  }

  #stored(seq: number): void {
    this.#sending = null;
    this.#failures = 0;
    this.#last = null;
    this.#door.onStored(seq);
    if (this.#waiting.length > 0) this.#again(this.#flushes.length > 0 ? 0 : gathering);
    else this.#settle(true);
  }

  #failed(failure: Refused): void {
    this.#failures++;
    this.#last = failure;
    this.#settle(false);
    this.#schedule(Math.min(longestPause, firstPause * 2 ** (this.#failures - 1)));
  }

  #halted(refused: Refused): void {
    this.#isHalted = true;
    this.#last = refused;
    this.#settle(false);
    this.#door.onRefused(refused);
  }

  #again(pause: number): void {
    if (pause === 0 && !this.#isStopped) void this.#ask();
    else this.#schedule(pause);
  }

  #takeSome(): Uint8Array | null {
    let bytes = 0;
    const upTo = this.#waiting.findIndex((update) => (bytes += update.length) > bytesAtOnce);
    const taken = this.#waiting.splice(0, upTo < 0 ? this.#waiting.length : Math.max(1, upTo));
    return taken.length > 0 ? Y.mergeUpdates(taken) : null;
  }

  #settle(isStored: boolean): void {
    for (const done of this.#flushes.splice(0)) done(isStored);
  }
}

function bytesOf(updates: readonly Uint8Array[]): number {
  return updates.reduce((sum, update) => sum + update.length, 0);
}
