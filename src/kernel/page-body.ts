/** A page's content ready to be shown: finished HTML, its table of contents, and the minutes that reading takes. */
export type PageBody = {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly minutes: number;
  /** Its beginning in plain words, for those who see no more of it than a link. */
  readonly summary: string;
  /** The first picture on it. */
  readonly picture: { readonly id: number; readonly name: string } | null;
  /** Only the words, because rendering took too long; whoever shows them says so. */
  readonly isPlain?: true;
};
