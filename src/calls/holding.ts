import type { Tx } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";
import type { Words } from "#kernel/words.ts";

/** How much of something a person has; `names` where it is told by name. */
export type Held = { readonly count: number; readonly names?: readonly string[] };

/** Takes what a person has away, a batch at a time, and gives it back. */
export type Parting = {
  /** As many as one batch takes. */
  readonly batch: number;
  /** Takes at most a batch; what it gives is all that `giveBack` needs. */
  readonly take: (personId: number, tx: Tx) => Promise<Json>;
  /** Gives a batch back, as far as what it hangs on still stands. Null where it is gone for good. */
  readonly giveBack: ((personId: number, taken: Json, tx: Tx) => Promise<void>) | null;
  /** Gives what was taken to somebody else, who keeps what they have of it already; nothing is handed over where it is absent. */
  readonly hand?: Handing;
};

/** Who comes into what somebody had, and who gives it to them. */
export type Heir = { readonly id: number; readonly by: number | null };

export type Handing = {
  /** What it gives is all that `takeBack` needs: what the heir did not have. */
  readonly give: (heir: Heir, taken: Json, tx: Tx) => Promise<Json>;
  readonly takeBack: (heir: Heir, given: Json, tx: Tx) => Promise<void>;
};

/** Something that people have on a site, and what becomes of it when one of them is deleted. Each room tells of its own. */
export type Holding = {
  /** Stands in the rows of undertakings: it never changes once released. */
  readonly name: string;
  readonly becomes: "stays" | "goes" | "lacks";
  readonly look: (personId: number, tx: Tx) => Promise<Held>;
  /** Said before, with `count` and `names`; null where it goes without saying. */
  readonly words: Words | null;
  /** Null for what is not touched. */
  readonly parting: Parting | null;
};
