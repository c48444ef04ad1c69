/** What a provider says of somebody, signed. */
export type Asserted = {
  readonly subject: string;
  /** The subject is an email address, by its own word. */
  readonly isAddress: boolean;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
};
