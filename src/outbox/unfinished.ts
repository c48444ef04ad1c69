/** A listener took longer than the others wait for it. Its work goes on; `end` is when it is over. */
export class Unfinished extends Error {
  readonly end: Promise<void>;

  constructor(seconds: number, end: Promise<void>) {
    super(`no end after ${seconds} seconds`);
    this.end = end;
  }
}
