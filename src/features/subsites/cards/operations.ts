import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import { celebrationsFor } from "#features/people/celebrations/operations.ts";
import { offeredActions } from "#features/people/cards/rules.ts";
import { profileFor } from "#features/people/profiles/operations.ts";
import { maySeeProfile } from "#features/people/profiles/rules.ts";
import { type ProfileRow, findProfile } from "#features/people/profiles/store.ts";
import { teamOf } from "#features/people/reporting/operations.ts";
import { listGroupsOf } from "#features/people/groups/store.ts";
import { inviteState, maySeePeople, maySeeEmail, rolesToGive } from "#features/people/rules.ts";
import { roleWords } from "#features/people/wording.ts";
import { mayAdminister } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { currentSubsite, isAdminIn, isOwner, mainGroup } from "#kernel/viewer.ts";
import { knownSubsite } from "../operations.ts";
import { isListedFor } from "../rules.ts";
import { subsiteWords } from "../wording.ts";
import { type Here, cardVerdicts, isForeign } from "./rules.ts";
import { type SpaceRow, listSpaces } from "./store.ts";

type Asked = { readonly personId: number; readonly say: Say; readonly now: Date };

/** What a person's card shows to the actor where they are. */
export async function cardFor(actor: Actor, { personId, say, now }: Asked, tx: Tx) {
  demand(maySeeProfile(actor, { id: personId }));
  const row = found(await findProfile(actor, personId, tx), "person-not-found");
  const spaces = actor.withSubsites ? await listSpaces(actor, personId, tx) : [];
  const here = await standingHere(actor, spaces, tx);
  const isSelf = actor.personId === personId;
  const showsLess = isForeign(here) && !isSelf && !isOwner(actor);
  const shown = spaces.filter((space) => isSelf || isListedFor(actor, space)).map(spaceOnWire);
  const groups = actor.withSubsites ? [] : await groupsOnWire(actor, personId, tx);
  const state = inviteState(row, now);
  const team = showsLess ? 0 : await teamOf(actor, row, tx);
  const days = showsLess ? null : await celebrationsFor(actor, row.id, now, tx);
  const away = showsLess ? null : (await awayAmong(actor, [row.id], { now }, tx)).get(row.id);
  return {
    id: row.id,
    user_id: row.id,
    is_self: isSelf,
    is_admin: mayAdminister(actor).allowed || isAdminIn(currentSubsite(actor), actor),
    is_owner: isOwner(actor),
    is_invited: state !== "here",
    is_foreign_profile: isForeign(here),
    has_audit_log: isOwner(actor),
    has_profilev1: false,
    has_bounced_notifications: row.isBounced,
    spaces: showsLess ? [] : shown,
    profile: profileOnWire(actor, row, { say, here, showsLess, subgroups: [...groups, ...shown] }),
    error_message: "",
    acts: {
      team,
      actions: offeredActions(cardVerdicts(actor, row, here)),
      role: row.role,
      withSubsites: actor.withSubsites,
      state,
      away: away ?? null,
      days,
      roles: rolesToGive(actor),
      subsite: here?.given ? { id: here.subsite.id, name: here.name, role: here.given } : null,
    },
  };
}

/** A person's groups on a site without subsites (PDIR-01), for those who know the people of the site. */
async function groupsOnWire(actor: Actor, personId: number, tx: Tx) {
  if (!maySeePeople(actor).allowed) return [];
  const groups = (await listGroupsOf(personId, tx)).filter(({ isIn }) => isIn);
  return groups.map(({ id, name }) => ({ name, url: `/people/groups/#group-${id}` }));
}

/** The subsite that the actor is in, and the person's place in it; null in the main group. */
async function standingHere(
  actor: Actor,
  spaces: readonly SpaceRow[],
  tx: Tx,
): Promise<(Here & { readonly name: string }) | null> {
  const here = currentSubsite(actor);
  if (here === mainGroup) return null;
  const subsite = await knownSubsite(actor, here, tx);
  return { subsite, name: subsite.name, given: spaces.find(({ id }) => id === here)?.role ?? null };
}

function spaceOnWire({ slug, name, role, level, accent }: SpaceRow) {
  return { role, notify_status: level, url: inSubsite(slug, "/"), name_s: escaped(name), name, accent };
}

type Showing = {
  readonly say: Say;
  readonly here: Here | null;
  readonly showsLess: boolean;
  readonly subgroups: readonly { readonly name: string; readonly url: string }[];
};

function profileOnWire(actor: Actor, row: ProfileRow, { say, here, showsLess, subgroups }: Showing) {
  const role = here?.given ? say(subsiteWords[here.given]) : say(roleWords[row.role]);
  const { attrs, hidden } = profileFor(actor, row);
  return {
    name: row.name,
    bio: showsLess ? "" : row.bio,
    position_or_role: row.position || role,
    photo: row.photo,
    email: maySeeEmail(actor, row).allowed ? row.email : "",
    role_str: role,
    is_site_owner: row.role === "owner",
    is_external: row.role === "external",
    subgroups: showsLess ? [] : subgroups.map(({ name, url }) => ({ name, url })),
    attrs: showsLess ? [] : attrs,
    hidden_fields: showsLess ? [] : hidden,
  };
}
