/** A page's content ready to be shown: finished HTML, its table of contents, and the minutes that reading takes. */
export type PageBody = {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly minutes: number;
};
