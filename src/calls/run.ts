import type { Database } from "#database/connection.ts";
import { announceOnCommit } from "#database/messages.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Providers } from "#outgoing/providers.ts";
import type { Storage } from "#storage/storage.ts";
import type { Bodies } from "./bodies.ts";
import type { AnyHandler, Context, StepsContext } from "./handle.ts";
import { readInput, readOutput } from "./input.ts";
import { doerOf, doneAsAnother, isActingAsAnother, mayBeCalledBy } from "./acting.ts";
import type { Wire } from "./wire.ts";

/** Finds out who asks, inside the transaction of the call, so that rights and data are of one moment. */
export type ResolveActor = (tx: Tx, wire: Wire, now: Date) => Promise<Actor>;

export type Runner = {
  readonly database: Database;
  readonly resolveActor: ResolveActor;
  readonly clock: () => Date;
  readonly bodies: Bodies;
  readonly storage: Storage;
  readonly outgoing: GuardedGet;
  readonly providers: Providers;
};

type AnyContext = Context<AnyHandler["call"]>;
type AnyStepsContext = StepsContext<AnyHandler["call"]>;

/** Runs a call for whoever the wire says, and gives its output fields. Throws a Refusal for every expected no. */
export async function runCall(
  runner: Runner,
  handler: AnyHandler,
  request: { readonly sent: Readonly<Record<string, unknown>>; readonly wire: Wire },
): Promise<Record<string, unknown>> {
  const input = readInput(handler.call, request.sent) as AnyContext["input"];
  const now = runner.clock();
  const circumstances = { input, now, wire: request.wire, bodies: runner.bodies, storage: runner.storage };
  if ("steps" in handler) {
    const context: AnyStepsContext = {
      ...circumstances,
      database: runner.database,
      outgoing: runner.outgoing,
      providers: runner.providers,
      siteId: request.wire.siteId,
      read: step(runner, { handler, wire: request.wire }, "read"),
      write: step(runner, { handler, wire: request.wire }, "write"),
      together: (work) =>
        inTransaction(runner.database, { siteId: request.wire.siteId, access: "write" }, work),
      actorIn: (tx) => actorFor(runner, { handler, wire: request.wire }, tx),
    };
    return readOutput(handler.call, await handler.steps(context));
  }
  return inTransaction(runner.database, transactionOf(handler, request.wire), async (tx) => {
    const actor = await actorFor(runner, { handler, wire: request.wire }, tx);
    const say = sayIn(request.wire.language());
    const answer = readOutput(handler.call, await handler.work({ ...circumstances, actor, tx, say }));
    if (handler.call.changesSites) await announceOnCommit(tx, { topic: "sites", about: "" });
    return answer;
  });
}

/** Runs a call inside a transaction that is already open under a known actor: how screens read. */
export async function runInside(
  handler: AnyHandler,
  context: {
    readonly sent: Readonly<Record<string, unknown>>;
    actor: Actor;
    tx: Tx;
    now: Date;
    wire: Wire;
    bodies: Bodies;
    storage: Storage;
  },
): Promise<Record<string, unknown>> {
  if ("steps" in handler)
    throw new Error(`${handler.call.name} opens its own transactions and cannot be read by a screen`);
  demand(mayBeCalledBy(handler.call, context.actor));
  const input = readInput(handler.call, context.sent) as AnyContext["input"];
  const say = sayIn(context.wire.language());
  return readOutput(handler.call, await handler.work({ ...context, input, say }));
}

type Asked = { readonly handler: AnyHandler; readonly wire: Wire };

/** Who asks, if they may; what they change is ascribed to them. */
async function actorFor(runner: Runner, { handler: { call }, wire }: Asked, tx: Tx): Promise<Actor> {
  const actor = await runner.resolveActor(tx, wire, runner.clock());
  demand(mayBeCalledBy(call, actor));
  tx.ascribe(doerOf(actor, wire));
  if (isActingAsAnother(actor) && tx.mark === undefined) tx.announce(doneAsAnother({ call: call.name }));
  return actor;
}

function step(runner: Runner, asked: Asked, access: "read" | "write") {
  return <Result>(work: (actor: Actor, tx: Tx) => Promise<Result>): Promise<Result> =>
    inTransaction(runner.database, { siteId: asked.wire.siteId, access }, async (tx) =>
      work(await actorFor(runner, asked, tx), tx),
    );
}

function transactionOf(handler: AnyHandler, wire: Wire): { siteId: number; access: "read" | "write" } {
  return { siteId: wire.siteId, access: handler.call.access === "write" ? "write" : "read" };
}
