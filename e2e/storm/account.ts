/** A unique word that was typed: the first letter of its writer, a number, and the letter again. */
export type Token = {
  readonly text: string;
  readonly by: string;
  readonly step: number;
  /** Words typed one behind the other without moving the caret share a run. */
  readonly run: number;
  /** The word that the caret stood behind when the first one of the run was typed. */
  readonly behind: string | null;
  /** The writer saw it in the text. */
  isShown: boolean;
  /** The writer took it back. */
  isUndone: boolean;
};

export type Step = {
  readonly number: number;
  readonly by: string;
  readonly deed: string;
  /** Milliseconds since the storm began. */
  readonly at: number;
  readonly notes: string[];
};

/** A complete word; half a word never looks like one. */
export const tokenPattern = "([aeos])\\d{4}\\1";

/** What the writers of one storm did, and which words the page should hold because of it. */
export class Account {
  readonly tokens: Token[] = [];
  readonly steps: Step[] = [];
  /** What each tab held, in words. */
  readonly memory: string[] = [];
  /** The words behind which somebody broke a line. */
  readonly breaks = new Set<string>();
  hasMoves = false;
  #runs = 0;
  #texts = 0;
  readonly #begun = performance.now();

  /** Milliseconds since the storm began. */
  now(): number {
    return Math.round(performance.now() - this.#begun);
  }

  step(by: string, deed: string): Step {
    const step: Step = { number: this.steps.length + 1, by, deed, at: this.now(), notes: [] };
    this.steps.push(step);
    return step;
  }

  run(): number {
    return ++this.#runs;
  }

  /** A word that nobody has typed yet. */
  textOf(by: string): string {
    const letter = by.charAt(0);
    return `${letter}${String(++this.#texts).padStart(4, "0")}${letter}`;
  }

  token(known: Pick<Token, "by" | "step" | "run" | "behind">): Token {
    const token: Token = { ...known, text: this.textOf(known.by), isShown: false, isUndone: false };
    this.tokens.push(token);
    return token;
  }

  /** What stood in the page before the storm. */
  standing(text: string): void {
    this.tokens.push({
      text,
      by: "start",
      step: 0,
      run: this.run(),
      behind: null,
      isShown: true,
      isUndone: false,
    });
  }

  /** Another word stands in place of one that was there; that one is not to come back. */
  replace(text: string, instead: string): void {
    const before = this.tokens.findIndex((token) => token.text === text);
    const known = this.tokens[before];
    if (!known) return;
    const after = this.tokens.findIndex((token) => token.text === instead);
    this.tokens[before] = { ...known, text: instead, isUndone: false };
    const gone = { ...known, text, run: this.run(), behind: null, isUndone: true };
    if (after < 0) this.tokens.push(gone);
    else this.tokens[after] = gone;
    for (const [at, token] of this.tokens.entries())
      if (token.behind === text) this.tokens[at] = { ...token, behind: instead };
    if (this.breaks.delete(text)) this.breaks.add(instead);
  }

  isUndone(text: string): boolean {
    return this.tokens.some((token) => token.text === text && token.isUndone);
  }

  /** Another's word that was typed not long ago, so that writers meet in one line. */
  latestOfOthers(by: string): string | undefined {
    return this.tokens.findLast((token) => token.by !== by && token.isShown && !token.isUndone)?.text;
  }
}
