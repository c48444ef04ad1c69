import { randomInt } from "node:crypto";
import type { Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { found } from "#kernel/refusal.ts";
import { sealed, unsealed } from "#secrets/sealed.ts";
import { base32, newTotpSecret, stepOfCode } from "#secrets/totp.ts";
import { signedIn } from "../events.ts";
import { leaveSession } from "../operations.ts";
import { rememberBrowser, siteKey, startSession } from "../store.ts";
import { recoveryCodeUsed, recoveryCodesMade, twoStepTurnedOn } from "./events.ts";
import { isAppCode, nextStep, plainCode, recoveryCodeCount } from "./rules.ts";
import { keyAddress } from "./model/key-address.ts";
import {
  endWaiting,
  findSecret,
  findStanding,
  readSecret,
  saveRecoveryCodes,
  saveSecret,
  saveTurnedOn,
  startWaiting,
  spendRecoveryCode,
  spendStep,
} from "./store.ts";

/** Who has proved who they are, and the number of their browser where it is known. */
export type Proved = {
  readonly personId: number;
  readonly email: string;
  readonly browser: string | null;
};

/** What a browser is given: a session, or what lets it go on to the second step. */
export type LetIn = { readonly session: string; readonly browser: string } | { readonly waiting: string };

type Asking = { readonly now: Date; readonly wire: Wire };

/** Lets somebody in who has proved the first step, unless a second one stands before it. Whoever was signed in there before is not any more. */
export async function letIn(proved: Proved, { now, wire }: Asking, tx: Tx): Promise<LetIn> {
  await leaveSession(wire.sessionToken, tx);
  const step = nextStep(found(await findStanding(proved.personId, tx), "signed-out"));
  if (step === "none") return startFor(proved, { now, wire }, tx);
  if (step === "set-up") await newSecret(proved.personId, now, tx);
  return { waiting: await startWaiting(proved.personId, now, tx) };
}

/** Both steps are proved. */
export async function startFor(
  { personId, email, browser }: Proved,
  { now, wire }: Asking,
  tx: Tx,
): Promise<{ session: string; browser: string }> {
  await endWaiting(personId, tx);
  tx.announce(signedIn({ personId }));
  const session = { personId, device: wire.device, address: wire.address };
  return {
    session: await startSession(session, now, tx),
    browser: await rememberBrowser(email, browser, tx),
  };
}

export const twoStepAddress = "/accounts/two-step/";

/** Gives the browser what it was let in with, after the commit; says where it goes on. */
export function handOver(given: LetIn, wire: Wire, next: string): string {
  if ("waiting" in given) {
    wire.setWaiting?.(given.waiting);
    return next === "/" ? twoStepAddress : `${twoStepAddress}?next=${encodeURIComponent(next)}`;
  }
  if (wire.waitingToken) wire.setWaiting?.(null);
  wire.setSession(given.session);
  wire.setKnownBrowser?.(given.browser);
  return next;
}

/** A new secret, which counts once a code of it was typed; null where one counts already. */
export async function newSecret(personId: number, now: Date, tx: Tx): Promise<Buffer | null> {
  const secret = newTotpSecret();
  const bytes = sealed(await siteKey(tx), aboutPerson(personId, tx), secret);
  return (await saveSecret({ personId, secret: bytes }, now, tx)) ? secret : null;
}

/** What is set up, in words and as an address; null where the host can no longer read it. */
export async function keyFor(
  personId: number,
  email: string,
  tx: Tx,
): Promise<{ secret: string; address: string } | null> {
  const bytes = await secretToShow(personId, tx);
  if (!bytes) return null;
  const secret = base32(bytes);
  const { name: site } = await readLetterhead(tx);
  return { secret, address: keyAddress({ site, email, secret }) };
}

async function secretToShow(personId: number, tx: Tx): Promise<Buffer | null> {
  const bytes = await readSecret(personId, tx);
  return bytes && unsealed(await siteKey(tx), aboutPerson(personId, tx), bytes);
}

/** Uses a code up, of the app or for recovery; false when it is wrong or was used before. */
export async function spendCode(personId: number, typed: string, now: Date, tx: Tx): Promise<boolean> {
  const code = plainCode(typed);
  const held = await findSecret(personId, tx);
  if (!held) return false;
  if (!isAppCode(code)) {
    const isRight = held.isOn && (await spendRecoveryCode(personId, code, now, tx));
    if (isRight) tx.announce(recoveryCodeUsed({ personId }));
    return isRight;
  }
  const secret = unsealed(await siteKey(tx), aboutPerson(personId, tx), held.secret);
  const step = secret && stepOfCode(secret, code, now);
  return step !== null && spendStep(personId, step, tx);
}

/** From here on the second step stands; gives the recovery codes, which are kept as hashes alone. */
export async function turnOn(personId: number, now: Date, tx: Tx): Promise<string[]> {
  await saveTurnedOn(personId, now, tx);
  tx.announce(twoStepTurnedOn({ personId }));
  return makeCodes(personId, tx);
}

export async function newCodes(personId: number, tx: Tx): Promise<string[]> {
  tx.announce(recoveryCodesMade({ personId }));
  return makeCodes(personId, tx);
}

async function makeCodes(personId: number, tx: Tx): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await saveRecoveryCodes(personId, codes.map(plainCode), tx);
  return codes;
}

/** No letter or digit that is easily taken for another. 24 of them are 118 bits, so that a plain hash hides them (ASVS 6.5.2). */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";

function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return Array.from({ length: 6 }, group).join("-");
}

function aboutPerson(personId: number, tx: Tx): string {
  return `two-step ${tx.siteId} ${personId}`;
}
