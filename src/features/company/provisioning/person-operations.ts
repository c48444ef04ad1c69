import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { emailChanged } from "#features/people/email-change/events.ts";
import { isAddressTaken, writeEmail } from "#features/people/email-change/store.ts";
import { personAdded, personRenamed } from "#features/people/events.ts";
import { personGroupsChanged } from "#features/people/groups/events.ts";
import { writeName } from "#features/people/preferences/store.ts";
import { profileEdited } from "#features/people/profiles/events.ts";
import { writePosition } from "#features/people/profiles/store.ts";
import { refreshPersonSearch } from "#features/people/search-store.ts";
import { addPerson, findPerson } from "#features/people/store.ts";
import { dropLinks } from "#features/sessions/password-links/store.ts";
import { joinPreselected } from "#features/subsites/auto-join/operations.ts";
import { beginUndertaking, endTakingBack, takeBack } from "#features/undertakings/machine-operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { noPassword } from "#secrets/password.ts";
import { findAccount, isBarred, liftBar } from "../arriving/store.ts";
import { readCompanyRow } from "../store.ts";
import { directoryLinked } from "./events.ts";
import { mirrorPerson } from "./group-store.ts";
import type { UserFacts } from "./model/user.ts";
import { howToBring, mayGiveAddress } from "./rules.ts";
import { type UserRow, isOfDirectory, linkUser, saveInactive } from "./user-store.ts";

/** For whom and when the directory acts, and how people are deleted. */
export type Provisioning = {
  readonly actor: Actor;
  readonly now: Date;
  /** The address of the directory's side of the site, before `/Users`. */
  readonly base: string;
  readonly removal: AnyUndertakingKind;
};

/** Makes a user of the directory a person of the site: who is here by that address, who they were before, or somebody new. */
export async function bring(
  context: Provisioning,
  user: Pick<UserRow, "place" | "personId" | "isClosed" | "removalId">,
  facts: UserFacts,
  tx: Tx,
): Promise<void> {
  const how = await howFor(user, facts, tx);
  demand(how);
  const { place, removalId } = user;
  let personId = how.as === "linked" ? how.personId : user.personId;
  if (how.as === "back" && removalId !== null) personId = await broughtBack(context, removalId, tx);
  if (how.as === "linked") tx.announce(directoryLinked({ personId: how.personId }));
  personId ??= await added(context.actor, facts, tx);
  await linkUser(place, personId, tx);
  if (await mirrorPerson(personId, tx))
    tx.announce(personGroupsChanged({ personId, by: context.actor.personId }));
}

async function howFor(
  { personId, isClosed, removalId }: Pick<UserRow, "personId" | "isClosed" | "removalId">,
  { email }: UserFacts,
  tx: Tx,
) {
  // Their removal is still under way: they are there, and stay.
  if (personId !== null) return { allowed: true, as: "back" } as const;
  const account = await findAccount(email, tx);
  const company = await readCompanyRow(tx);
  return howToBring({
    email,
    account: account && {
      personId: account.personId,
      isOfDirectory: await isOfDirectory(account.personId, tx),
    },
    domains: company?.domains ?? [],
    wasTaken: removalId !== null,
    isClosed,
    isBarred: await isBarred(email, tx),
  });
}

/** Undoes what the directory did, as long as that can be undone; null where it cannot. */
async function broughtBack(
  { actor, removal: kind, now }: Provisioning,
  id: number,
  tx: Tx,
): Promise<number | null> {
  const undone = await takeBack(actor, { id, kind, now }, tx);
  const personId = undone?.input["personId"];
  if (typeof personId !== "number") return null;
  return (await findPerson(actor, personId, tx))?.id ?? null;
}

/** Somebody new, as the company's sign-in adds them: with no password, and in the subsites that were chosen for new people. */
async function added(actor: Actor, { email, name, title }: UserFacts, tx: Tx): Promise<number> {
  const role = (await readCompanyRow(tx))?.role ?? "member";
  await liftBar(email, tx);
  const personId = await addPerson({ email, name, role, passwordHash: noPassword, position: title }, tx);
  if (personId === null) throw new Refusal("scim-taken");
  tx.announce(personAdded({ personId, role }));
  if (actor.withSubsites && role !== "external") await joinPreselected([personId], tx);
  return personId;
}

/** Ends that somebody is a person of the site. Nobody is signed in as them any more when this is committed; the rest may follow in steps. */
export async function takeAway(
  { actor, removal, now }: Provisioning,
  { place, personId, name, role, removalId }: UserRow,
  tx: Tx,
): Promise<void> {
  if (role === "owner") throw new Refusal("scim-owner");
  await saveInactive(place, removalId, tx);
  if (personId === null || role === null) return;
  if (removalId !== null) await endTakingBack(removalId, now, tx);
  const input = { personId, name, role, heirId: null, by: "directory" };
  const { id } = await beginUndertaking(actor, removal, { input, now }, tx);
  await saveInactive(place, id, tx);
}

/** Writes what the directory says of somebody who is here. Owners say it themselves. */
export async function tellOfPerson(
  { actor }: Pick<Provisioning, "actor">,
  { personId, role, ...before }: UserRow,
  { name, title, email }: UserFacts,
  tx: Tx,
): Promise<void> {
  const isSame = name === before.name && title === before.title && email === before.email;
  if (personId === null || isSame) return;
  if (role === "owner") throw new Refusal("scim-owner");
  if (name !== before.name) {
    await writeName(actor, personId, name, tx);
    tx.announce(personRenamed({ personId, name }));
  }
  if (title !== before.title) {
    await writePosition(actor, personId, title, tx);
    tx.announce(profileEdited({ personId, by: actor.personId }));
  }
  if (email !== before.email) {
    demand(mayGiveAddress({ email, role }, (await readCompanyRow(tx))?.domains ?? []));
    if (await isAddressTaken(email, tx)) throw new Refusal("scim-taken");
    await writeEmail(personId, email, tx);
    await dropLinks(personId, tx);
    tx.announce(emailChanged({ personId, before: before.email, by: actor.personId }));
  }
  await refreshPersonSearch(personId, tx);
}
