import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#database/transaction.ts";
import { run } from "#database/transaction.ts";
import { type PageSharing, mayView } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { sharesOfGuests } from "#features/sharing/guests/rules.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { maySeeTag, seesAllTags } from "#features/tags/rules.ts";
import { findTag, readTags, slugOfTagFor } from "#features/tags/store.ts";
import { emptyDocument } from "#documents/document.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { insertPage } from "../publishing-operations.ts";
import { countList, readList } from "./store.ts";

type Facts = PageSharing & { readonly id: number; readonly tags: readonly string[] };

const view = (principalId: number) => ({ principalId, mayEdit: false });

/** A page of each sharing, each with a tag of its own and one that it has in common with every other. */
async function furnish(world: World, area: number, folderId: number): Promise<Facts[]> {
  const closed = {
    shares: [],
    isPublic: false,
    world: principal("public"),
    isTrashed: false,
    isUnpublished: false,
  };
  const sharings = [
    closed,
    { ...closed, shares: [view(principal("everybody"))] },
    { ...closed, shares: [view(principal("editors"))] },
    { ...closed, shares: [view(principal("person", world.xavi.id))] },
    { ...closed, shares: [view(principal("everybody"))], isTrashed: true },
    { ...closed, isPublic: true },
    { ...closed, shares: [view(principal("everybody"))], isUnpublished: true },
    { ...closed, guests: 1 },
  ];
  const maker = actorOf(world, world.olga, area);
  return within(world, maker, async (tx) => {
    const pages: Facts[] = [];
    for (const [at, { guests = 0, ...facts }] of Object.entries(
      sharings.map((each) => ({ guests: 0, ...each })),
    )) {
      const page = { title: `Page ${at}`, slug: null, document: emptyDocument, preview: "", shares: [] };
      const id = (await insertPage(maker, { ...page, folderId }, worldNow, tx)) ?? 0;
      const tags = [`own ${area} ${at}`, `all ${area}`];
      expect(await savePageTags(maker, { pageId: id, tags }, tx)).toBe("saved");
      const shares = [...facts.shares, ...sharesOfGuests(id, guests)];
      await writeShares(id, shares, tx);
      await saveFacts(id, facts, tx);
      await refreshReaders(id, tx);
      pages.push({ ...facts, area, shares, id, tags });
    }
    return pages;
  });
}

async function saveFacts(id: number, facts: Omit<PageSharing, "area">, tx: Tx): Promise<void> {
  const { isPublic, isTrashed, isUnpublished } = facts;
  await run(
    tx,
    "update page set is_public = $3, trashed = $4, unpublished = $5 where site_id = $1 and id = $2",
    [tx.siteId, id, isPublic, isTrashed ? worldNow : null, isUnpublished],
  );
}

const everybody = ["olga", "ada", "ed", "vera", "xavi"] as const;

/** What the rule says: the tags, and the pages of each of them. */
function byRule(actor: Actor, pages: readonly Facts[]) {
  const read = pages.filter((page) => mayView(actor, page).allowed);
  const names = [...new Set(pages.flatMap(({ tags }) => tags))].toSorted();
  const known = names.filter((tag) => {
    const isOnReadPage = read.some(({ tags }) => tags.includes(tag));
    return maySeeTag(actor, { isOnReadPage }).allowed;
  });
  const pagesOf = (tag: string) => read.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
  return { tags: known, found: known.map((tag) => [tag, pagesOf(tag), pagesOf(tag).length]) };
}

/** What the lists of the stores say. */
async function stored(world: World, actor: Actor, ids: ReadonlyMap<string, number>) {
  return within(world, actor, async (tx) => {
    const found: [string, number[], number][] = [];
    for (const [name, tagId] of [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (!(await findTag(actor, tagId, tx))) continue;
      const filter = { folderId: null, tagId, order: "created" } as const;
      const listed = (await readList(actor, filter, 251, tx)).map(({ id }) => id);
      found.push([name, listed.toSorted((a, b) => a - b), await countList(actor, filter, tx)]);
    }
    return { tags: (await readTags(actor, tx)).map(({ name }) => name).toSorted(), found };
  });
}

async function idsOf(world: World): Promise<Map<string, number>> {
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ name: string; id: number }>(tx, "select name, id from tag where site_id = $1", [tx.siteId]),
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

describe("tags and the pages of a tag, against the rule of reading [BFLT-01]", () => {
  let world: World;
  let pages: Facts[];
  beforeAll(async () => {
    world = await openWorld();
    pages = await furnish(world, 0, world.mainFolderId);
  });
  afterAll(() => world.close());

  it("are those of the pages that one may read, whoever asks; administrators know every tag", async () => {
    const ids = await idsOf(world);
    const guestOf = pages.at(-1)?.id ?? 0;
    const actors = [...everybody.map((name) => world[name]), "visitor" as const, { guestOf }];
    const sizes = new Set<number>();
    for (const who of actors) {
      const actor = actorOf(world, who);
      const found = await stored(world, actor, ids);
      expect([who, found]).toEqual([who, byRule(actor, pages)]);
      sizes.add(found.tags.length);
    }
    expect(sizes.size).toBeGreaterThan(3);
  });

  it("takes nothing of another site", async () => {
    const nora = actorOf(world, world.other.nora);
    expect(await within(world, nora, (tx) => readTags(nora, tx))).toEqual([]);
  });
});

describe("the same in subsites", () => {
  let world: SubsiteWorld;
  let pages: Facts[];
  beforeAll(async () => {
    world = await openSubsiteWorld();
    const { crew, harbour } = world;
    pages = [
      ...(await furnish(world, 0, world.mainFolderId)),
      ...(await furnish(world, crew.id, crew.mainFolderId)),
      ...(await furnish(world, harbour.id, harbour.mainFolderId)),
    ];
  });
  afterAll(() => world.close());

  it("tags are those of the current subsite alone, and those of another are not found (long)", async () => {
    const ids = await idsOf(world);
    for (const area of [0, world.crew.id, world.harbour.id])
      for (const who of [...everybody.map((name) => world[name]), "visitor" as const]) {
        const actor = actorOf(world, who, area);
        const here = pages.filter((page) => page.area === area);
        expect([who, area, await stored(world, actor, ids)]).toEqual([who, area, byRule(actor, here)]);
      }
  });

  it("a screen leads to the subsite of a tag, for those who may know of it", async () => {
    const ids = await idsOf(world);
    for (const who of [...everybody.map((name) => world[name]), "visitor" as const]) {
      const actor = actorOf(world, who);
      const inCrew = { ...actor, subsiteId: world.crew.id };
      const isKnown = pages.some((page) => page.area === world.crew.id && mayView(actor, page).allowed);
      const slug = await within(world, actor, (tx) =>
        slugOfTagFor(actor, ids.get(`all ${world.crew.id}`) ?? 0, tx),
      );
      expect([who, slug]).toEqual([who, isKnown || seesAllTags(inCrew) ? "crew" : null]);
    }
  });
});
