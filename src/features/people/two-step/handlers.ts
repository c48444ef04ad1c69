import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { codeAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "#features/sessions/attempts/store.ts";
import { twoStepTurnedOff } from "#features/sessions/two-step/events.ts";
import { keyFor, newCodes, newSecret, turnOn, spendCode } from "#features/sessions/two-step/operations.ts";
import { mayMakeCodes, mayTurnOff, mayTurnOn } from "#features/sessions/two-step/rules.ts";
import { type TwoStepStanding, dropTwoStep, findStanding } from "#features/sessions/two-step/store.ts";
import type { TwoStepRefusal } from "#features/sessions/two-step/wording.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import type { Verdict } from "#kernel/verdict.ts";
import { demandOwnPassword } from "../proving/password-operations.ts";
import { findPerson } from "../store.ts";
import { beginTwoStep, renewRecoveryCodes, resetTwoStep, turnOffTwoStep, turnOnTwoStep } from "./contract.ts";
import { takeTwoStep } from "./reset-operations.ts";
import { mayResetTwoStep } from "./rules.ts";

export const accountTwoStepHandlers = [
  handleInSteps(beginTwoStep, async ({ input, now, read, write }) => {
    const personId = await signedInWho(read, mayTurnOn);
    await demandOwnPassword(personId, input.current_password, write);
    return write(async (actor, tx) => {
      if (actor.personId !== personId) throw new Refusal("signed-out");
      if (!(await newSecret(personId, now, tx))) throw new Refusal("two-step-on");
      const { email } = found(await findStanding(personId, tx), "signed-out");
      return found(await keyFor(personId, email, tx), "signed-out");
    });
  }),

  handleInSteps(turnOnTwoStep, async (context) => {
    const personId = await signedInWho(context.read, mayTurnOn);
    const codes = await withOwnCode(context, personId, async (standing, tx) => {
      demand(mayTurnOn(standing));
      return turnOn(personId, context.now, tx);
    });
    return { codes };
  }),

  handleInSteps(renewRecoveryCodes, async (context) => {
    const personId = await signedInWho(context.read, mayMakeCodes);
    await demandOwnPassword(personId, context.input.current_password, context.write);
    const codes = await withOwnCode(context, personId, async (standing, tx) => {
      demand(mayMakeCodes(standing));
      return newCodes(personId, tx);
    });
    return { codes };
  }),

  handleInSteps(turnOffTwoStep, async (context) => {
    const personId = await signedInWho(context.read, mayTurnOff);
    await demandOwnPassword(personId, context.input.current_password, context.write);
    await withOwnCode(context, personId, async (standing, tx) => {
      demand(mayTurnOff(standing));
      await dropTwoStep(personId, tx);
      tx.announce(twoStepTurnedOff({ personId }));
    });
    return {};
  }),

  handle(resetTwoStep, async ({ input: { id }, actor, tx }) => {
    demand(mayResetTwoStep(actor, { id: 0, isTwoStepOn: true }));
    const person = found(await findPerson(actor, id, tx), "person-not-found");
    demand(mayResetTwoStep(actor, person));
    await takeTwoStep(id, tx);
    return {};
  }),
];

type Steps = Pick<StepsContext<typeof turnOnTwoStep>, "input" | "now" | "wire" | "write">;
type May = (standing: TwoStepStanding) => Verdict<TwoStepRefusal>;

async function signedInWho(read: StepsContext<never>["read"], may: May): Promise<number> {
  return read(async ({ personId }, tx) => {
    if (personId === null) throw new Refusal("signed-out");
    demand(may(found(await findStanding(personId, tx), "signed-out")));
    return personId;
  });
}

/** Does what a right code allows, in the transaction that uses it up. */
async function withOwnCode<Result>(
  { input, now, wire, write }: Steps,
  personId: number,
  work: (standing: TwoStepStanding, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const attempts = codeAttempts(personId, wire.address);
  await demandAttempts(write, attempts);
  return write(async (actor, tx) => {
    if (actor.personId !== personId) throw new Refusal("signed-out");
    const standing = found(await findStanding(personId, tx), "signed-out");
    if (!(await spendCode(personId, input.code, now, tx))) throw new Refusal("wrong-code");
    await takeBackAttempts(attempts, tx);
    return work(standing, tx);
  });
}
