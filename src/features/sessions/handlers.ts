import { handle } from "#calls/handle.ts";
import { Refusal, sentenceOf } from "#kernel/refusal.ts";
import { sessionsEnded } from "./events.ts";
import { revokeOtherSessions, revokeSession, signOut } from "./contract.ts";
import { leaveSession } from "./operations.ts";
import { mayAddressesJoin, readDoor } from "./door/store.ts";
import { companyCodes, companyDoorRefusals, companyDoorWords } from "./door/wording.ts";
import { readPasskeys } from "#features/sites/passkeys/store.ts";
import { safeNext } from "./rules.ts";
import { readSignIn } from "./screen.ts";
import { endSessionsOf, revokeOne } from "./store.ts";
import { sessionWords } from "./wording.ts";

export const sessionHandlers = [
  handle(readSignIn, async ({ input, tx, say }) => {
    const door = await readDoor(tx);
    const code = input.company && (companyCodes.find((each) => each === input.company) ?? "company-failed");
    const name = door?.name ?? say(companyDoorWords.yourCompany);
    return {
      title: say(sessionWords.signIn),
      next: safeNext(input.next),
      company: door && { name: door.name },
      withPasskeys: await readPasskeys(tx),
      withJoining: await mayAddressesJoin(tx),
      withPassword: !door?.isRequired || input.way === "password",
      reason: code ? say(sentenceOf(companyDoorRefusals, code), { name }) : "",
    };
  }),

  handle(signOut, async ({ wire, tx }) => {
    await leaveSession(wire.sessionToken, tx);
    wire.setSession(null);
    return { next: "/" };
  }),

  handle(revokeSession, async ({ input, actor, tx }) => {
    if (actor.personId === null) throw new Refusal("signed-out");
    if (!(await revokeOne(actor, input.id, tx))) throw new Refusal("session-not-found");
    tx.announce(sessionsEnded({ personId: actor.personId }));
    return {};
  }),

  handle(revokeOtherSessions, async ({ actor, wire, tx }) => {
    if (actor.personId === null) throw new Refusal("signed-out");
    const count = await endSessionsOf(actor.personId, wire.sessionToken, tx);
    if (count > 0) tx.announce(sessionsEnded({ personId: actor.personId }));
    return { count };
  }),
];
