import type { ChangesCount } from "./changes-count.ts";
import type { Clock } from "./clock.ts";
import type { Wire } from "./wire.ts";

/** Milliseconds after which the first caret stands, on a quiet machine: what readers have of a long page takes as long to read as its draft. */
const soon = 250;

/** Holds the draft against what readers have: soon after it is opened, and each time that is published anew. */
export class Comparing {
  readonly #counted: ChangesCount;
  readonly #published: Wire["published"];
  readonly #isOpen: () => boolean;
  readonly #callOff: () => void;
  #isDone = false;

  constructor(counted: ChangesCount, { clock, wire }: { clock: Clock; wire: Wire }, isOpen: () => boolean) {
    this.#counted = counted;
    this.#published = () => wire.published();
    this.#isOpen = isOpen;
    this.#callOff = clock.after(soon, () => void this.now());
  }

  async now(): Promise<void> {
    const answer = await this.#published();
    this.#isDone ||= answer.success;
    if (answer.success && this.#isOpen()) this.#counted.compareWith(answer);
  }

  /** Whoever leaves before it was done waits for it, to be told what there is to publish. */
  async once(): Promise<void> {
    if (!this.#isDone) await this.now();
  }

  stop(): void {
    this.#callOff();
  }
}
