/** Milliseconds that merging a change may take, however short it is: a busy machine must not refuse a letter. */
const least = 1000;
const most = 3000;
/** A long change may take longer: so many bytes are one millisecond more. Measured: 1 for tables, 0.5 for lines of text. */
const bytesAMillisecond = 200;
/** What is left to whoever used theirs up, for so long. */
const spent = 100;
const recovery = 60_000;
const peopleMost = 1000;

/** How long the changes of a person are merged for, before they are refused (decision 0038). */
export class Patience {
  readonly #usedUp = new Map<string, number>();

  /** In milliseconds, for a change of so many bytes. */
  with(person: string, bytes: number, now: number): number {
    const at = this.#usedUp.get(person);
    if (at !== undefined && now - at < recovery) return spent;
    return Math.min(most, least + Math.floor(bytes / bytesAMillisecond));
  }

  usedUp(person: string, now: number): void {
    this.#usedUp.delete(person);
    this.#usedUp.set(person, now);
    for (const oldest of this.#usedUp.keys()) {
      if (this.#usedUp.size <= peopleMost) return;
      this.#usedUp.delete(oldest);
    }
  }
}
