import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { maySeeEmail } from "#features/people/rules.ts";
import { type Actor, subsitePrincipal } from "#kernel/actor.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { currentSubsite, isSignedIn } from "#kernel/viewer.ts";
import { createSpace, joinSpace, loadNewSpaceDetails, loadSubsitesBar } from "./contract.ts";
import { joinRequested, subsiteCreated } from "./events.ts";
import { type SubsiteAdmin, keepRequest, lastRequest, listAdmins } from "./joining-store.ts";
import { barMost } from "./model/bar.ts";
import { accessOf } from "./model/access-of.ts";
import { onWire } from "./model/on-wire.ts";
import { slugFrom } from "./model/slug-from.ts";
import type { Subsite } from "./model/subsite.ts";
import { listSubsites } from "./list-store.ts";
import { knownSubsite, knownSubsites } from "./operations.ts";
import { comeIn, letIn } from "./joining-operations.ts";
import {
  isListedFor,
  mayCreateSubsite,
  mayJoin,
  mayManageSubsite,
  mayRequest,
  maySeePeopleOf,
  maySeeSubsites,
  roleOnJoining,
} from "./rules.ts";
import { readSubsites } from "./screen.ts";
import { findMade, freeSlug, makeSubsite } from "./store.ts";
import { subsiteWords } from "./wording.ts";

export const subsiteHandlers = [
  handle(readSubsites, async ({ actor, tx, say }) => {
    demand(maySeeSubsites(actor));
    const { known, people } = await knownSubsites(actor, tx);
    return {
      title: say(subsiteWords.title),
      current: currentSubsite(actor),
      people,
      mayCreate: mayCreateSubsite(actor).allowed,
      subsites: known.map((subsite) => listed(actor, subsite, say)),
    };
  }),

  handle(createSpace, async ({ input, actor, tx }) => {
    demand(mayCreateSubsite(actor));
    return { new_url: inSubsite(await createOnce(actor, input, tx), "/") };
  }),

  handle(loadNewSpaceDetails, async ({ actor, tx, say }) => {
    demand(maySeeSubsites(actor));
    const { known } = await knownSubsites(actor, tx);
    return {
      can_create_subsites: mayCreateSubsite(actor).allowed,
      joinable_spaces: known
        .filter((subsite) => mayJoin(actor, subsite).allowed)
        .map((subsite) => onWire(subsite, say)),
    };
  }),

  handle(loadSubsitesBar, async ({ actor, tx, say }) => {
    const sites = actor.withSubsites
      ? (await listSubsites(actor, tx)).filter((each) => isInBar(actor, each))
      : [];
    const bar = { sites: sites.map((each) => onWire(each, say)), load_more: sites.length > barMost };
    return { subsites_json_str: JSON.stringify(bar) };
  }),

  handle(joinSpace, async ({ input, actor, now, tx }) => {
    demand(maySeeSubsites(actor));
    const subsite = await knownSubsite(actor, input.group_id, tx);
    demand(mayJoin(actor, subsite));
    const role = roleOnJoining(actor, subsite);
    if (role === null) return ask(actor, { subsite, askedId: input.request_to_id, now }, tx);
    const personId = actor.personId ?? 0;
    await comeIn({ subsiteId: subsite.id, personId, role }, tx);
    return { has_joined: true, needs_admin_select: false, new_url: inSubsite(subsite.slug, "/") };
  }),
];

type Created = {
  readonly name: string;
  readonly description?: string | undefined;
  readonly key?: string | undefined;
};

/** Gives the address; what was made already under the same key, and its answer lost, is found again. */
async function createOnce(actor: Actor, { name, description = "", key }: Created, tx: Tx): Promise<string> {
  const personId = actor.personId ?? 0;
  const made = key === undefined ? undefined : { by: personId, key };
  const before = made && (await findMade(made, tx));
  if (before) return before;
  const slug = await freeSlug(slugFrom(name), tx);
  const subsite = await makeSubsite({ slug, name, description, made }, tx);
  if (!subsite) return found(made ? await findMade(made, tx) : null, "subsite-address-taken");
  tx.announce(subsiteCreated({ subsiteId: subsite.id, by: personId }));
  await letIn({ subsiteId: subsite.id, personIds: [personId], role: "admin" }, tx);
  return slug;
}

/** One's own, for those who are not signed in the public ones that are not hidden, and that of the address (`readBar`). */
function isInBar(actor: Actor, subsite: Subsite): boolean {
  const { id, given, isArchived } = subsite;
  const mayCome = given !== null || actor.principals.includes(subsitePrincipal("viewer", id));
  if (mayCome && id === currentSubsite(actor)) return true;
  return !isArchived && (given !== null || (mayCome && !isSignedIn(actor) && isListedFor(actor, subsite)));
}

/** Without a choice it answers who can be chosen (SLST-05), with one the request is on its way (SLST-06). */
async function ask(
  actor: Actor,
  { subsite, askedId, now }: { subsite: Subsite; askedId: number | undefined; now: Date },
  tx: Tx,
) {
  demand(mayRequest(await lastRequest(actor, subsite.id, tx), now));
  const admins = await listAdmins(subsite.id, tx);
  if (admins.length === 0) throw new Refusal("subsite-without-admins");
  if (askedId === undefined) {
    return {
      has_joined: false,
      needs_admin_select: true,
      admins: admins.map((each) => adminOnWire(actor, each)),
    };
  }
  const asked = found(admins.find(({ id }) => id === askedId) ?? null, "person-not-found");
  const requestId = await keepRequest(actor, { subsiteId: subsite.id, askedId: asked.id, now }, tx);
  tx.announce(joinRequested({ requestId }));
  return { has_joined: false, needs_admin_select: false };
}

function adminOnWire(actor: Actor, { id, name, email, photo }: SubsiteAdmin) {
  const shownEmail = maySeeEmail(actor, { id }).allowed ? email : "";
  return { id, safe_name: escaped(name), email: shownEmail, avatar_url: photo ?? "" };
}

function listed(actor: Actor, subsite: Subsite, say: Say) {
  const { id, slug, name, description, accent, given, people, requested, isArchived, isPublic } = subsite;
  const mayJoinIt = mayJoin(actor, subsite).allowed;
  return {
    id,
    name,
    description,
    address: inSubsite(slug, "/"),
    accent,
    role: given,
    people,
    isArchived,
    isPublic,
    access: say(accessOf(subsite)),
    requested: mayJoinIt ? requested : null,
    joining: !mayJoinIt
      ? null
      : roleOnJoining(actor, subsite) === null
        ? ("ask" as const)
        : ("join" as const),
    mayManage: mayManageSubsite(actor, subsite).allowed,
    leavesHere: given !== null && !maySeePeopleOf(actor, subsite).allowed,
  };
}
