import { describe, expect, it } from "vitest";
import type { Tx } from "#database/transaction.ts";
import { type Actor, principal, principalKind } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readList, readListed, readTrashed } from "#features/pages/browsing/store.ts";
import { listTrash } from "#features/pages/trash/store.ts";
import { emptyDocument } from "#documents/document.ts";
import { findPages } from "#features/pages/search-store.ts";
import { sharesOfGuests } from "./guests/rules.ts";
import { findPage, findPageAnywhere } from "#features/pages/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import {
  type PageSharing,
  type Share,
  mayBringBack,
  mayEdit,
  mayView,
  worldOf,
} from "#features/access/rules.ts";
import { refreshReaders, refreshReadersOf, writeShares } from "#features/access/store.ts";

const shareSets = (world: World): Record<string, readonly Share[]> => {
  const everybody = principal("everybody");
  const editors = principal("editors");
  const vera = principal("person", world.vera.id);
  const xavi = principal("person", world.xavi.id);
  const view = (principalId: number) => ({ principalId, mayEdit: false });
  const edit = (principalId: number) => ({ principalId, mayEdit: true });
  return {
    nobody: [],
    everybody: [view(everybody)],
    everybodyEdits: [edit(everybody)],
    editors: [edit(editors)],
    editorsView: [view(editors)],
    everybodyAndEditors: [view(everybody), edit(editors)],
    vera: [view(vera)],
    veraEdits: [edit(vera)],
    xavi: [view(xavi)],
    xaviEditsEverybodyViews: [edit(xavi), view(everybody)],
  };
};

type Twin = PageSharing & { readonly id: number };

/** What limits the world counts for public pages of the main group; some sets of shares are enough. */
const statesOf = (area: number, isLimited: boolean) =>
  [
    "shown",
    "trashed",
    "unpublished",
    ...(area === 0 && isLimited ? (["password", "ended"] as const) : []),
  ] as const;

/** Every second set of shares has guests beside it. */
async function makeTwins(
  world: World,
  {
    area,
    folderId,
    sets = Object.keys(shareSets(world)),
  }: { area: number; folderId: number; sets?: readonly string[] },
): Promise<Twin[]> {
  const twins: Twin[] = [];
  const ed = actorOf(world, world.ed);
  await within(world, ed, async (tx) => {
    for (const [at, [name, shares]] of [...Object.entries(shareSets(world)).entries()].filter(([, [each]]) =>
      sets.includes(each),
    ))
      for (const isPublic of [false, true])
        for (const state of statesOf(area, isPublic && at % 3 === 0)) {
          const [isTrashed, isUnpublished] = [state === "trashed", state === "unpublished"];
          const limit = state === "password" || state === "ended" ? state : null;
          const title = `Twin ${name} ${isPublic} ${state}`;
          const page = { title, folderId, slug: null, document: emptyDocument, preview: "", shares };
          const id = (await insertPage(ed, page, worldNow, tx)) as number;
          const own = [...shares, ...sharesOfGuests(id, at % 2)];
          await writeShares(id, own, tx);
          const facts = {
            is_public: isPublic,
            trashed: isTrashed ? worldNow : null,
            unpublished: isUnpublished,
            world_limit: limit,
          };
          await tx.db
            .updateTable("page")
            .set(facts)
            .where("site_id", "=", world.siteId)
            .where("id", "=", id)
            .execute();
          twins.push({
            id,
            area,
            shares: own,
            isPublic,
            world: worldOf(id, limit),
            isTrashed,
            isUnpublished,
          });
        }
    // Some by themselves, the others at once.
    const ids = twins.map(({ id }) => id);
    for (const id of ids.filter((_, at) => at % 4 === 0)) await refreshReaders(id, tx);
    await refreshReadersOf(
      ids.filter((_, at) => at % 4 > 0),
      tx,
    );
  });
  return twins;
}

/** Everybody of the world, and guests of pages that have some and that have none. */
function lookers(world: World, twins: readonly Twin[], most: number) {
  const { olga, ada, ed, vera, xavi, other } = world;
  const hasGuests = ({ shares }: Twin) => shares.some(({ principalId }) => isGuest(principalId));
  const areas = [...new Set(twins.map(({ area }) => area))];
  const guests = areas.flatMap((area) => {
    const here = twins.filter((twin) => twin.area === area);
    return [...here.filter(hasGuests).slice(0, most), ...here.filter((twin) => !hasGuests(twin)).slice(0, 2)];
  });
  return [
    olga,
    ada,
    ed,
    vera,
    xavi,
    other.nora,
    "visitor",
    ...guests.map(({ id }) => ({ guestOf: id })),
  ] as const;
}

const isGuest = (principalId: number) => principalKind(principalId).kind === "guest";

