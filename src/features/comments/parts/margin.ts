import type { Thread } from "../contract.ts";
import type { Passage } from "../model/found-passage.ts";
import type { Act, Said } from "./use-threads.ts";

/** What the pieces of the margin share. */
export type Margin = {
  readonly pageId: number;
  readonly personId: number;
  readonly threads: readonly Thread[];
  readonly people: Said["people"];
  readonly act: Act;
  /** Where the passages of threads stand; of those that were removed, none. */
  readonly ranges: ReadonlyMap<number, Range>;
  /** The thread that is looked at. */
  readonly active: number | null;
  readonly activate: (threadId: number | null) => void;
  /** Shows the passage of a thread. */
  readonly goTo: (threadId: number) => void;
  /** What a comment is being written about. */
  readonly begun: Passage | null;
  readonly begin: (passage: Passage | null) => void;
};
