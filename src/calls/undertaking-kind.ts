import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import type { RefusalWording } from "#kernel/refusal.ts";
import type { Words } from "#kernel/words.ts";

/** What an undertaking was begun with. Its texts and numbers are values of its sentences. */
export type UndertakingInput = Readonly<Record<string, Json>>;

/** One of the things that an undertaking is made of: by what name people are told of it, and what its step needs to know. */
export type UndertakingItem = { readonly name: string; readonly data: Json };

type Work<Input> = { readonly input: Input; readonly item: UndertakingItem; readonly now: Date };

/** A kind of long work. Everything that tells one kind from another stands here; the machine knows none of them. */
export type UndertakingKind<Input = UndertakingInput> = {
  /** Stands in the rows: it never changes once released. */
  readonly name: string;
  /** So many items are done in the transaction of the call that begins it, and all or none, unless `apart`. */
  readonly atOnce: number;
  /** Each item has a fate of its own then, too: what is refused leaves nothing of it, and the others are done. */
  readonly apart?: boolean;
  /** Where its first item is done, and its last taken back, in the transaction of the call even if the others follow in steps. */
  readonly firstAtOnce?: (input: Input) => boolean;
  /** Refuses whoever may not. Asked when it begins, again at each step, and when it is undone. */
  readonly demand: (actor: Actor, input: Input, tx: Tx) => Promise<void>;
  /** What it is made of, in the order in which it is done; `given` is what was named to begin it, as addresses. */
  readonly plan: (
    actor: Actor,
    asked: { readonly input: Input; readonly given: readonly Json[] },
    tx: Tx,
  ) => Promise<readonly UndertakingItem[]>;
  /**
   * Does one item; what it gives is kept for `undo`. After a refusal nothing of the item is left, and the others go on. Its effects are rows
   * and events of this transaction alone: that is why no kill can lose or double them.
   */
  readonly step: (actor: Actor, work: Work<Input>, tx: Tx) => Promise<Json>;
  /** What follows once from all items that were done or taken back in one transaction: what hundreds of them would write one by one takes a few statements. */
  readonly after?: (items: readonly UndertakingItem[], tx: Tx) => Promise<void>;
  /** Takes one item back, the last first; a refusal leaves it as it is. Null where nothing can be taken back. */
  readonly undo:
    | ((actor: Actor, work: Work<Input> & { readonly noted: Json }, tx: Tx) => Promise<void>)
    | null;
  /** Said with the texts and numbers of the input, and `total`, `done`, `failed`, `undone` and `kept`. */
  readonly words: { readonly title: Words; readonly result: Words; readonly undone: Words };
  /**
   * Its title for owners who did not begin it, where `words` name something that not every owner may see: a folder or a template, perhaps of
   * a subsite in which they are not. All of it is said with numbers alone then.
   */
  readonly titleForOthers?: Words;
  /** The sentences of what its rules refuse. */
  readonly refusals: RefusalWording<string>;
};

/** A kind as it stands in the list of all: its types were checked where it was written. */
export type AnyUndertakingKind = UndertakingKind;

export function anyKind<Input extends UndertakingInput>(kind: UndertakingKind<Input>): AnyUndertakingKind {
  return kind as unknown as AnyUndertakingKind;
}
