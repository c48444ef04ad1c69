import { handleInSteps } from "#calls/handle.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isPassword } from "#secrets/password.ts";
import { signInAttempts } from "../attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "../attempts/store.ts";
import { demandPasswordCounts } from "../door/operations.ts";
import { signIn } from "../contract.ts";
import { signInFailed } from "../events.ts";
import { safeNext } from "../rules.ts";
import { findCredentials, findKnownBrowser, holdPerson } from "../store.ts";
import { handOver, letIn } from "../two-step/operations.ts";

/** The first step: email and password. Whether a second one comes is said by \`letIn\`. */
export const signingInHandlers = [
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
      const still = await holdPerson(credentials.personId, tx);
      if (still !== credentials.passwordHash) throw new Refusal("wrong-credentials");
      await takeBackAttempts(attempts, tx);
      await demandPasswordCounts(credentials.personId, tx);
      return letIn({ personId: credentials.personId, email, browser }, { now, wire }, tx);
    });
    return { next: handOver(given, wire, safeNext(input.next)) };
  }),
];
