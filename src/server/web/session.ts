import type { ResolveActor } from "#calls/run.ts";
import type { Beside, Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { findByAddressOrFirstOwner, findStandingPerson } from "#features/people/store.ts";
import { findGuestPages } from "#features/sharing/guests/store.ts";
import { menuBeside } from "#features/menu/store.ts";
import {
  type SessionPerson,
  findSession,
  findSessionBeside,
  statementBeside,
} from "#features/sessions/store.ts";
import { mayComeTo } from "#features/subsites/rules.ts";
import {
  type Standing,
  barBeside,
  namedSubsite,
  readStanding,
  readStandingOf,
  standingBeside,
} from "#features/subsites/viewing-store.ts";
import { movingBeside } from "#features/undertakings/list-store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { type Viewer, mainGroup, subsiteRoles } from "#kernel/viewer.ts";
import type { ResolveListener } from "#realtime/asking.ts";
import type { SessionUse } from "./session-use.ts";

const people = new WeakMap<Actor, SessionPerson>();

/** The person behind an actor with a session; screens show their name and use their language. */
export function personOf(actor: Actor): SessionPerson | null {
  return people.get(actor) ?? null;
}

/** What of a site decides who its visitors are. */
export type SiteFacts = {
  readonly withSubsites: boolean;
  readonly publicPages: boolean;
  readonly guestInvites: boolean;
  readonly editorsArrange: boolean;
};

const nothingKnown: SiteFacts = {
  withSubsites: false,
  publicPages: false,
  guestInvites: false,
  editorsArrange: false,
};

/**
 * Who asks, and in which subsite: the session's person, a guest, or a public visitor. A person who opened the link of a guest reads
 * that page beside their own. Read in the transaction of the call itself.
 */
export function actorResolver(
  siteFacts: (siteId: number) => SiteFacts | null,
  noteUse: SessionUse = () => {},
): ResolveActor {
  return async (tx, wire, now) => {
    const site = siteFacts(tx.siteId) ?? nothingKnown;
    const found = await findAsking(wire, site, now, tx);
    const { person } = found;
    if (person) {
      wire.recognised(person.language);
      noteUse(tx.siteId, person, now);
    }
    const hasDoors = site.guestInvites || site.publicPages;
    const isGuest = hasDoors && wire.guestToken !== null;
    const guestPages = isGuest ? await findGuestPages(wire.guestToken, site, now, tx) : [];
    wire.proven?.({ session: person !== null, guest: guestPages.length > 0 });
    const standing = site.withSubsites ? await standingOf({ ...found, guestPages }, wire, tx) : null;
    const named = wire.subsiteSlug ? { asScreen: wire.beside !== undefined } : null;
    return actorOf({ person, guestPages, standing, named }, tx, site);
  };
}

type Proof = Pick<Wire, "sessionToken" | "hasFormerCookie" | "beside" | "subsiteSlug">;
type Found = { readonly person: SessionPerson | null; readonly standing: Standing | null };
const nobody: Found = { person: null, standing: null };

/** Null as well when another host may have set the cookie: signing in since would have given it a safer name. */
export async function findPersonOf(wire: Proof, now: Date, tx: Tx): Promise<SessionPerson | null> {
  return (await findAsking(wire, { withSubsites: false }, now, tx)).person;
}

/** The person of the session, with where they stand in subsites, in one statement. */
async function findAsking(
  wire: Proof,
  { withSubsites }: Pick<SiteFacts, "withSubsites">,
  now: Date,
  tx: Tx,
): Promise<Found> {
  const { sessionToken, hasFormerCookie = false } = wire;
  if (sessionToken === null) return nobody;
  const found = await findWith(wire, { token: sessionToken, withSubsites }, now, tx);
  const { person } = found;
  return hasFormerCookie && person?.mayUseFormerCookie !== true ? nobody : found;
}

type Place = keyof Beside;
type Read = Readonly<Record<Place, unknown>> & { readonly standing?: Standing };

/** The statements that find a session: what screens have in their frame is read with their person. */
const moving = movingBeside;
const statements = {
  flat: { call: null, screen: besideOf({ menu: menuBeside(mainGroup), moving }) },
  withSubsites: {
    call: besideOf({ standing: standingBeside }),
    screen: besideOf({
      standing: standingBeside,
      menu: menuBeside(namedSubsite),
      bar: barBeside,
      moving,
    }),
  },
};

function besideOf(parts: Readonly<Record<string, string>>): string {
  const named = Object.entries(parts).map(([name, sql]) => `'${name}', ${sql}`);
  return statementBeside(`json_build_object(${named.join()})`);
}

async function findWith(
  { beside, subsiteSlug = "" }: Proof,
  { token, withSubsites }: { token: string } & Pick<SiteFacts, "withSubsites">,
  now: Date,
  tx: Tx,
): Promise<Found> {
  const text = statements[withSubsites ? "withSubsites" : "flat"][beside ? "screen" : "call"];
  if (!text) return { person: await findSession(token, now, tx), standing: null };
  const finding = findSessionBeside(token, { text, values: withSubsites ? [subsiteSlug] : [] }, now, tx);
  const reading = finding.then((found) => found && (found.beside as Read));
  if (beside) giveBeside(beside, reading);
  const found = await finding;
  return found ? { person: found.person, standing: (found.beside as Read).standing ?? null } : nobody;
}

/** Whoever waits for a part of it hears of the failure; it may be that nobody does. */
function giveBeside(beside: Beside, reading: Promise<Read | null>): void {
  for (const place of ["menu", "bar", "moving"] as const) {
    const part = reading.then((read) => read && read[place]);
    part.catch(() => {});
    beside[place] = part;
  }
}

/** Visitors and guests ask for it; whose pages as a guest are of a subsite may come to these, a person too. */
async function standingOf(
  { person, standing, guestPages }: Found & { readonly guestPages: readonly number[] },
  { subsiteSlug: slug = "" }: Wire,
  tx: Tx,
): Promise<Standing> {
  if (person && standing && (guestPages.length === 0 || slug === "")) return standing;
  const asked = await readStanding({ slug, guestOf: guestPages }, tx);
  const here = asked.here?.hasPageFor ? asked.here : (standing?.here ?? asked.here);
  return { ...(standing ?? asked), here };
}

/** Anybody in the world, in the main group. */
export async function visitorOf(site: SiteFacts, tx: Tx): Promise<Actor> {
  const standing = site.withSubsites ? await readStanding({ slug: "", guestOf: [] }, tx) : null;
  return actorOf({ person: null, guestPages: [], standing, named: null }, tx, site);
}

/** Whose session a socket is bound to, null when it is over. An open tab is no use of the session: it may age. */
export function listenerResolver(siteFacts: (siteId: number) => SiteFacts | null): ResolveListener {
  return async (tx, token, now) => {
    const site = siteFacts(tx.siteId) ?? nothingKnown;
    const found = await findAsking({ sessionToken: token }, site, now, tx);
    return found.person && actorOf({ ...found, guestPages: [], named: null }, tx, site);
  };
}

/**
 * The person that a command acts as: by address, or the site's first owner. Who can run commands on the server needs
 * no other proof. Null when nobody here is that.
 */
export async function actorForCommand(email: string | null, tx: Tx): Promise<Actor | null> {
  const person = await findByAddressOrFirstOwner(email, tx);
  if (!person) return null;
  const standing = person.withSubsites ? await readStandingOf(person.personId, tx) : null;
  return mintActor({ siteId: tx.siteId, ...person, guestPageId: null, ...factsOf(standing) });
}

/** A person under whose rights work goes on that they began, as they stand now; null when they are gone. */
export async function actorForWork(personId: number, tx: Tx): Promise<Actor | null> {
  const found = await findStandingPerson(personId, tx);
  if (!found) return null;
  const { publicPages, ...person } = found;
  const standing = person.withSubsites ? await readStandingOf(personId, tx) : null;
  const viewer = { siteId: tx.siteId, personId, ...person, guestPageId: null, ...factsOf(standing) };
  return mintActor(viewer, { publicPages });
}

type Proven = Found & {
  readonly guestPages: readonly number[];
  /** How it is asked for a subsite by name; null in the main group. */
  readonly named: { readonly asScreen: boolean } | null;
};

function actorOf({ person, guestPages, standing, named }: Proven, tx: Tx, site: SiteFacts): Actor {
  const [guestPageId = null, ...alsoGuestOf] = guestPages;
  const stranger = guestPageId === null ? ("public" as const) : ("guest" as const);
  const viewer = {
    siteId: tx.siteId,
    personId: person?.personId ?? null,
    ...(person && person.realId !== person.personId && { realPersonId: person.realId }),
    role: person?.role ?? stranger,
    ...(person && person.groupIds.length > 0 && { groupIds: person.groupIds }),
    withSubsites: site.withSubsites,
    editorsArrange: site.editorsArrange,
    guestPageId,
    alsoGuestOf,
    ...factsOf(standing),
  };
  if (named) demand(mayComeTo(viewer, standing?.here ?? null, named));
  const actor = mintActor(viewer, site);
  if (person) people.set(actor, person);
  return actor;
}

/** Nothing of subsites on a site without them. */
function factsOf(
  standing: Standing | null,
): Pick<Viewer, "subsiteId" | "subsiteSlug" | "subsiteRoles" | "publicSubsites"> {
  if (!standing) return {};
  const { here, roles, open } = standing;
  return {
    subsiteId: here?.id ?? mainGroup,
    subsiteSlug: here?.slug ?? "",
    subsiteRoles: Object.fromEntries(
      subsiteRoles.flatMap((role) => roles[role].map((area) => [area, role] as const)),
    ),
    publicSubsites: open,
  };
}
