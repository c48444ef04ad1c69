import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDocument } from "#documents/document.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { sharesOfGuests } from "#features/sharing/guests/rules.ts";
import { makeFolder } from "#features/folders/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { run, type Tx } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import type { Area } from "#kernel/viewer.ts";
import { sayIn } from "#languages/say-in.ts";
import { worldNow } from "#testing/as.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { insertPage } from "../publishing-operations.ts";
import { titleMost } from "../rules.ts";
import { pieceRows } from "./browse-operations.ts";
import { AfterKey, type ListOrder, listOrders } from "./contract.ts";
import { type GrowingList, emptied } from "./model/growing-list.ts";
import { listKeyText } from "./model/list-key.ts";
import { readPieceOfList } from "./piece-operations.ts";
import { readOn } from "./screens/read-on.ts";
import { type ListFilter, readList } from "./store.ts";

const nothing: GrowingList = emptied({
  pages: [],
  people: {},
  tags: [],
  rowFolders: [],
  next: null,
  left: 0,
  since: "0",
  most: null,
});

type Furnished = { readonly ids: readonly number[]; readonly folderId: number; readonly tagId: number };

/** Pages of every sharing, equal titles and equal moments among them, in two folders and with a tag on most. */
async function furnish(world: World, area: Area, mainFolderId: number): Promise<Furnished> {
  const maker = actorOf(world, world.olga, area);
  return within(world, maker, async (tx) => {
    const { id: folderId } = await makeFolder(maker, { parentId: mainFolderId, name: "Fleet" }, tx);
    const ids: number[] = [];
    for (let at = 0; at < 28; at++) {
      const page = { slug: null, document: emptyDocument, preview: "", shares: [] };
      const title = `${"mnopqrstu"[at % 9]} ${Math.floor(at / 9) % 2}`;
      const when = new Date(worldNow.getTime() - (at % 5) * 1000);
      const place = at % 3 === 0 ? mainFolderId : folderId;
      const id = (await insertPage(maker, { ...page, title, folderId: place }, when, tx)) ?? 0;
      await writeShares(id, sharesAt(world, at, id), tx);
      await run(tx, "update page set is_public = $3 where site_id = $1 and id = $2", [
        tx.siteId,
        id,
        at % 4 === 1,
      ]);
      await savePageTags(maker, { pageId: id, tags: at % 5 === 0 ? [] : [`tide ${area}`] }, tx);
      await refreshReaders(id, tx);
      ids.push(id);
    }
    const [tag] = await run<{ id: number }>(tx, "select id from tag where site_id = $1 and name = $2", [
      tx.siteId,
      `tide ${area}`,
    ]);
    return { ids, folderId, tagId: tag?.id ?? 0 };
  });
}

function sharesAt(world: World, at: number, pageId: number) {
  const view = (principalId: number) => [{ principalId, mayEdit: at % 2 === 0 }];
  if (at % 6 === 0) return [...view(principal("person", world.xavi.id)), ...sharesOfGuests(pageId, 1)];
  if (at % 6 === 1) return view(principal("editors"));
  return at % 6 === 2 ? [] : view(principal("everybody"));
}

/** What becomes of pages while somebody scrolls: names, trash, folders, new ones; nobody's list stays as it was. */
function happenings(world: World, area: Area, { ids, folderId }: Furnished, mainFolderId: number) {
  const maker = actorOf(world, world.olga, area);
  const change = (at: number, set: string, value: unknown) =>
    within(world, maker, async (tx) => {
      const id = ids[at] ?? 0;
      await run(tx, `update page set ${set} where site_id = $1 and id = $2`, [tx.siteId, id, value]);
      await refreshReaders(id, tx);
    });
  const added = (title: string) =>
    within(world, maker, async (tx) => {
      const shares = [{ principalId: principal("everybody"), mayEdit: false }];
      const page = { title, slug: null, document: emptyDocument, preview: "", shares, folderId };
      await insertPage(maker, page, worldNow, tx);
    });
  let round = 0;
  const name = (letter: string) => nameKey(`${letter} ${round}`);
  return [
    () => change(17, "title_key = $3, modified = now()", name("a")),
    () => change(3, "trashed = $3", round % 2 === 0 ? worldNow : null),
    () => added(`a new one ${round}`),
    () => change(9, "title_key = $3", name("z")),
    () => change(13, "folder_id = $3", round % 2 === 0 ? mainFolderId : folderId),
    () => change(22, "title_key = $3", name("a")),
    () => added(`z new one ${round++}`),
  ];
}

