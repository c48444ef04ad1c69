import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { codeAttempts } from "../attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "../attempts/store.ts";
import { signInFailed } from "../events.ts";
import { safeNext } from "../rules.ts";
import { findKnownBrowser, holdPerson } from "../store.ts";
import { enterCode, finishSetUp } from "./contract.ts";
import { handOver, keyFor, startFor, turnOn, spendCode } from "./operations.ts";
import { mayMakeCodes, mayTurnOn, nextStep } from "./rules.ts";
import { readTwoStep } from "./screen.ts";
import { type TwoStepStanding, findStanding, findWaiting } from "./store.ts";
import { twoStepWords } from "./wording.ts";

export const twoStepHandlers = [
  handle(readTwoStep, async ({ input, now, wire, tx, say }) => {
    const next = safeNext(input.next);
    const personId = await findWaiting(wire.waitingToken ?? null, now, tx);
    const standing = personId === null ? null : await findStanding(personId, tx);
    if (personId === null || !standing || nextStep(standing) === "none")
      return { title: say(twoStepWords.title), next, way: "over" as const, key: null };
    if (standing.isOn) {
      const way = input.recovery ? ("recovery" as const) : ("code" as const);
      return { title: say(twoStepWords.title), next, way, key: null };
    }
    const key = await keyFor(personId, standing.email, tx);
    return { title: say(twoStepWords.title), next, way: "set-up" as const, key };
  }),

  handleInSteps(enterCode, async (context) => {
    const { input, now, wire } = context;
    const given = await withCode(context, async (waiting, tx) => {
      demand(mayMakeCodes(waiting.standing));
      return startFor(waiting, { now, wire }, tx);
    });
    return { next: handOver(given, wire, safeNext(input.next)) };
  }),

  handleInSteps(finishSetUp, async (context) => {
    const { input, now, wire } = context;
    const given = await withCode(context, async (waiting, tx) => {
      demand(mayTurnOn(waiting.standing));
      const codes = await turnOn(waiting.personId, now, tx);
      return { codes, ...(await startFor(waiting, { now, wire }, tx)) };
    });
    return { next: handOver(given, wire, safeNext(input.next)), codes: given.codes };
  }),
];

type Waiting = {
  readonly personId: number;
  readonly email: string;
  readonly browser: string | null;
  readonly standing: TwoStepStanding;
};
type WithCode = Pick<StepsContext<typeof enterCode>, "input" | "now" | "wire" | "read" | "write">;

/** Does what a right code allows whoever has proved the first step here, in the transaction that uses the code up. */
async function withCode<Result>(
  { input, now, wire, read, write }: WithCode,
  work: (waiting: Waiting, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const waitingFor = async (tx: Tx) =>
    found(await findWaiting(wire.waitingToken ?? null, now, tx), "sign-in-over");
  const personId = await read((_, tx) => waitingFor(tx));
  const attempts = codeAttempts(personId, wire.address);
  await demandAttempts(write, attempts);
  const done = await write(async (_, tx) => {
    await holdPerson(personId, tx);
    const standing = found(await findStanding(await waitingFor(tx), tx), "sign-in-over");
    if (!(await spendCode(personId, input.code, now, tx))) {
      tx.announce(signInFailed({ personId }));
      return null;
    }
    await takeBackAttempts(attempts, tx);
    const browser = await findKnownBrowser(wire.knownBrowser ?? null, standing.email, tx);
    return { result: await work({ personId, email: standing.email, browser, standing }, tx) };
  });
  if (!done) throw new Refusal("wrong-code");
  return done.result;
}
