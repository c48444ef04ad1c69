import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import type { Area } from "#kernel/viewer.ts";
import { countPeople, findSubsite, findSubsiteAt, listSubsites, readName } from "./list-store.ts";
import type { JoinOffer } from "./model/join-offer.ts";
import type { Subsite } from "./model/subsite.ts";
import { isListedFor, mayJoin, maySeeSubsites, roleOnJoining } from "./rules.ts";

/** The subsites that somebody may know of, and how many people are on the site. */
export async function knownSubsites(
  actor: Actor,
  tx: Tx,
): Promise<{ readonly known: Subsite[]; readonly people: number }> {
  // Told in one breath, so that Postgres is woken once for both.
  const [all, people] = await Promise.all([listSubsites(actor, tx), countPeople(tx)]);
  return { people, known: all.filter((subsite) => isListedFor(actor, subsite)) };
}

/** One of them; what is unknown to the actor is not there. */
export async function knownSubsite(actor: Actor, id: Area, tx: Tx): Promise<Subsite> {
  const subsite = found(await findSubsite(actor, id, tx), "subsite-not-found");
  if (!isListedFor(actor, subsite)) throw new Refusal("subsite-not-found");
  return subsite;
}

/** What a subsite is called, for whoever is in it or reads of it. */
export async function nameOfSubsite(id: Area, tx: Tx): Promise<string> {
  return (await readName(id, tx)) ?? "";
}

/**
 * How somebody could come into the subsite whose address leads them nowhere (ROLE-28). It follows from the subsite alone, not from
 * what stands behind the address: for a page that they may not see it is the same as for none. Null for whoever does not find it on
 * the list of subsites, is in it, or cannot join.
 */
export async function offerToJoin(actor: Actor, slug: string, tx: Tx): Promise<JoinOffer | null> {
  if (slug === "" || !maySeeSubsites(actor).allowed) return null;
  const subsite = await findSubsiteAt(actor, slug, tx);
  if (!subsite || !mayJoin(actor, subsite).allowed || !isListedFor(actor, subsite)) return null;
  const { id, name, requested } = subsite;
  return { id, name, requested, joining: roleOnJoining(actor, subsite) === null ? "ask" : "join" };
}