/** Reads a list in pieces of four, with something happening before some of them, and then the whole of it. */
async function readBoth(world: World, actor: Actor, filter: ListFilter, between: () => Promise<unknown>) {
  let asked = 0;
  const place = {
    folderId: filter.folderId,
    tagId: filter.tagId ?? null,
    isTrash: false,
    state: { by: filter.order },
  };
  const grown = await readOn(place, {
    list: nothing,
    wanted: Infinity,
    ask: async ({ after = null, since = null, there = 0 }) => {
      if (asked++ % 3 === 2 && asked < 12) await between();
      return within(world, actor, async (tx) => {
        const piece = await readPieceOfList(
          actor,
          filter,
          { most: 4, after, since, there: Number(there) },
          tx,
        );
        const {
          rows: pages,
          users,
          views: page_views,
          tags,
          folders,
        } = await pieceRows(piece.pages, { actor, tx, say: sayIn("en") });
        return { ...piece, success: true as const, pages, users, page_views, tags, folders };
      });
    },
  });
  const whole = await within(world, actor, (tx: Tx) => readList(actor, filter, null, tx));
  return {
    pieces: "success" in grown ? [] : grown.pages.map(({ id }) => id),
    whole: whole.map(({ id }) => id),
  };
}

const everybody = ["olga", "ada", "ed", "vera", "xavi"] as const;

async function expectEqual(world: World, area: Area, mainFolderId: number): Promise<void> {
  const furnished = await furnish(world, area, mainFolderId);
  const { ids, folderId, tagId } = furnished;
  const happens = happenings(world, area, furnished, mainFolderId);
  const guest = { guestOf: ids[6] ?? 0 };
  const lengths = new Set<number>();
  let round = 0;
  for (const who of [...everybody.map((each) => world[each]), guest, "visitor" as const])
    for (const order of listOrders satisfies readonly ListOrder[])
      for (const place of [{ folderId: null }, { folderId }, { folderId: null, tagId }]) {
        const actor = actorOf(world, who, area);
        const { pieces, whole } = await readBoth(world, actor, { ...place, order }, async () =>
          happens[round++ % happens.length]?.(),
        );
        expect({ who, order, place, pages: pieces }).toEqual({ who, order, place, pages: whole });
        lengths.add(whole.length);
      }
  expect(lengths.size).toBeGreaterThan(4);
}

describe("all pieces of a list together are the list, whoever reads it, while pages come, go and change their names", () => {
  let plain: World;
  let divided: Awaited<ReturnType<typeof openSubsiteWorld>>;
  beforeAll(async () => {
    [plain, divided] = [await openWorld(), await openSubsiteWorld()];
  });
  afterAll(async () => {
    await plain.close();
    await divided.close();
  });

  it("in a site of one group (long)", () => expectEqual(plain, 0, plain.mainFolderId), 60_000);

  it("in a subsite, and in the main group of a site with subsites (long)", async () => {
    await expectEqual(divided, divided.crew.id, divided.crew.mainFolderId);
    await expectEqual(divided, 0, divided.mainFolderId);
  }, 600_000);
});

it("goes on behind a page whose title grows when it is compared", () => {
  const value = nameKey("ﷺ".repeat(titleMost));
  expect(AfterKey.safeParse(listKeyText({ order: "alphabet", pageId: 2 ** 40, value })).success).toBe(true);
});
