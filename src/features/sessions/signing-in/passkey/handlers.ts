import { handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { mayHavePasskeys } from "#features/sites/passkeys/rules.ts";
import { readPasskeys } from "#features/sites/passkeys/store.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { type PasskeySite, challengeIn, counterAfter, requestOptions } from "#secrets/passkeys.ts";
import { passkeyAttempts } from "../../attempts/rules.ts";
import { demandAttempts } from "../../attempts/store.ts";
import { demandPasswordCounts } from "../../door/operations.ts";
import { signInFailed } from "../../events.ts";
import { safeNext } from "../../rules.ts";
import { findKnownBrowser, holdPerson } from "../../store.ts";
import { handOver, startFor } from "../../two-step/operations.ts";
import { leaveSession } from "../../operations.ts";
import { beginPasskeySignIn, signInWithPasskey } from "../../passkeys/contract.ts";
import type { SignedCredential } from "../../passkeys/model/credentials.ts";
import { passkeySite } from "../../passkeys/operations.ts";
import { mayUsePasskeys, passkeyMinutes } from "../../passkeys/rules.ts";
import {
  type PasskeyOfPerson,
  askChallenge,
  findPasskey,
  savePasskeyUse,
  spendChallenge,
} from "../../passkeys/store.ts";

export const passkeyHandlers = [
  handleInSteps(beginPasskeySignIn, async ({ now, wire, write }) => {
    await demandAttempts(write, passkeyAttempts(wire.address));
    const { site, challenge } = await write(async (_, tx) => {
      demand(mayUsePasskeys(await readPasskeys(tx)));
      demand(mayHavePasskeys(wire.siteAddress));
      return { site: await passkeySite(wire.siteAddress, tx), challenge: await askChallenge(null, now, tx) };
    });
    return { options: JSON.stringify(await requestOptions(site, { challenge, minutes: passkeyMinutes })) };
  }),

  handleInSteps(signInWithPasskey, async ({ input, now, wire, write }) => {
    await demandAttempts(write, passkeyAttempts(wire.address));
    const challenge = found(challengeIn(input.credential.response.clientDataJSON), "passkey-failed");
    const asked = await write(async (_, tx) => {
      demand(mayUsePasskeys(await readPasskeys(tx)));
      if (!(await spendChallenge(challenge, { personId: null, now }, tx))) throw new Refusal("passkey-over");
      return passkeySite(wire.siteAddress, tx);
    });
    const given = await write(async (_, tx) => {
      const credentialId = credentialIdOf(input.credential);
      const { personId } = found(await findPasskey(credentialId, tx), "passkey-unknown");
      await holdPerson(personId, tx);
      const key = found(await findPasskey(credentialId, tx), "passkey-unknown");
      if (!(await isSigned({ key, challenge, site: asked, credential: input.credential }, now, tx)))
        return null;
      await demandPasswordCounts(key.personId, tx);
      await leaveSession(wire.sessionToken, tx);
      const browser = await findKnownBrowser(wire.knownBrowser ?? null, key.email, tx);
      return startFor({ personId: key.personId, email: key.email, browser }, { now, wire }, tx);
    });
    if (!given) throw new Refusal("passkey-failed");
    return { next: handOver(given, wire, safeNext(input.next)) };
  }),
];

type Signed = {
  readonly key: PasskeyOfPerson;
  readonly challenge: Buffer;
  readonly site: PasskeySite;
  readonly credential: SignedCredential;
};

/** Whether the passkey has signed this; that it was used is written down then, and that it failed otherwise. */
async function isSigned({ key, challenge, site, credential }: Signed, now: Date, tx: Tx): Promise<boolean> {
  const { userHandle, ...response } = credential.response;
  const answer = {
    ...credential,
    response: userHandle ? { ...response, userHandle } : response,
    clientExtensionResults: {},
  };
  const counter = await counterAfter(site, answer, { key, challenge });
  if (counter === null) tx.announce(signInFailed({ personId: key.personId }));
  else await savePasskeyUse(key.id, counter, now, tx);
  return counter !== null;
}

function credentialIdOf({ id }: SignedCredential): Buffer {
  return Buffer.from(id, "base64url");
}
