import { handle, handleInSteps } from "#calls/handle.ts";
import { listOwnGroups } from "#features/people/groups/store.ts";
import {
  type CompanyDoorRefusal,
  companyCodes,
  companyDoorRefusals,
} from "#features/sessions/door/wording.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, sentenceOf } from "#kernel/refusal.ts";
import { certificateEnd } from "#saml/provider-metadata.ts";
import { removeCompany, requireCompany, saveCompany, saveSamlCompany, switchCompany } from "./contract.ts";
import { companyRemoved, companyRequired, companySaved, companySwitched } from "./events.ts";
import { domainsIn, wrongDomain } from "./model/domains.ts";
import { hasWorked, returnAddress, samlAddresses } from "./operations.ts";
import { mayRequireCompany, maySetUpCompany, maySwitchCompany } from "./rules.ts";
import { readCompany } from "./screen.ts";
import { demandProvider, openIdWayOf, samlWayOf, saveWhom } from "./saving-operations.ts";
import { shownDirectory } from "./directory/shown-operations.ts";
import {
  type Company,
  type SamlWay,
  type Tried,
  countByCompany,
  deleteCompany,
  readCompanyGroups,
  readCompanyRow,
  saveIsOn,
  saveIsRequired,
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
      ...samlAddresses(wire.siteAddress),
      saved: company && { ...shown(company), groups, tried: triedInWords(company, say) },
      ...(await countByCompany(tx)),
      directory: await shownDirectory(wire.siteAddress, tx),
      groupsHere: await listOwnGroups(tx),
    };
  }),

  handleInSteps(saveCompany, async ({ input, providers, read, write }) => {
    await read(async (actor) => demand(maySetUpCompany(actor)));
    const domains = demandDomains(input.domains);
    if (!providers.mayAsk(input.issuer)) throw new Refusal("company-issuer");
    return write(async (actor, tx) => {
      demand(maySetUpCompany(actor));
      const before = await readCompanyRow(tx);
      const { issuer, client_id: clientId, client_secret: secret } = input;
      await saveWhom(
        input,
        { ...(await openIdWayOf({ issuer, clientId, secret }, before, tx)), domains },
        tx,
      );
      tx.announce(companySaved({}));
      return {};
    });
  }),

  handleInSteps(saveSamlCompany, async ({ input, providers, read, write }) => {
    await read(async (actor) => demand(maySetUpCompany(actor)));
    const domains = demandDomains(input.domains);
    const given = input.metadata.trim() === "" ? null : demandProvider(input.metadata, providers);
    return write(async (actor, tx) => {
      demand(maySetUpCompany(actor));
      const before = await readCompanyRow(tx);
      await saveWhom(input, { ...samlWayOf(given, before), domains }, tx);
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

function demandDomains(given: string): string[] {
  const domains = domainsIn(given);
  const wrong = wrongDomain(domains);
  if (wrong !== null) throw new Refusal("company-domain", { domain: wrong });
  return domains;
}

function shown({ name, issuer, way, domains, role, claim, isOn, isRequired }: Company) {
  const { protocol } = way;
  const [clientId, saml] = way.protocol === "openid" ? [way.clientId, null] : ["", shownWay(way)];
  return { name, protocol, issuer, clientId, saml, domains: [...domains], role, claim, isOn, isRequired };
}

function shownWay({ signInAddress, certificates }: SamlWay) {
  return { signInAddress, certificateEnds: certificates.map(certificateEnd) };
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
