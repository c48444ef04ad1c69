/** Why an answer of a provider counts for nothing. The two that its administrator can mend have a name of their own. */
export type RefusedWhy = "encrypted" | "passing-name" | "untrusted";

/** An answer that does not hold. `message` is for tests and developers alone: people are told no detail of a check. */
export class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
  constructor(
    message: string,
    readonly why: RefusedWhy = "untrusted",
  ) {
    super(message);
  }
}
