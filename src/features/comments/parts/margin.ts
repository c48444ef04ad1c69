import type { Thread } from "../contract.ts";
import type { Passage } from "../model/found-passage.ts";
import type { Act, Said } from "./use-threads.ts";

/** A passage that a comment is being written about; one that was begun by keys alone may be another one yet. */
export type Begun = Passage & { readonly isByKeys?: boolean };

/** What the pieces of the margin share. */
export type Margin = {
  readonly pageId: number;
  readonly personId: number;
  readonly threads: readonly Thread[];
  readonly people: Said["people"];
  /** What is said may be answered and settled. */
  readonly mayChange: boolean;
  /** Something more may be said: of a page that is being written nothing new is begun. */
  readonly mayBegin: boolean;
  readonly act: Act;
  /** Where the passages of threads stand; of those that were removed, none. */
  readonly ranges: ReadonlyMap<number, Range>;
  /** The thread that is looked at. */
  readonly active: number | null;
  readonly activate: (threadId: number | null) => void;
  /** Shows the passage of a thread. */
  readonly goTo: (threadId: number) => void;
  /** What a comment is being written about. */
  readonly begun: Begun | null;
  readonly begin: (passage: Begun | null) => void;
  /** Takes the text before or behind it instead. */
  readonly step: (step: 1 | -1) => void;
};
