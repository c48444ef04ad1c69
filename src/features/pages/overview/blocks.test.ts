import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftedPage, draftWriter } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld, within, actorOf } from "#testing/world.ts";
import { worldNow } from "#testing/as.ts";
import { readsPage } from "../store.ts";
import { changedBlock, newPeopleBlock, starredBlock, waitingBlock } from "./operations.ts";

const block = (kind: "Greeting" | "StarredPages" | "RecentlyChanged" | "WaitingForYou" | "NewPeople") =>
  ({ kind, version: 1, content: {} }) as const;

let world: World;
let web: TestWeb;
let home: number;
const pages: number[] = [];
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  const olga = await web.browser(world.olga);
  const states = [{}, { everyone: {} }, { public: { view: true } }, { [world.xavi.id]: { view: true } }];
  for (const permission_state of states) {
    const page = await draftedPage(world);
    pages.push(page);
    await olga.post(`/ajax/page/page_settings/edit/${page}/`, { settings: { permission_state } });
  }
  home = await draftedPage(world, {
    hello001: block("Greeting"),
    starred1: block("StarredPages"),
    changed1: block("RecentlyChanged"),
    waiting1: block("WaitingForYou"),
    people01: block("NewPeople"),
  });
  await olga.post(`/ajax/page/page_settings/edit/${home}/`, {
    settings: { permission_state: { public: { view: true }, [world.xavi.id]: { view: true } } },
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const everybody = () => [world.olga, world.ada, world.ed, world.vera, world.xavi];

describe("the blocks agree with the rule of reading", () => {
  it("what changed lists the pages that its reader may open, and none else", async () => {
    for (const who of everybody()) {
      const actor = actorOf(world, who);
      const [listed, open] = await within(world, actor, async (tx) => {
        const changed = await changedBlock(actor, home, tx);
        const readable: number[] = [];
        for (const page of pages) if (await readsPage(actor, page, tx)) readable.push(page);
        return [changed.map(({ id }) => id), readable] as const;
      });
      expect([who.name, listed.toSorted((a, b) => a - b)]).toEqual([who.name, open]);
    }
  });

  it("a star outlives the right to read and is not listed any more", async () => {
    const [, , , forXavi = 0] = pages;
    const xavi = actorOf(world, world.xavi);
    await (await web.browser(world.xavi)).post(`/ajax/page/star/${forXavi}/star/`, {});
    const before = await within(world, xavi, (tx) => starredBlock(xavi, tx));
    await (await web.browser(world.olga)).post(`/ajax/page/page_settings/edit/${forXavi}/`, {
      settings: {
        permission_state: { [world.xavi.id]: { view: false, edit: false, follow: false, deleted: true } },
      },
    });
    const after = await within(world, xavi, (tx) => starredBlock(xavi, tx));
    expect([before.map(({ id }) => id), after]).toEqual([[forXavi], []]);
  });

  it("an external is told of nobody, a visitor of nothing", async () => {
    const xavi = actorOf(world, world.xavi);
    const visitor = actorOf(world, "visitor");
    await within(world, xavi, async (tx) => {
      expect(await newPeopleBlock(xavi, worldNow, tx)).toEqual([]);
      for (const { by } of await changedBlock(xavi, home, tx)) expect(by).toBeNull();
    });
    await within(world, visitor, async (tx) => {
      expect(await changedBlock(visitor, home, tx)).toEqual([]);
      expect(await starredBlock(visitor, tx)).toEqual([]);
      expect(await waitingBlock(visitor, tx)).toEqual([]);
      expect(await newPeopleBlock(visitor, worldNow, tx)).toEqual([]);
    });
  });
});

describe("a page with the blocks", () => {
  const holes = (screen: Awaited<ReturnType<typeof shown>>) =>
    [...screen.document.querySelectorAll("[data-hole]")]
      .filter((element) => element.firstChild)
      .map((element) => element.getAttribute("data-hole"));
  const open = (who: WorldPerson | "visitor") => shown(world, who, `/page/${home}/`);

  it("greets its reader by name and hour, and leaves out what has nothing to show (long)", async () => {
    const screen = await open(world.vera);
    expect(screen.text()).toMatch(/Good (morning|afternoon|evening), Vera/);
    expect(holes(screen)).toEqual(["Greeting", "RecentlyChanged"]);
  });

  it("shows writers what waits, until it is published (long)", async () => {
    const page = pages[1] ?? 0;
    const draft = await draftWriter(world, { who: world.ed, page_id: page });
    const saved = await draft.type("under way");
    const waiting = () => {
      const ed = actorOf(world, world.ed);
      return within(world, ed, (tx) => waitingBlock(ed, tx));
    };
    expect((await waiting()).map(({ id, isUnpublished }) => [id, isUnpublished])).toEqual([[page, false]]);
    const screen = await open(world.ed);
    expect(holes(screen)).toContain("WaitingForYou");
    // Phones show its column first.
    expect(screen.part("main").querySelectorAll("[data-first-on-phones]")).toHaveLength(1);
    await draft.publish(saved.success ? saved.seq : 0);
    expect(await waiting()).toEqual([]);
  });

  it("is shown to visitors without any of them, and nothing is read or brought to life for them", async () => {
    const screen = await open("visitor");
    expect(holes(screen)).toEqual([]);
    expect(screen.text()).not.toMatch(/Good (morning|afternoon|evening)/);
  });
});
