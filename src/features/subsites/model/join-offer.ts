/** A subsite that somebody came to without being in it, and how they can come in. */
export type JoinOffer = { readonly id: number; readonly name: string; readonly joining: "join" | "ask" };
