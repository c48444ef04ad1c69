type Waiting<Item, Result> = {
  readonly item: Item;
  readonly answered: (result: Result) => void;
  readonly failed: (error: unknown) => void;
};

/** How many share one round; the others take the next. */
const roundMost = 32;

/**
 * Who comes while a round is under way waits, and all who waited share the next: many who write on one page cost one
 * transaction at a time and one connection, not a queue at the lock of its row.
 */
export class WaitingLine<Item, Result> {
  readonly #lines = new Map<string, Waiting<Item, Result>[]>();
  readonly #serve: (items: readonly Item[]) => Promise<readonly Result[]>;

  constructor(serve: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#serve = serve;
  }

  join(key: string, item: Item): Promise<Result> {
    return new Promise((answered, failed) => {
      const line = this.#lines.get(key);
      if (line) return void line.push({ item, answered, failed });
      this.#lines.set(key, [{ item, answered, failed }]);
      void this.#run(key);
    });
  }

  async #run(key: string): Promise<void> {
    const line = this.#lines.get(key) ?? [];
    while (line.length > 0) await this.#round(line.splice(0, roundMost));
    this.#lines.delete(key);
  }

  async #round(waiting: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#serve(waiting.map(({ item }) => item));
      waiting.forEach(({ answered }, at) => answered(results[at] as Result));
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }
}
