import type { Database } from "#database/connection.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call, Fields, InputOf, OutputOf } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Providers } from "#outgoing/providers.ts";
import type { Storage } from "#storage/storage.ts";
import type { Bodies } from "./bodies.ts";
import type { Wire } from "./wire.ts";

/** What every handler is given, whatever its transaction. */
export type Circumstances<C> = {
  readonly input: InputOf<C>;
  readonly now: Date;
  /** The little of the request and reply that a handler may touch: cookies, device, address. */
  readonly wire: Wire;
  readonly bodies: Bodies;
  /** Where the bytes of files lie; slow, so only for calls in steps, outside of their transactions. */
  readonly storage: Storage;
};

export type Context<C> = Circumstances<C> & {
  readonly actor: Actor;
  readonly tx: Tx;
  /** Speaks the language of whoever asks. */
  readonly say: Say;
};

/** For calls with work that must not stand inside a transaction (hashing, resizing, outgoing requests). */
export type StepsContext<C> = Circumstances<C> & {
  /** For stores that make a site, which no transaction of a site can hold. */
  readonly database: Database;
  readonly siteId: number;
  /** For addresses that people or pages bring. */
  readonly outgoing: GuardedGet;
  /** For the servers that companies sign in with. */
  readonly providers: Providers;
  readonly read: <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly write: <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) => Promise<Result>;
  /** For calls that wait for each other and share one transaction: it opens the transaction of them all ... */
  readonly together: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** ... and inside it each finds out who asks. */
  readonly actorIn: (tx: Tx) => Promise<Actor>;
};

export type Handler<C extends Call<Fields, Fields> = Call<Fields, Fields>> =
  | { readonly call: C; readonly work: (context: Context<C>) => Promise<OutputOf<C>> }
  | { readonly call: C; readonly steps: (context: StepsContext<C>) => Promise<OutputOf<C>> };

/** Joins a call with its work, which runs in one transaction of the access that the call declares. */
export function handle<C extends Call<Fields, Fields>>(
  call: C,
  work: (context: Context<C>) => Promise<OutputOf<C>>,
): AnyHandler {
  return { call, work } as unknown as AnyHandler;
}

/** As `handle`, for a call of access "none" that opens its own short transactions. */
export function handleInSteps<C extends Call<Fields, Fields>>(
  call: C,
  steps: (context: StepsContext<C>) => Promise<OutputOf<C>>,
): AnyHandler {
  return { call, steps } as unknown as AnyHandler;
}

/** A handler whose types have been checked where it was written. */
export type AnyHandler = Handler;
