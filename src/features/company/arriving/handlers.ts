import { type StepsContext, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { companyAttempts, linkAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "#features/sessions/attempts/store.ts";
import { signInFailed } from "#features/sessions/events.ts";
import { safeNext } from "#features/sessions/rules.ts";
import { findKnownBrowser } from "#features/sessions/store.ts";
import { handOver, letIn } from "#features/sessions/two-step/operations.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { NotConfirmed, addressToSignIn, claimsFor } from "#outgoing/open-id.ts";
import { Unreachable } from "#outgoing/providers.ts";
import type { CompanyGroup } from "../contract.ts";
import { openSecret, returnAddress } from "../operations.ts";
import { maySetUpCompany } from "../rules.ts";
import { type Company, readCompanyGroups, readCompanyRow, saveTried } from "../store.ts";
import { leaveForCompany, returnFromCompany } from "./contract.ts";
import { type Confirmed, confirmedIn } from "./model/confirmed.ts";
import { attemptOf, comeIn, fateOf } from "./operations.ts";
import { type Attempt, startAttempt, takeAttempt } from "./store.ts";

const settingsAddress = "/settings/company/";

export const arrivingHandlers = [
  handleInSteps(leaveForCompany, async ({ input, now, wire, write, providers }) => {
    await demandAttempts(write, companyAttempts(wire.address));
    const { token, ready } = await write(async (actor, tx) => {
      if (input.trial) demand(maySetUpCompany(actor));
      const prepared = await readyCompany(input.trial === true, tx);
      const attempt = { next: safeNext(input.next), triedBy: input.trial ? actor.personId : null };
      return { token: await startAttempt(attempt, now, tx), ready: prepared };
    });
    wire.setCompany?.(token);
    const to = clientOf(ready, wire.siteAddress);
    const way = confirmedBy(() => addressToSignIn(to, attemptOf(token), providers));
    if (!input.trial) return { next: await way };
    const led = await orRefusal(way);
    if (typeof led === "string") return { next: led };
    await write((_, tx) => saveTried(failedTrial(led), tx));
    return { next: settingsAddress };
  }),

  handleInSteps(returnFromCompany, async (context) => {
    const { wire, now, write } = context;
    const token = found(wire.companyToken?.(), "company-over");
    wire.setCompany?.(null);
    const attempts = linkAttempts(wire.address);
    await demandAttempts(write, attempts);
    const { attempt, ready } = await write(async (_, tx) => ({
      attempt: await takeAttempt(token, now, tx),
      ready: await readyCompany(true, tx),
    }));
    if (!attempt || context.input.state !== attemptOf(token).state) throw new Refusal("company-over");
    if (attempt.triedBy !== null) return noteTrial(context, { token, attempt, ready });
    if (!ready.company.isOn) throw new Refusal("company-off");
    const given = await arrive(context, { token, ready });
    await write((_, tx) => takeBackAttempts(attempts, tx));
    return { next: handOver(given, wire, attempt.next) };
  }),
];

type Ready = {
  readonly company: Company;
  readonly secret: string;
  readonly groups: readonly CompanyGroup[];
};

/** What the way to the provider needs; only who tries it goes there while it is off. */
async function readyCompany(isTrial: boolean, tx: Tx): Promise<Ready> {
  const company = found(await readCompanyRow(tx), "company-off");
  if (!company.isOn && !isTrial) throw new Refusal("company-off");
  const secret = found(await openSecret(company.secret, tx), "company-failed");
  return { company, secret, groups: await readCompanyGroups(tx) };
}

function clientOf({ company: { issuer, clientId }, secret }: Ready, siteAddress: string) {
  return { issuer, clientId, clientSecret: secret, returnAddress: returnAddress(siteAddress) };
}

type Coming = Pick<StepsContext<typeof returnFromCompany>, "input" | "now" | "wire" | "write" | "providers">;
type Back = { readonly token: string; readonly ready: Ready };

/** Lets in whom the provider confirms; whoever is refused is logged as a sign-in that failed. */
async function arrive(context: Coming, back: Back) {
  const { now, wire, write } = context;
  try {
    const confirmed = await confirmedOf(context, back);
    return await write(async (actor, tx) => {
      const { personId, email } = await comeIn(actor, { confirmed, ...back.ready }, tx);
      const browser = await findKnownBrowser(wire.knownBrowser ?? null, email, tx);
      return letIn({ personId, email, browser }, { now, wire }, tx);
    });
  } catch (error) {
    if (error instanceof Refusal) await write(async (_, tx) => tx.announce(signInFailed({ personId: null })));
    throw error;
  }
}

async function confirmedOf(
  { input, wire, providers }: Pick<Coming, "input" | "wire" | "providers">,
  { token, ready }: Back,
): Promise<Confirmed> {
  const { company } = ready;
  const given = Object.entries(input).filter((each): each is [string, string] => each[1] !== undefined);
  const asked = { attempt: attemptOf(token), query: new URLSearchParams(given) };
  const client = clientOf(ready, wire.siteAddress);
  const claims = await confirmedBy(() => claimsFor(client, asked, providers));
  return confirmedIn(claims, company);
}

/** An owner sees what would become of them, and nothing changes: what the provider sends, or why not. */
async function noteTrial(
  context: Coming,
  { attempt, ...back }: Back & { readonly attempt: Attempt },
): Promise<{ next: string }> {
  const confirmed = await orRefusal(confirmedOf(context, back));
  await context.write(async (actor, tx) => {
    demand(maySetUpCompany(actor));
    if (actor.personId !== attempt.triedBy) throw new Refusal("company-over");
    if (confirmed instanceof Refusal) return saveTried(failedTrial(confirmed), tx);
    const fate = await fateOf(confirmed, back.ready.company, tx);
    const { email, groups } = confirmed;
    const said = fate.allowed ? (fate.as === "new" ? "new" : "known") : fate.code;
    return saveTried({ fate: said, email, groups: (groups ?? []).slice(0, 50) }, tx);
  });
  return { next: settingsAddress };
}

function failedTrial({ code }: Refusal) {
  return { fate: code, email: "", groups: [] };
}

async function orRefusal<Result>(work: Promise<Result>): Promise<Result | Refusal> {
  return work.catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

/** What goes wrong between the provider and us, as people are told. */
async function confirmedBy<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreachable) throw new Refusal("company-unreachable");
    if (error instanceof NotConfirmed) throw new Refusal("company-failed");
    throw error;
  }
}
