import { type ReadersChange, readAffectedBySeveral } from "#features/access/change-store.ts";
import { type PageSharing, type Share, readersOf, withOwnRights } from "#features/access/rules.ts";
import { readPageSharings } from "#features/access/store.ts";
import type { Tx } from "#database/transaction.ts";
import { type Actor, principalKind } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { LineState } from "../contract.ts";
import { type Sharing, sharesOf, withState } from "../model/state.ts";
import { sharingIn } from "../operations.ts";
import { mayAddPeopleToPage, mayMakePublic, mayShareWith } from "../rules.ts";
import { readRoles } from "../store.ts";
import type { SeveralChange } from "./model/several-sentences.ts";

type Asked = {
  /** Pages of the main group that the actor may share. */
  readonly pageIds: readonly number[];
  readonly sent: Readonly<Record<string, LineState>>;
  readonly publicPages: boolean;
};

/** Ways of changing are compared with all people of the site: beyond so many it is not found out. */
const waysMost = 100;

/**
 * Who would gain and who would lose access to pages if lines were changed on all of them, by the rule of readers before and after; null where the pages
 * differ too much to find it out at once. A page that would be refused stays as it is.
 */
export async function accessChangeOfSeveral(
  actor: Actor,
  { pageIds, sent, publicPages }: Asked,
  tx: Tx,
): Promise<SeveralChange | null> {
  const roles = await readRoles(Object.keys(sent).filter(isPerson).map(Number), tx);
  const pages = await readPageSharings(pageIds, tx);
  return severalChange(
    actor,
    pages.map((page) => changeOf(actor, page, { sent, publicPages, roles })),
    tx,
  );
}

/** The same of changes that are known: the readers of each page before and after, and what becomes of the world. */
export async function severalChange(
  actor: Actor,
  changes: readonly PageChange[],
  tx: Tx,
): Promise<SeveralChange | null> {
  const ways = sameWays(changes.map(({ readers }) => readers));
  if (ways.length > waysMost) return null;
  return {
    people: await readAffectedBySeveral(ways, tx),
    mayName: mayAddPeopleToPage(actor),
    opened: changes.filter(({ world }) => world === "gains").length,
    closed: changes.filter(({ world }) => world === "loses").length,
  };
}

type Sent = Pick<Asked, "sent" | "publicPages"> & { readonly roles: ReadonlyMap<number, SiteRole> };
export type PageChange = { readonly readers: ReadersChange; readonly world: "gains" | "loses" | null };

function changeOf(actor: Actor, page: PageSharing, asked: Sent): PageChange {
  const before = sharingIn(page.shares, page.isPublic);
  const after = stateAfter(actor, { page, before }, asked) ?? before;
  const guests = page.shares.filter(({ principalId }) => principalKind(principalId).kind === "guest");
  const shares: Share[] = [...withOwnRights(sharesOf(after), actor), ...guests];
  const published = { ...page, isUnpublished: false };
  const isWorlds = ({ isPublic }: Sharing) => asked.publicPages && isPublic;
  const isTurned = isWorlds(before) !== isWorlds(after) && (page.world !== null || isWorlds(after));
  return {
    readers: {
      before: readersOf(published),
      after:
        after === before
          ? readersOf(published)
          : readersOf({ ...published, shares, isPublic: after.isPublic }),
      pages: 1,
    },
    world: isTurned ? (isWorlds(after) ? "gains" : "loses") : null,
  };
}

/** The lines after what was sent; null where the rules refuse it on this page. */
function stateAfter(
  actor: Actor,
  { page, before }: { readonly page: PageSharing; readonly before: Sharing },
  { sent, publicPages, roles }: Sent,
): Sharing | null {
  const isAdmin = (name: string) => ["owner", "admin"].includes(roles.get(Number(name)) ?? "");
  const isRefused = Object.keys(sent)
    .filter(isPerson)
    .some((name) => {
      const person = { exists: roles.has(Number(name)), isListed: before.lines.has(name) || isAdmin(name) };
      return !mayShareWith(actor, person).allowed;
    });
  if (isRefused) return null;
  try {
    const after = withState(before, sent, (name) => {
      return { isAdmin: isAdmin(name), isSelf: name === String(actor.personId), area: page.area };
    });
    const isOpened = after.isPublic && !before.isPublic;
    return isOpened && !mayMakePublic(actor, { publicPages }).allowed ? null : after;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Pages whose readers change alike are asked about once. */
function sameWays(changes: readonly ReadersChange[]): ReadersChange[] {
  const ways = new Map<string, ReadersChange>();
  for (const change of changes) {
    const key = JSON.stringify([change.before, change.after].map((shares) => shares.filter(isNoGuest)));
    const there = ways.get(key);
    ways.set(key, { ...change, pages: (there?.pages ?? 0) + 1 });
  }
  return [...ways.values()];
}

const isNoGuest = ({ principalId }: Share): boolean => principalKind(principalId).kind !== "guest";
const isPerson = (name: string): boolean => /^[0-9]+$/.test(name);
