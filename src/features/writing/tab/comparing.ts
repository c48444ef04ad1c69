import type { ChangesCount } from "./changes-count.ts";
import type { Wire } from "./wire.ts";

/** Holds the draft against what readers have: when it is opened, and each time that is published anew. */
export class Comparing {
  readonly #counted: ChangesCount;
  readonly #published: Wire["published"];
  readonly #isOpen: () => boolean;
  #isDone = false;

  constructor(counted: ChangesCount, { wire }: { wire: Wire }, isOpen: () => boolean) {
    this.#counted = counted;
    this.#published = () => wire.published();
    this.#isOpen = isOpen;
    void this.now();
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
}
