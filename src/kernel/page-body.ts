/** A place in a finished body that a living widget fills for each reader; its element in the HTML is empty. */
export type Hole = {
  /** The widget's id. */
  readonly id: string;
  readonly kind: string;
  readonly content: unknown;
  readonly anchors: readonly string[];
};

/** A hole with what its kind has read for one reader; null for kinds that read nothing. Broken: its kind failed at reading. */
export type FilledHole = Hole & { readonly data: unknown; readonly isBroken?: boolean | undefined };

/** A page's content ready to be shown: finished HTML with holes, its table of contents, and the minutes that reading takes. */
export type PageBody = {
  readonly html: string;
  /** In the order in which they stand in the HTML. */
  readonly holes: readonly Hole[];
  /** Who and what it mentions, each once; their places in the HTML are empty. Left out where it mentions nobody. */
  readonly mentions?: readonly { readonly of: "person" | "page"; readonly id: number }[];
  readonly contents: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly minutes: number;
  /** Its beginning in plain words, for those who see no more of it than a link. */
  readonly summary: string;
  /** The first picture on it. */
  readonly picture: { readonly id: number; readonly name: string } | null;
  /** Only the words, because rendering took too long; whoever shows them says so. */
  readonly isPlain?: true;
  /** Only the words, because nobody had time for more just now: whoever asks again may be shown all of it. */
  readonly isPassing?: true;
};
