import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { passkeyAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { passkeyAdded, passkeyRemoved } from "#features/sessions/passkeys/events.ts";
import { passkeySite } from "#features/sessions/passkeys/operations.ts";
import { mayAddPasskey, passkeyMinutes } from "#features/sessions/passkeys/rules.ts";
import {
  askChallenge,
  dropPasskey,
  namePasskey,
  passkeysOf,
  savePasskey,
  spendChallenge,
} from "#features/sessions/passkeys/store.ts";
import { mayHavePasskeys } from "#features/sites/passkeys/rules.ts";
import { readPasskeys } from "#features/sites/passkeys/store.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { challengeIn, creationOptions, keyMade } from "#secrets/passkeys.ts";
import { demandOwnPassword } from "../proving/password-operations.ts";
import { findName } from "../store.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./contract.ts";

export const accountPasskeyHandlers = [
  handleInSteps(beginPasskey, async ({ input, now, wire, read, write }) => {
    const personId = await signedInWho(read);
    await demandOwnPassword(personId, input.current_password, write);
    const { site, owner, asked } = await write(async (actor, tx) => {
      demandStill(actor.personId, personId);
      demand(mayHavePasskeys(wire.siteAddress));
      const known = await demandRoom(personId, tx);
      const { name, email } = found(await findName(personId, tx), "signed-out");
      return {
        site: await passkeySite(wire.siteAddress, tx),
        owner: { name, email, handle: handleOf(personId, tx) },
        asked: { known, challenge: await askChallenge(personId, now, tx), minutes: passkeyMinutes },
      };
    });
    return { options: JSON.stringify(await creationOptions(site, owner, asked)) };
  }),

  handleInSteps(addPasskey, async ({ input: { credential }, now, wire, read, write }) => {
    const personId = await signedInWho(read);
    await demandAttempts(write, passkeyAttempts(wire.address));
    const challenge = found(challengeIn(credential.response.clientDataJSON), "passkey-failed");
    const site = await write(async (_, tx) => {
      if (!(await spendChallenge(challenge, { personId, now }, tx))) throw new Refusal("passkey-over");
      return passkeySite(wire.siteAddress, tx);
    });
    const key = found(
      await keyMade(site, { ...credential, clientExtensionResults: {} }, challenge),
      "passkey-failed",
    );
    await write(async (actor, tx) => {
      demandStill(actor.personId, personId);
      await demandRoom(personId, tx);
      if (!(await savePasskey({ personId, device: wire.device, key }, now, tx)))
        throw new Refusal("passkey-there");
      tx.announce(passkeyAdded({ personId }));
    });
    return {};
  }),

  handle(renamePasskey, async ({ input: { id, name }, actor: { personId }, tx }) => {
    if (personId === null) throw new Refusal("signed-out");
    if (!(await namePasskey({ personId, id }, name, tx))) throw new Refusal("passkey-not-found");
    return {};
  }),

  handleInSteps(removePasskey, async ({ input, read, write }) => {
    const personId = await signedInWho(read);
    await demandOwnPassword(personId, input.current_password, write);
    await write(async (actor, tx) => {
      demandStill(actor.personId, personId);
      if (!(await dropPasskey({ personId, id: input.id }, tx))) throw new Refusal("passkey-not-found");
      tx.announce(passkeyRemoved({ personId }));
    });
    return {};
  }),
];

async function signedInWho(read: StepsContext<never>["read"]): Promise<number> {
  return read(async ({ personId }) => {
    if (personId === null) throw new Refusal("signed-out");
    return personId;
  });
}

/** Between two steps somebody may have signed out, or in as another person. */
function demandStill(now: number | null, before: number): void {
  if (now !== before) throw new Refusal("signed-out");
}

/** Refuses one more where there are enough or the site has none; gives those that are there. */
async function demandRoom(personId: number, tx: Tx) {
  const known = await passkeysOf(personId, tx);
  demand(mayAddPasskey({ isOn: await readPasskeys(tx), count: known.length }));
  return known;
}

/** By which a device tells its keys of one site apart; nobody's name or address is in it. */
function handleOf(personId: number, tx: Tx): Buffer {
  return Buffer.from(`${tx.siteId}:${personId}`);
}
