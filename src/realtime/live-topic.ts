import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Event } from "#kernel/event.ts";
import type { Topic } from "#kernel/topic.ts";

/** What listeners of a noun are told of one event: which of them, and what. Small, and nothing that a reader may not know. */
export type Told = { readonly id: number; readonly data: unknown };

export type Source = {
  readonly kind: string;
  readonly tells: (facts: never) => Told;
  /** Who may listen may be different now: every listener's right is asked again before they are told. */
  readonly changesRights: boolean;
};

/** A noun's topics: who may listen, and what they hear of. */
export type LiveTopic = {
  readonly name: string;
  readonly mayListen: (actor: Actor, id: number, tx: Tx) => Promise<boolean>;
  readonly from: readonly Source[];
  /** Also told by `tx.signal`, of which nothing is kept: whoever comes back has missed something. */
  readonly bySignals: boolean;
  /** What a tab may say of the place where it is. A topic with it is one of presence: whoever listens hears who is there. */
  readonly place?: PlaceShape;
  /** The topic of presence whose people this one tells, without their places. */
  readonly peopleOf?: string;
};

/** A schema. What passes it has at most a few hundred bytes: it travels in a message between processes. */
export type PlaceShape = {
  safeParse(said: unknown): { readonly success: true; readonly data: unknown } | { readonly success: false };
};

/** An event after which a person's sessions or role are different: all their sockets are asked again. */
export type PersonSource = { readonly kind: string; readonly personOf: (facts: never) => number };

type EventMaker<Facts> = ((facts: Facts) => Event<string, Facts>) & { readonly kind: string };

/** Joins a noun's topics with the rule of reading it and the events that tell of it. */
export function live(
  topic: Topic,
  options: Pick<LiveTopic, "mayListen" | "place"> & {
    from?: readonly Source[];
    bySignals?: boolean;
    peopleOf?: Topic;
  },
): LiveTopic {
  const { mayListen, from = [], place, peopleOf } = options;
  const { bySignals = from.length === 0 || place !== undefined || peopleOf !== undefined } = options;
  return {
    name: topic.name,
    mayListen,
    from,
    bySignals,
    ...(place && { place }),
    ...(peopleOf && { peopleOf: peopleOf.name }),
  };
}

export function heard<Facts>(
  event: EventMaker<Facts>,
  tells: (facts: Facts) => Told,
  { changesRights = false } = {},
): Source {
  return { kind: event.kind, tells, changesRights };
}

type AnyMaker = ((facts: never) => Event<string, unknown>) & { readonly kind: string };
type FactsOf<Maker> = Maker extends (facts: infer Facts) => Event<string, unknown> ? Facts : never;

/** Several events that tell the same. */
export function heardEach<Maker extends AnyMaker>(
  events: readonly Maker[],
  tells: (facts: FactsOf<Maker>) => Told,
  { changesRights = false } = {},
): Source[] {
  return events.map(({ kind }) => ({ kind, tells, changesRights }));
}

export function changesPerson<Facts>(
  event: EventMaker<Facts>,
  personOf: (facts: Facts) => number,
): PersonSource {
  return { kind: event.kind, personOf };
}
