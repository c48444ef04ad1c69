/** A subsite that somebody came to without being in it, and how they can come in. */
export type JoinOffer = {
  readonly id: number;
  readonly name: string;
  readonly joining: "join" | "ask";
  /** When they asked last, in milliseconds since 1970. */
  readonly requested: number | null;
};
