import { handle } from "#calls/handle.ts";
import type { Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { actAs, actAsOneself } from "#features/sessions/acting-store.ts";
import { safeNext } from "#features/sessions/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { findProfile } from "../profiles/store.ts";
import type { PersonFacts } from "../rules.ts";
import { findPerson } from "../store.ts";
import { impersonate, impersonateFromMenu, stopImpersonating } from "./contract.ts";
import { impersonationBegan, impersonationEnded } from "./events.ts";
import { impersonationMinutes, mayImpersonate, mayImpersonatePeople } from "./rules.ts";
import { readImpersonation, readImpersonationFromMenu } from "./screen.ts";
import { impersonationWords } from "./wording.ts";

type Asked = { readonly id: number; readonly next: string | undefined; readonly from: "list" | "card" };

export const impersonationHandlers = [
  handle(readImpersonation, ({ input, actor, tx, say }) =>
    asking(actor, { id: input.profile_id, next: input.next, from: "list" }, say, tx),
  ),
  handle(readImpersonationFromMenu, ({ input, actor, tx, say }) =>
    asking(actor, { id: input.user_id, next: input.next, from: "card" }, say, tx),
  ),
  handle(impersonate, ({ input, actor, now, wire, tx }) =>
    begin(actor, { id: input.profile_id, next: input.next, from: "list" }, { now, wire }, tx),
  ),
  handle(impersonateFromMenu, ({ input, actor, now, wire, tx }) =>
    begin(actor, { id: input.user_id, next: input.next, from: "card" }, { now, wire }, tx),
  ),
  handle(stopImpersonating, async ({ input, actor, wire, tx }) => {
    if (actor.personId === null) throw new Refusal("signed-out");
    const { personId, realPersonId: by } = actor;
    if (by === undefined || wire.sessionToken === null) throw new Refusal("not-impersonating");
    wire.setSession(await actAsOneself(wire.sessionToken, tx));
    tx.announce(impersonationEnded({ personId, by, reason: "stopped" }));
    return { next: safeNext(input.next) };
  }),
];

async function asking(actor: Actor, asked: Asked, say: Say, tx: Tx) {
  demand(mayImpersonatePeople(actor));
  const { id, name } = allowed(actor, await findProfile(actor, asked.id, tx), asked);
  const title = say(impersonationWords.title, { name });
  return { title, id, name, next: safeNext(asked.next) };
}

type Beginning = { readonly now: Date; readonly wire: Wire };

async function begin(actor: Actor, asked: Asked, { now, wire }: Beginning, tx: Tx) {
  demand(mayImpersonatePeople(actor));
  // Held, so that their role is the same until it has begun.
  const { id } = allowed(actor, await findPerson(actor, asked.id, tx), asked);
  const token = found(wire.sessionToken, "signed-out");
  const until = new Date(now.getTime() + impersonationMinutes * 60_000);
  // The token is another one from here on: what tabs of before still hold counts no more.
  wire.setSession(await actAs(token, { personId: id, until }, tx));
  tx.announce(impersonationBegan({ personId: id, by: actor.personId ?? 0 }));
  return { next: safeNext(asked.next) };
}

/** Where it is asked from says in which words one is refused oneself. */
function allowed<Row extends Pick<PersonFacts, "id" | "role">>(
  actor: Actor,
  row: Row | null,
  { from }: Asked,
): Row {
  const person = found(row, "person-not-found");
  const verdict = mayImpersonate(actor, person);
  if (!verdict.allowed && verdict.code === "own-impersonation" && from === "card")
    throw new Refusal("own-impersonation-card");
  demand(verdict);
  return person;
}
