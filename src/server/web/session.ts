import type { ResolveActor } from "#calls/run.ts";
import type { Beside, Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { findByAddressOrFirstOwner } from "#features/people/store.ts";
import { findGuestPages } from "#features/sharing/guests/store.ts";
import { menuBeside } from "#features/menu/store.ts";
import { type SessionPerson, findSession, findSessionBeside } from "#features/sessions/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
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
};

const nothingKnown: SiteFacts = { withSubsites: false, publicPages: false, guestInvites: false };

/**
 * Who asks: the session's person, a guest, or a public visitor. A person who opened the link of a guest reads that
 * page beside their own. Read in the transaction of the call itself.
 */
export function actorResolver(
  siteFacts: (siteId: number) => SiteFacts | null,
  noteUse: SessionUse = () => {},
): ResolveActor {
  return async (tx, wire, now) => {
    const person = await findPersonOf(wire, now, tx);
    if (person) {
      wire.recognised(person.language);
      noteUse(tx.siteId, person, now);
    }
    const site = siteFacts(tx.siteId) ?? nothingKnown;
    const isGuest = site.guestInvites && wire.guestToken !== null;
    const guestPages = isGuest ? await findGuestPages(wire.guestToken, now, tx) : [];
    wire.proven?.({ session: person !== null, guest: guestPages.length > 0 });
    return actorOf({ person, guestPages }, tx, site);
  };
}

/** Null as well when another host may have set the cookie: signing in since would have given it a safer name. */
export async function findPersonOf(
  wire: Pick<Wire, "sessionToken" | "hasFormerCookie" | "beside">,
  now: Date,
  tx: Tx,
): Promise<SessionPerson | null> {
  const { sessionToken, hasFormerCookie = false, beside } = wire;
  if (sessionToken === null) return null;
  const person = await (beside
    ? findWithMenu(sessionToken, beside, now, tx)
    : findSession(sessionToken, now, tx));
  return hasFormerCookie && person?.mayUseFormerCookie !== true ? null : person;
}

/** Screens have the menu of the site in their frame: it is read with their person, in one statement. */
async function findWithMenu(token: string, beside: Beside, now: Date, tx: Tx): Promise<SessionPerson | null> {
  const finding = findSessionBeside(token, menuBeside, now, tx);
  beside.menu = finding.then((found) => found?.beside);
  // Whoever waits for it hears of the failure; it may be that nobody does.
  beside.menu.catch(() => {});
  return (await finding)?.person ?? null;
}

/** Whose session a socket is bound to, null when it is over. An open tab is no use of the session: it may age. */
export function listenerResolver(siteFacts: (siteId: number) => SiteFacts | null): ResolveListener {
  return async (tx, token, now) => {
    const person = await findSession(token, now, tx);
    return person && actorOf({ person, guestPages: [] }, tx, siteFacts(tx.siteId) ?? nothingKnown);
  };
}

/**
 * The person that a command acts as: by address, or the site's first owner. Who can run commands on the server needs
 * no other proof. Null when nobody here is that.
 */
export async function actorForCommand(email: string | null, tx: Tx): Promise<Actor | null> {
  const person = await findByAddressOrFirstOwner(email, tx);
  if (!person) return null;
  return mintActor({ siteId: tx.siteId, ...person, guestPageId: null });
}

type Proven = { readonly person: SessionPerson | null; readonly guestPages: readonly number[] };

function actorOf({ person, guestPages }: Proven, tx: Tx, site: SiteFacts): Actor {
  const [guestPageId = null, ...alsoGuestOf] = guestPages;
  const stranger = guestPageId === null ? ("public" as const) : ("guest" as const);
  const viewer = {
    siteId: tx.siteId,
    personId: person?.personId ?? null,
    role: person?.role ?? stranger,
    withSubsites: site.withSubsites,
    guestPageId,
    alsoGuestOf,
  };
  const actor = mintActor(viewer, site);
  if (person) people.set(actor, person);
  return actor;
}
