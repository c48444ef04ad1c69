import {
  type Area,
  type SubsiteRole,
  type Viewer,
  mayCreateIn,
  isAdminIn,
  isExternal,
  isSignedIn,
  mainGroup,
} from "./viewer.ts";

/**
 * Who reads, as numbers that stand in `page_reader`. The kind is held above bit 48, the subject's id below it,
 * so a principal is an integer below 2^53 and needs no table of its own.
 */
const kinds = {
  public: 1,
  everybody: 2,
  admins: 3,
  editors: 4,
  person: 5,
  guest: 6,
  "subsite-viewers": 7,
  "subsite-editors": 8,
  "subsite-admins": 9,
  group: 10,
} as const;
export type PrincipalKind = keyof typeof kinds;

export function principal(kind: PrincipalKind, subjectId = 0): number {
  return kinds[kind] * 2 ** 48 + subjectId;
}

/** By their numbers: somebody in hundreds of subsites has as many principals, which are looked at for each list. */
const kindOf = new Map(
  Object.entries(kinds).map(([kind, number]) => [number as number, kind as PrincipalKind]),
);

export function principalKind(id: number): { kind: PrincipalKind; subjectId: number } {
  const number = Math.floor(id / 2 ** 48);
  const kind = kindOf.get(number);
  if (!kind) throw new Error(`no principal kind ${number}`);
  return { kind, subjectId: id - number * 2 ** 48 };
}

const kindOfRole = {
  viewer: "subsite-viewers",
  editor: "subsite-editors",
  admin: "subsite-admins",
} as const satisfies Record<SubsiteRole, PrincipalKind>;

/** Those of one role in a subsite: three principals each, all of which stand among the readers of its pages (decision 0059). */
export function subsitePrincipal(role: SubsiteRole, subsite: Area): number {
  return principal(kindOfRole[role], subsite);
}

/** Whether the site lets pages be opened to the world; where it does not, nobody reads by that right (GUES-05). */
export type Publicity = { readonly publicPages: boolean };

/**
 * The principals of a viewer, each once. Externals are not part of everybody (decision 0004). For each subsite there is one, that of
 * the viewer's role; a public one is read by the whole world as by its viewers (SUBS-06).
 */
export function principalsOf(viewer: Viewer, site: Publicity = { publicPages: true }): number[] {
  return [
    ...ownPrincipals(viewer, site),
    ...mainPrincipals(viewer),
    ...joinedPrincipals(viewer),
    ...publicPrincipals(viewer, site),
  ];
}

/**
 * Those of them that pages of one subsite can have among their readers: a list reads no others, in however many subsites
 * somebody is.
 */
export function principalsIn(
  area: Area,
  viewer: Viewer & { readonly principals: readonly number[] },
): number[] {
  return viewer.principals.filter((each) => {
    const { kind, subjectId } = principalKind(each);
    if (kind === "public" || kind === "person" || kind === "guest") return true;
    return kind.startsWith("subsite-") ? subjectId === area : area === mainGroup;
  });
}

/** What is given to somebody by name or link, wherever it stands, and to the whole world. */
function ownPrincipals(viewer: Viewer, { publicPages }: Publicity): number[] {
  const guestOf = viewer.guestPageId === null ? [] : [viewer.guestPageId, ...(viewer.alsoGuestOf ?? [])];
  return [
    ...(publicPages ? [principal("public")] : []),
    ...guestOf.map((pageId) => principal("guest", pageId)),
    ...(viewer.personId === null ? [] : [principal("person", viewer.personId)]),
  ];
}

function mainPrincipals(viewer: Viewer): number[] {
  if (!isSignedIn(viewer)) return [];
  return [
    ...(isExternal(viewer) ? [] : [principal("everybody")]),
    ...(mayCreateIn(mainGroup, viewer) ? [principal("editors")] : []),
    ...(isAdminIn(mainGroup, viewer) ? [principal("admins")] : []),
    ...(viewer.groupIds ?? []).map((id) => principal("group", id)),
  ];
}

function joinedPrincipals(viewer: Viewer): number[] {
  return Object.entries(viewer.subsiteRoles ?? {}).map(([area, role]) =>
    subsitePrincipal(role, Number(area)),
  );
}

function publicPrincipals({ publicSubsites = [], subsiteRoles = {} }: Viewer, site: Publicity): number[] {
  if (!site.publicPages) return [];
  return publicSubsites
    .filter((area) => subsiteRoles[area] === undefined)
    .map((area) => subsitePrincipal("viewer", area));
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
