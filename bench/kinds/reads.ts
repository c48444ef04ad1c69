/** What the server reads for each kind, and its view shows. */
export type PollRead = { readonly votes: readonly number[]; readonly own: number | null };
export type CommentRead = {
  readonly id: string;
  readonly by: string | null;
  readonly at: number;
  readonly text: string;
};
export type PageRead = {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly at: number;
};
export type PersonRead = { readonly id: number; readonly name: string; readonly position: string };

/** A poll asks between so many answers. */
export const answers = 5;
