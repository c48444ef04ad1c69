import { domainToASCII, domainToUnicode } from "node:url";
import type { Tx } from "#database/transaction.ts";
import { personAdded } from "#features/people/events.ts";
import { addPerson } from "#features/people/store.ts";
import { joinPreselected } from "#features/subsites/auto-join/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { type Account, findAccount, isBarred } from "../arriving/store.ts";
import { domainsIn, wrongDomain } from "../model/domains.ts";
import { readCompanyRow } from "../store.ts";
import { mailForJoiner, mayListDomains } from "./rules.ts";
import { listJoinDomains, spendJoinLink } from "./store.ts";

/** Domains as an owner typed them, as they are kept: those of other scripts by their names on the wire. */
export function domainsTyped(typed: string): string[] {
  const domains = [...new Set(domainsIn(typed).map((each) => domainToASCII(each) || each))];
  const wrong = wrongDomain(domains);
  if (wrong !== null) throw new Refusal("join-domain-wrong", { domain: wrong });
  demand(mayListDomains(domains));
  return domains.toSorted();
}

/** A domain as people write it. */
export const domainShown = (domain: string) => domainToUnicode(domain) || domain;

/** An address with its domain in each of the two ways in which it is written: both are one mailbox. */
function waysOf(email: string): readonly string[] {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ascii = domainToASCII(domain);
  return [...new Set([`${local}@${ascii}`, `${local}@${domainToUnicode(ascii)}`, email])];
}

/** What comes of an address that somebody typed to join by it, and the account that has it. */
export async function fateOfJoiner(email: string, tx: Tx) {
  const ways = waysOf(email);
  const [ascii = email] = ways;
  const domains = await listJoinDomains(tx);
  let account: Account | null = null;
  let barred = false;
  for (const way of ways) {
    account ??= await findAccount(way, tx);
    barred ||= await isBarred(way, tx);
  }
  const company = await readCompanyRow(tx);
  const isOnly = company?.isOn && company.isRequired;
  const joiner = {
    email: ascii,
    domains,
    account,
    isBarred: barred,
    company: isOnly ? company : null,
  };
  return { mail: mailForJoiner(joiner), account };
}

type Joining = { readonly token: string; readonly name: string; readonly passwordHash: string };

/** Uses the link up and makes its holder a member; what has changed since it was sent counts. */
export async function join(actor: Actor, { token, name, passwordHash }: Joining, now: Date, tx: Tx) {
  const email = found(await spendJoinLink(token, now, tx), "link-used");
  const { mail, account } = await fateOfJoiner(email, tx);
  if (account) throw new Refusal("already-member", { email });
  if (mail !== "join") throw new Refusal("link-used");
  const role = "member";
  const personId = await addPerson({ email, name, role, passwordHash }, tx);
  if (personId === null) throw new Refusal("already-member", { email });
  tx.announce(personAdded({ personId, role, by: "address" }));
  if (actor.withSubsites) await joinPreselected([personId], tx);
  return { personId, email };
}
