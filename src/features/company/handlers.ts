import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { listOwnGroups } from "#features/people/groups/store.ts";
import {
  type CompanyDoorRefusal,
  companyCodes,
  companyDoorRefusals,
} from "#features/sessions/door/wording.ts";
import type { InputOf } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, sentenceOf } from "#kernel/refusal.ts";
import { removeCompany, requireCompany, saveCompany, switchCompany } from "./contract.ts";
import { companyRemoved, companyRequired, companySaved, companySwitched } from "./events.ts";
import { domainsIn, wrongDomain } from "./model/domains.ts";
import { hasWorked, openSecret, returnAddress, sealSecret } from "./operations.ts";
import { mayRequireCompany, maySetUpCompany, maySwitchCompany } from "./rules.ts";
import { readCompany } from "./screen.ts";
import { shownDirectory } from "./directory/shown-operations.ts";
import {
  type Company,
  type Tried,
  countByCompany,
  deleteCompany,
  readCompanyGroups,
  readCompanyRow,
  saveIsOn,
  saveIsRequired,
  writeCompany,
  writeCompanyGroups,
} from "./store.ts";
import { companyWords } from "./wording.ts";

export const companyHandlers = [
  handle(readCompany, async ({ actor, wire, tx, say }) => {
    demand(maySetUpCompany(actor));
    const company = await readCompanyRow(tx);
    const groups = await readCompanyGroups(tx);
    return {
      title: say(companyWords.title),
      redirectAddress: returnAddress(wire.siteAddress),
      saved: company && { ...shown(company), groups, tried: triedInWords(company, say) },
      ...(await countByCompany(tx)),
      directory: await shownDirectory(wire.siteAddress, tx),
      groupsHere: await listOwnGroups(tx),
    };
  }),

  handleInSteps(saveCompany, async ({ input, providers, read, write }) => {
    await read(async (actor) => demand(maySetUpCompany(actor)));
    const domains = domainsIn(input.domains);
    const wrong = wrongDomain(domains);
    if (wrong !== null) throw new Refusal("company-domain", { domain: wrong });
    if (!providers.mayAsk(input.issuer)) throw new Refusal("company-issuer");
    return write(async (actor, tx) => {
      demand(maySetUpCompany(actor));
      await save(input, domains, tx);
      tx.announce(companySaved({}));
      return {};
    });
  }),

  handle(switchCompany, async ({ input: { on }, actor, tx }) => {
    demand(maySetUpCompany(actor));
    const company = await readCompanyRow(tx);
    demand(maySwitchCompany(standingOf(company)));
    if (company?.isOn === on) return {};
    await saveIsOn(on, tx);
    tx.announce(companySwitched({ on }));
    return {};
  }),

  handle(removeCompany, async ({ actor, tx }) => {
    demand(maySetUpCompany(actor));
    demand(maySwitchCompany(standingOf(await readCompanyRow(tx))));
    await deleteCompany(tx);
    tx.announce(companyRemoved({}));
    return {};
  }),

  handle(requireCompany, async ({ input: { on }, actor, tx }) => {
    demand(maySetUpCompany(actor));
    const company = await readCompanyRow(tx);
    demand(mayRequireCompany(standingOf(company), on));
    if (company?.isRequired === on) return {};
    await saveIsRequired(on, tx);
    tx.announce(companyRequired({ on }));
    return {};
  }),
];

function standingOf(company: Company | null) {
  return company && { hasWorked: hasWorked(company.tried) };
}

function shown({ name, issuer, clientId, domains, role, claim, isOn, isRequired }: Company) {
  return { name, issuer, clientId, domains: [...domains], role, claim, isOn, isRequired };
}

function triedInWords({ name, tried }: Company, say: Say) {
  if (!tried) return null;
  const { email, groups } = tried;
  const code = companyCodes.find((each) => each === tried.fate);
  const reason = code ? say(sentenceOf(companyDoorRefusals, code), { name }) : "";
  return { fate: fateOf(tried, code), reason, email, groups: [...groups] };
}

function fateOf({ fate, email }: Tried, code: CompanyDoorRefusal | undefined) {
  if (code) return email === "" ? ("failed" as const) : ("refused" as const);
  return fate === "new" ? ("new" as const) : ("known" as const);
}

async function save(input: InputOf<typeof saveCompany>, domains: string[], tx: Tx): Promise<void> {
  const before = await readCompanyRow(tx);
  const { name, issuer, client_id: clientId, client_secret: typed, groups_claim: claim } = input;
  if (typed === "" && !before) throw new Refusal("company-secret");
  const secret = typed === "" && before ? before.secret : await sealSecret(typed, tx);
  const here = new Set((await listOwnGroups(tx)).map(({ id }) => id));
  const groups = input.groups.filter(({ groupId, role }) => (groupId === null) !== (role === null));
  if (groups.some(({ groupId }) => groupId !== null && !here.has(groupId)))
    throw new Refusal("group-not-found");
  const isSameSecret = typed === "" || (before && (await openSecret(before.secret, tx)) === typed);
  const isSame = before?.issuer === issuer && before.clientId === clientId && isSameSecret === true;
  const role = input.role === "none" ? null : input.role;
  await writeCompany({ name, issuer, clientId, secret, domains, role, claim }, isSame, tx);
  await writeCompanyGroups(groups, tx);
}
