import { type Viewer, mayCreateIn, isAdminIn, isExternal, theSite } from "./viewer.ts";

/**
 * Who reads, as numbers that stand in `page_reader`. The kind is held above bit 48, the subject's id below it,
 * so a principal is an integer below 2^53 and needs no table of its own.
 */
const kinds = { public: 1, everybody: 2, admins: 3, editors: 4, person: 5, guest: 6 } as const;
export type PrincipalKind = keyof typeof kinds;

export function principal(kind: PrincipalKind, subjectId = 0): number {
  return kinds[kind] * 2 ** 48 + subjectId;
}

export function principalKind(id: number): { kind: PrincipalKind; subjectId: number } {
  const number = Math.floor(id / 2 ** 48);
  const found = Object.entries(kinds).find(([, value]) => value === number);
  if (!found) throw new Error(`no principal kind ${number}`);
  return { kind: found[0] as PrincipalKind, subjectId: id - number * 2 ** 48 };
}

/** Whether the site lets pages be opened to the world; where it does not, nobody reads by that right (GUES-05). */
export type Publicity = { readonly publicPages: boolean };

/** The principals of a viewer, each once. Externals are not part of everybody (decision 0004). */
export function principalsOf(viewer: Viewer, { publicPages }: Publicity = { publicPages: true }): number[] {
  const list = publicPages ? [principal("public")] : [];
  const guestOf = viewer.guestPageId === null ? [] : [viewer.guestPageId, ...(viewer.alsoGuestOf ?? [])];
  list.push(...guestOf.map((pageId) => principal("guest", pageId)));
  if (viewer.personId === null) return list;
  list.push(principal("person", viewer.personId));
  if (!isExternal(viewer)) list.push(principal("everybody"));
  if (mayCreateIn(theSite, viewer)) list.push(principal("editors"));
  if (isAdminIn(theSite, viewer)) list.push(principal("admins"));
  return list;
}

declare const proof: unique symbol;

/** A viewer with proof of who they are. Stores take nothing less, so a forgotten gate does not compile. */
export type Actor = Viewer & { readonly principals: readonly number[]; readonly [proof]: true };

/** Only server/web/session.ts (sessions and commands), the jobs' system actor and testing/as.ts may call this (checked by a test). */
export function mintActor(viewer: Viewer, site?: Publicity): Actor {
  return { ...viewer, principals: principalsOf(viewer, site) } as Viewer as Actor;
}

/** A visitor without a session has nothing to prove. */
export function mintVisitor(siteId: number): Actor {
  return mintActor({ siteId, personId: null, role: "public", withSubsites: false, guestPageId: null });
}
