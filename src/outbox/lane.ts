/** Work that runs one at a time, and once more when it was asked for meanwhile. */
export class Lane {
  readonly #work: () => Promise<boolean>;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #late = false;

  /** `work` says whether it did what there was to do; one that fails did not. */
  constructor(work: () => Promise<boolean>) {
    this.#work = work;
  }

  run(): void {
    if (this.#stopped) return;
    if (this.#running) this.#again = true;
    else this.#running = this.#rounds();
  }

  isStopped(): boolean {
    return this.#stopped;
  }

  /** The last run did nothing, since another process was at it or the database was away; that one may have died. */
  isLate(): boolean {
    return this.#late && !this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      // A database that is being restarted is met again at the next second.
      this.#late = !(await this.#work().catch(() => false));
    } while (this.#again && !this.#stopped);
    this.#running = null;
  }
}
