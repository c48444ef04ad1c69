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
import {
  type Company,
  type OpenIdWay,
  type SamlWay,
  readCompanyGroups,
  readCompanyRow,
  saveTried,
} from "../store.ts";
import { attemptOf } from "./attempt-operations.ts";
import { hearCompany, leaveForCompany, returnFromCompany } from "./contract.ts";
import { type Confirmed, confirmedIn } from "./model/confirmed.ts";
import { comeIn, fateOf, linkTrying } from "./operations.ts";
import { heardIn, samlAddress, samlIssuer } from "./saml-operations.ts";
import { type Heard, type TakenAttempt, hearAttempt, saveHeard, startAttempt, takeAttempt } from "./store.ts";

const settingsAddress = "/settings/company/";

export const arrivingHandlers = [
  handleInSteps(leaveForCompany, async ({ input, now, wire, write, providers }) => {
    await demandAttempts(write, companyAttempts(wire.address));
    const leaving = await write(async (actor, tx) => {
      if (input.trial) demand(maySetUpCompany(actor));
      const ready = await readyCompany(input.trial === true, tx);
      const attempt = { next: safeNext(input.next), triedBy: input.trial ? actor.personId : null };
      return { token: await startAttempt(attempt, now, tx), ready };
    });
    wire.setCompany?.(leaving.token);
    const way = addressOf({ now, wire, providers }, leaving);
    if (!input.trial) return { next: await way };
    const led = await orRefusal(way);
    if (typeof led === "string") return { next: led };
    await write((_, tx) => saveTried(failedTrial(led), tx));
    return { next: settingsAddress };
  }),

  handleInSteps(hearCompany, async ({ input, now, wire, write }) => {
    const attempts = linkAttempts(wire.address);
    await demandAttempts(write, attempts);
    const { RelayState: state = "", SAMLResponse: sent = "" } = input;
    const company = await write(async (_, tx) => {
      const saved = await readCompanyRow(tx);
      return saved && speaksSaml(saved) && (await hearAttempt(state, now, tx)) ? saved : null;
    });
    const asked = { state, siteAddress: wire.siteAddress, now };
    const heard = await heardIn(sent, found(company, "company-over"), asked);
    await write(async (_, tx) => {
      await saveHeard(state, heard, tx);
      if ("confirmed" in heard) await takeBackAttempts(attempts, tx);
    });
    return { next: `/accounts/company/back/?${new URLSearchParams({ state })}` };
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
    const given = await arrive(context, { token, attempt, ready });
    await write((_, tx) => takeBackAttempts(attempts, tx));
    return { next: handOver(given, wire, attempt.next) };
  }),
];

type Ready = {
  readonly company: Company;
  /** Of OpenID Connect, else empty. */
  readonly secret: string;
  readonly groups: readonly CompanyGroup[];
};

/** What the way to the provider needs; only who tries it goes there while it is off. */
async function readyCompany(isTrial: boolean, tx: Tx): Promise<Ready> {
  const company = found(await readCompanyRow(tx), "company-off");
  if (!company.isOn && !isTrial) throw new Refusal("company-off");
  const secret =
    company.way.protocol === "openid"
      ? found(await openSecret(company.way.secret, tx), "company-failed")
      : "";
  return { company, secret, groups: await readCompanyGroups(tx) };
}

function speaksSaml(company: Company): company is Company<SamlWay> {
  return company.way.protocol === "saml";
}

type Leaving = { readonly token: string; readonly ready: Ready };

/** Where somebody signs in, by the protocol that the provider speaks. */
async function addressOf(
  { now, wire, providers }: Pick<Coming, "now" | "wire" | "providers">,
  { token, ready }: Leaving,
): Promise<string> {
  const { company, secret } = ready;
  const { way, issuer } = company;
  const attempt = attemptOf(token);
  const { siteAddress } = wire;
  if (way.protocol === "saml") return samlAddress(way, { state: attempt.state, siteAddress, now });
  const client = clientOf({ issuer, way, secret }, siteAddress);
  return confirmedBy(() => addressToSignIn(client, attempt, providers));
}

type Client = { readonly issuer: string; readonly way: OpenIdWay; readonly secret: string };

function clientOf({ issuer, way: { clientId }, secret }: Client, siteAddress: string) {
  return { issuer, clientId, clientSecret: secret, returnAddress: returnAddress(siteAddress) };
}

type Coming = Pick<StepsContext<typeof returnFromCompany>, "input" | "now" | "wire" | "write" | "providers">;
type Back = Leaving & { readonly attempt: TakenAttempt };

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
  { token, attempt, ready }: Back,
): Promise<Confirmed> {
  const { company, secret } = ready;
  const { way, issuer } = company;
  if (way.protocol === "saml") return confirmedInHeard(attempt.heard, company);
  const given = Object.entries(input).filter((each): each is [string, string] => each[1] !== undefined);
  const asked = { attempt: attemptOf(token), query: new URLSearchParams(given) };
  const client = clientOf({ issuer, way, secret }, wire.siteAddress);
  const claims = await confirmedBy(() => claimsFor(client, asked, providers));
  return confirmedIn(claims, company);
}

/** What came beside the browser; of another provider than the one of now it counts no longer. */
function confirmedInHeard(heard: Heard | null, company: Company): Confirmed {
  if (heard && "refused" in heard) throw new Refusal(heard.refused);
  if (heard?.confirmed.issuer !== samlIssuer(company)) throw new Refusal("company-over");
  return heard.confirmed;
}

/** An owner sees what would become of them: what the provider sends, or why not. Nothing changes, but that their own account may be linked (`linkTrying`). */
async function noteTrial(context: Coming, back: Back): Promise<{ next: string }> {
  const { attempt } = back;
  const confirmed = await orRefusal(confirmedOf(context, back));
  await context.write(async (actor, tx) => {
    demand(maySetUpCompany(actor));
    if (actor.personId === null || actor.personId !== attempt.triedBy) throw new Refusal("company-over");
    if (confirmed instanceof Refusal) return saveTried(failedTrial(confirmed), tx);
    const { company } = back.ready;
    await linkTrying(actor.personId, { confirmed, company }, tx);
    const fate = await fateOf(confirmed, company, tx);
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
