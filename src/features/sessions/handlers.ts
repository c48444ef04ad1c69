import { handle, handleInSteps } from "#calls/handle.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isPassword } from "#secrets/password.ts";
import { signInAttempts } from "./attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "./attempts/store.ts";
import { sessionsEnded, signInFailed, signedIn } from "./events.ts";
import { revokeOtherSessions, revokeSession, signIn, signOut } from "./contract.ts";
import { leaveSession } from "./operations.ts";
import { safeNext } from "./rules.ts";
import { readSignIn } from "./screen.ts";
import {
  endSessionsOf,
  findCredentials,
  findKnownBrowser,
  rememberBrowser,
  revokeOne,
  startSession,
} from "./store.ts";
import { sessionWords } from "./wording.ts";

export const sessionHandlers = [
  handle(readSignIn, async ({ input, say }) => ({
    title: say(sessionWords.signIn),
    next: safeNext(input.next),
  })),

  handleInSteps(signIn, async ({ input, now, wire, read, write }) => {
    const email = input.email.trim().toLowerCase();
    const browser = await read((_, tx) => findKnownBrowser(wire.knownBrowser ?? null, email, tx));
    const attempts = signInAttempts({ address: wire.address, email, browser });
    await demandAttempts(write, attempts);
    const credentials = await read((_, tx) => findCredentials(email, tx));
    const right = await isPassword(credentials?.passwordHash ?? null, input.password);
    if (!credentials || !right) {
      // Also where nobody here has the address, so that both take as long.
      await write(async (_, tx) => tx.announce(signInFailed({ personId: credentials?.personId ?? null })));
      throw new Refusal("wrong-credentials");
    }
    const given = await write(async (_, tx) => {
      const still = await findCredentials(email, tx);
      if (still?.passwordHash !== credentials.passwordHash) throw new Refusal("wrong-credentials");
      await takeBackAttempts(attempts, tx);
      await leaveSession(wire.sessionToken, tx);
      tx.announce(signedIn({ personId: credentials.personId }));
      const session = { personId: credentials.personId, device: wire.device, address: wire.address };
      return {
        session: await startSession(session, now, tx),
        browser: await rememberBrowser(email, browser, tx),
      };
    });
    wire.setSession(given.session);
    wire.setKnownBrowser?.(given.browser);
    return { next: safeNext(input.next) };
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
