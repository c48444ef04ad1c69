import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Doer } from "#kernel/doer.ts";
import type { Event } from "#kernel/event.ts";

/** A mail as a feature writes it. `secretLinks` are one-time links, hidden where mails are kept for owners to read. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly secretLinks?: readonly string[];
};

/** An event as it is told; `id` makes an effect happen once. */
export type Heard<Facts = unknown, Kind = string> = {
  readonly id: number;
  readonly kind: Kind;
  readonly facts: Facts;
  /** When it was announced. */
  readonly at: Date;
  /** Who did it, where that is known. */
  readonly doer: Doer | null;
};

/** What a listener of lists may use. Transactions are of the events' site. */
export type ListTools = {
  readonly siteId: number;
  readonly now: Date;
  readonly read: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly write: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly mail: (mail: Mail, eventId: number) => Promise<void>;
  /** A person as they stand today, for work that goes on after they have left; null when they are gone. */
  readonly actorFor: (personId: number, tx: Tx) => Promise<Actor | null>;
  readonly log: (line: string) => void;
};

export type ListenerTools = Omit<ListTools, "mail"> & {
  readonly eventId: number;
  readonly mail: (mail: Mail) => Promise<void>;
};

export type Listener = {
  /** Names its position in the outbox; it never changes once released. */
  readonly name: string;
  readonly kinds: readonly string[];
  /** The most events that are told together. */
  readonly atOnce: number;
  /** What stays in order: while one event about it waits to be told again, the later ones about it wait behind. */
  readonly about: (facts: never) => string;
  readonly work: (events: readonly never[], tools: ListTools) => Promise<void>;
};

type EventMaker<Facts> = ((facts: Facts) => Event<string, Facts>) & { readonly kind: string };
type AnyMaker = ((facts: never) => Event) & { readonly kind: string };
/** What is told of the events that these make; `kind` says which facts it has. */
export type HeardOf<Maker> = Maker extends { (facts: infer Facts): Event; readonly kind: infer Kind }
  ? Heard<Facts, Kind>
  : never;
type Named<Facts> = { readonly name: string; readonly about: (facts: Facts) => string | number };

/**
 * Hears an event after its change is committed: at least once, in the order of commits for each thing it is `about`. The work
 * must bear being done twice. When it fails it is tried again, after pauses that grow; other listeners, and this one about
 * other things, go on meanwhile.
 */
export function on<Facts>(
  event: EventMaker<Facts>,
  named: Named<Facts>,
  work: (facts: Facts, tools: ListenerTools) => Promise<void>,
): Listener {
  const workEach = async (events: readonly Heard<Facts>[], { mail, ...tools }: ListTools) => {
    for (const { id, facts } of events)
      await work(facts, { ...tools, eventId: id, mail: (letter) => mail(letter, id) });
  };
  return listener([event.kind], { ...named, atOnce: 1 }, workEach);
}

/**
 * As `on`, for several kinds and many events in one go, all of one site and in order. A list that fails is told anew one by
 * one, so that what fails is found.
 */
export function onLists<Maker extends AnyMaker>(
  events: readonly Maker[],
  named: Named<HeardOf<Maker>["facts"]> & { readonly atOnce: number },
  work: (events: readonly HeardOf<Maker>[], tools: ListTools) => Promise<void>,
): Listener {
  return listener(
    events.map(({ kind }) => kind),
    named,
    work,
  );
}

function listener<Facts>(
  kinds: readonly string[],
  { name, about, atOnce }: Named<Facts> & { readonly atOnce: number },
  work: Listener["work"],
): Listener {
  return { name, kinds, atOnce, about: (facts) => String(about(facts)), work };
}
