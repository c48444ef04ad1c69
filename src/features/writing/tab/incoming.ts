import type { Clock } from "./clock.ts";
import type { Answer, Change, Refused } from "./wire.ts";

/** What is on its way may arrive out of order; a hole that stays so long is asked for. */
const patience = 400;
const pauseAfterFailure = 5000;
/** Whoever is signed out is told of it at each attempt; that they are back is heard at once. */
const pauseAfterExpiry = 60_000;

type Door = {
  readonly clock: Clock;
  readonly start: number;
  apply(update: Uint8Array): void;
  read(after: number): Promise<Answer<Change>>;
  onRefused(refused: Refused): void;
};

/**
 * Which of the draft's changes this tab has. A change is handed on when it comes, whatever its turn (`wholeChanges` lets it wait
 * for what it builds on); numbers that stay missing are read from the server.
 */
export class Incoming {
  readonly #door: Door;
  readonly #ahead = new Set<number>();
  #upTo: number;
  #callOff: (() => void) | null = null;
  #isReading = false;
  /** Something was told of while a read was under way, which may have been answered before it came about. */
  #isDueAgain = false;
  #isStopped = false;

  constructor(door: Door) {
    this.#door = door;
    this.#upTo = door.start;
  }

  upTo(): number {
    return this.#upTo;
  }

  heard({ seq, update }: Change): void {
    this.#door.apply(update);
    this.stored(seq);
  }

  /** A change of one's own that was stored in this place. */
  stored(seq: number): void {
    if (seq <= this.#upTo) return;
    this.#ahead.add(seq);
    this.#closeUp();
    if (this.#ahead.size > 0) this.#readMissing();
  }

  /** Everything up to here was applied. */
  reach(seq: number): void {
    this.#upTo = Math.max(this.#upTo, seq);
    for (const each of this.#ahead) if (each <= this.#upTo) this.#ahead.delete(each);
    this.#closeUp();
  }

  async catchUp(): Promise<void> {
    if (this.#isStopped) return;
    if (this.#isReading) return void (this.#isDueAgain = true);
    this.#isReading = true;
    this.#isDueAgain = false;
    const answer = await this.#door.read(this.#upTo);
    this.#isReading = false;
    if (this.#isStopped) return;
    if (answer.success) this.#reached(answer);
    else if (answer.isPassing) this.#missed(answer.expired ? pauseAfterExpiry : pauseAfterFailure);
    else this.#door.onRefused(answer);
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  #closeUp(): void {
    while (this.#ahead.delete(this.#upTo + 1)) this.#upTo++;
  }

  #reached({ seq, update }: Change): void {
    this.#door.apply(update);
    this.reach(seq);
    if (this.#isDueAgain) void this.catchUp();
    else if (this.#ahead.size > 0) this.#readMissing();
  }

  #readMissing(): void {
    if (this.#isStopped) return;
    this.#callOff ??= this.#door.clock.after(patience, () => {
      this.#callOff = null;
      if (this.#ahead.size > 0) void this.catchUp();
    });
  }

  #missed(pause: number): void {
    this.#callOff ??= this.#door.clock.after(pause, () => {
      this.#callOff = null;
      void this.catchUp();
    });
  }
}
