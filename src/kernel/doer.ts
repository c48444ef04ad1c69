/**
 * Who does something and from where: what the audit log tells of a deed. It stands in the outbox beside each event, so that it is
 * written with the change itself, and is handed on to what follows from it.
 */
export type Doer = {
  /** The person who is really there; null for visitors and guests. */
  readonly personId: number | null;
  /** As whom they act, where that is somebody else. */
  readonly asId: number | null;
  readonly address: string;
  /** What the browser calls itself. */
  readonly device: string;
  /** By what they act, where it is no browser of theirs: the directory of their company, which they gave a token. */
  readonly by?: "directory";
};