/** Reads as each looker from each area; gives a line wherever something else comes than by the rule. */
async function differences(
  world: World,
  twins: readonly Twin[],
  areas: readonly number[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const who of lookers(world, twins, areas.length > 1 ? 2 : 8))
    for (const area of areas) {
      const actor = actorOf(world, who, area);
      const read = await within(world, actor, (tx) => readAs(actor, twins, tx));
      const here = actor.siteId === world.siteId;
      const byRule = expectedFor(actor, here ? twins : []);
      for (const way of ways)
        if (String(read[way]) !== String(byRule[way]))
          lines.push(
            `${way} of ${JSON.stringify(who)} in ${area}: ${String(read[way])}; by the rule ${String(byRule[way])}`,
          );
    }
  return lines;
}

const ways = ["listed", "found", "everywhere", "known", "pages", "anywhere", "trash"] as const;
type Seen = Record<(typeof ways)[number], readonly string[]>;

async function readAs(actor: Actor, twins: readonly Twin[], tx: Tx): Promise<Seen> {
  const listed = await readList(actor, { folderId: null, order: "alphabet" }, 400, tx);
  const found = await findPages(actor, { typed: "twi", most: 400 }, tx);
  const everywhere = await findPages(actor, { typed: "twi", most: 1000, scope: "everywhere" }, tx);
  const ids = twins.map(({ id }) => id);
  const known = await readListed(actor, ids, tx);
  // Every page alone costs a statement: of a site with subsites some of them.
  const pages: string[] = [];
  const anywhere: string[] = [];
  for (const { id } of alone(actor, twins)) {
    const page = await findPage(actor, id, tx);
    if (page) pages.push(rightsOf(page));
    // Without subsites there is nowhere else.
    const elsewhere = actor.withSubsites ? await findPageAnywhere(actor, id, tx) : page;
    if (elsewhere) anywhere.push(rightsOf(elsewhere));
  }
  const inTrash = await listTrash(actor, { since: worldNow, most: 400 }, tx);
  const trash = await readTrashed(
    actor,
    inTrash.map(({ id }) => id),
    tx,
  );
  const ours = listed.filter(({ title }) => title.startsWith("Twin"));
  const idsOf = (hits: readonly { readonly id: number }[]) => hits.map(({ id }) => String(id)).sort();
  return {
    listed: ours.map(rightsOf).sort(),
    found: idsOf(found),
    everywhere: idsOf(everywhere),
    known: known.map(rightsOf).sort(),
    pages,
    anywhere,
    trash: idsOf(trash),
  };
}

function expectedFor(actor: Actor, twins: readonly Twin[]): Seen {
  const seen = twins.filter((page) => mayView(actor, page).allowed);
  const here = seen.filter(({ area }) => area === (actor.subsiteId ?? 0));
  const rights = (page: Twin) => `${page.id} ${mayEdit(actor, page).allowed}`;
  const one = alone(actor, twins);
  const back = twins.filter(
    (page) => page.area === (actor.subsiteId ?? 0) && mayBringBack(actor, page).allowed,
  );
  return {
    listed: here.map(rights).sort(),
    found: here.map(({ id }) => String(id)).sort(),
    everywhere: seen.map(({ id }) => String(id)).sort(),
    known: seen.map(rights).sort(),
    pages: here.filter((page) => one.includes(page)).map(rights),
    anywhere: seen.filter((page) => one.includes(page)).map(rights),
    trash: back.map(({ id }) => String(id)).sort(),
  };
}

const rightsOf = (page: { readonly id: number; readonly mayEdit: boolean }) => `${page.id} ${page.mayEdit}`;

function alone({ withSubsites, subsiteId = 0 }: Actor, twins: readonly Twin[]): readonly Twin[] {
  return withSubsites ? twins.filter((_, at) => (at + subsiteId) % 6 === 0) : twins;
}

describe("rows, lists, search and trash give the same pages as the rule, for every role, guest, share, publicity, trash and draft [SRCH-27]", () => {
  it("on a flat site (long)", async () => {
    const world = await openWorld();
    const twins = await makeTwins(world, { area: 0, folderId: world.mainFolderId });
    expect(await differences(world, twins, [0])).toEqual([]);
    await world.close();
  });

  it("with subsites, from wherever somebody looks (long)", async () => {
    const world: SubsiteWorld = await openSubsiteWorld();
    const { crew, harbour, attic } = world;
    const places = [
      { area: 0, folderId: world.mainFolderId },
      ...[crew, harbour, attic].map(({ id, mainFolderId }) => ({ area: id, folderId: mainFolderId })),
    ];
    const twins: Twin[] = [];
    const sets = ["everybodyEdits", "xaviEditsEverybodyViews"];
    for (const place of places) twins.push(...(await makeTwins(world, { ...place, sets })));
    const areas = places.map(({ area }) => area);
    expect(await differences(world, twins, areas)).toEqual([]);
    await world.close();
  });
});
