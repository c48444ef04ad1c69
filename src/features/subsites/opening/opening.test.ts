import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { run } from "#database/transaction.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { readOpening } from "../contract.ts";
import { savePublic } from "./store.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());
const ask = <Row>(text: string, values: readonly unknown[] = []) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, values));
/** Pages that a test adds are gone before the next one, and what was done by then is nobody's task. */
let furnished: readonly number[] = [];
beforeAll(async () => {
  const pages = await ask<{ id: number }>("select id from page where site_id = $1", [world.siteId]);
  furnished = pages.map(({ id }) => id);
});
beforeEach(async () => {
  await within(world, actorOf(world, world.olga), (tx) => savePublic(world.crew.id, null, tx));
  await ask("delete from page where site_id = $1 and id <> all($2)", [world.siteId, furnished]);
  await ask("delete from undertaking where site_id = $1", [world.siteId]);
});

const settings = () => `/subsites/settings/${world.crew.id}/`;
const inDialog = (screen: Screen) => screen.text(screen.part("dialog"));
/** Asked of a server that has kept no answers. */
const visitorReads = async (path: string) => {
  const web = await openTestWeb(world);
  const { status } = await (await web.browser("visitor")).get(path);
  await web.close();
  return status === 200;
};

async function asked(screen: Screen): Promise<void> {
  await screen.choose("Public access", "On: anyone can read");
  await screen.click("button", "Save");
}

describe("making a subsite public", () => {
  it("says before how many pages it opens and which, does nothing until that is agreed to, and is undone [SLST-14] [SUBS-05] (long)", async () => {
    const screen = await shown(world, world.ada, settings());
    await asked(screen);
    expect(inDialog(screen)).toContain("Make Crew public?");
    expect(inDialog(screen)).toContain("Anyone can read 2 pages, without signing in:");
    expect(screen.names("listitem", screen.part("dialog")).length).toBe(2);
    expect(inDialog(screen)).toContain("Crew home");
    expect(inDialog(screen)).toContain("Crew tides");
    expect(await visitorReads("/@crew/tides/")).toBe(false);
    await screen.click("button", "Make public");
    expect(screen.address).toBe("/subsites/");
    expect(screen.text()).toContain("Crew is public");
    expect(await visitorReads("/@crew/tides/")).toBe(true);
    await screen.click("button", "Undo");
    expect(await visitorReads("/@crew/tides/")).toBe(false);
  });

  it("is not asked for where its details could not be loaded, and nothing is saved then [DLGS-15] [DLGS-19] (long)", async () => {
    const screen = await shown(world, world.ada, settings());
    screen.meddle(() => new Response("<p>proxy</p>", { status: 502 }));
    await asked(screen);
    const sentence = "Could not load subsite details. Please try again in a moment...";
    expect(screen.text(screen.parts("alert").at(-1))).toBe(sentence);
    expect([screen.names("dialog"), screen.address]).toEqual([[], settings()]);
    screen.meddle(null);
  });

  it("is left alone when the dialog is cancelled, and nothing is asked while it stays public or closed (long)", async () => {
    const screen = await shown(world, world.ada, settings());
    await asked(screen);
    await screen.click("button", "Cancel", screen.part("dialog"));
    expect(
      await ask("select from subsite where site_id = $1 and is_public and id = $2", [
        world.siteId,
        world.crew.id,
      ]),
    ).toEqual([]);
    const plain = await shown(world, world.ada, settings());
    await plain.click("button", "Save");
    expect(plain.parts("dialog")).toEqual([]);
    expect(plain.text()).toContain("Saved");
  });

  it("is not done anew by each save while the site publishes nothing, and stays as it was set [SUBS-05] (long)", async () => {
    await within(world, actorOf(world, world.olga), (tx) => savePublic(world.crew.id, worldNow, tx));
    const count = () =>
      ask<{ count: number }>("select count(*)::int as count from undertaking where site_id = $1", [
        world.siteId,
      ]);
    const before = await count();
    await ask("update site set public_pages = false where id = $1", [world.siteId]);
    const screen = await shown(world, world.ada, settings());
    await screen.click("button", "Save");
    await ask("update site set public_pages = true where id = $1", [world.siteId]);
    expect(screen.text()).toContain("Saved");
    expect(screen.text()).not.toContain("Crew is public");
    expect(await count()).toEqual(before);
    expect(await visitorReads("/@crew/tides/")).toBe(true);
  });

  it("stands among the background tasks of who did it and of owners, and of nobody else (long)", async () => {
    const ada = await shown(world, world.ada, settings());
    await asked(ada);
    await ada.click("button", "Make public");
    await ada.load("/settings/tasks/");
    expect(ada.names("heading", ada.part("main"))[0]).toBe("Background tasks");
    expect(ada.text(ada.part("main"))).toContain("Make Crew public Anyone can read 2 pages in Crew");
    expect(ada.text(ada.part("main"))).not.toContain("Started by");
    const olga = await shown(world, world.olga, "/settings/tasks/");
    expect(olga.text(olga.part("main"))).toContain("Started by Ada Admiraal");
    for (const who of [world.ed, world.vera, world.xavi]) {
      const screen = await shown(world, who, "/settings/tasks/");
      expect(screen.text(screen.part("main"))).toContain("No background tasks");
    }
    const owner = await shown(world, world.olga, "/settings/tasks/");
    await owner.press("{Tab}");
    await owner.click("button", /^Undo/);
    expect(owner.text(owner.part("main"))).toContain("Crew is no longer public");
    expect(await visitorReads("/@crew/tides/")).toBe(false);
  });

  it("counts what visitors read afterwards and could not before, whatever became of pages (long)", async () => {
    const reads = async () => {
      const paths = ["/@crew/home/", "/@crew/tides/", "/@crew/log/", "/@crew/bin/", "/@crew/open/"];
      return (await Promise.all(paths.map(visitorReads))).filter(Boolean).length;
    };
    const make = async (title: string, change: string) => {
      const id = await madePage(world, title, {
        slug: title.toLowerCase(),
        folderId: world.crew.mainFolderId,
      });
      if (change) await ask(`update page set ${change} where site_id = $1 and id = $2`, [world.siteId, id]);
      const { refreshReaders } = await import("#features/access/store.ts");
      await within(world, actorOf(world, world.olga), (tx) => refreshReaders(id, tx));
    };
    await make("Log", "unpublished = true");
    await make("Bin", "trashed = now()");
    await make("Open", "is_public = true");
    const before = await reads();
    const said = await as(world, world.ada).call(readOpening, { id: world.crew.id });
    await within(world, actorOf(world, world.olga), (tx) => savePublic(world.crew.id, worldNow, tx));
    expect(said).toMatchObject({ pages: (await reads()) - before, publicPages: true });
    expect([before, said]).toEqual([0, expect.objectContaining({ pages: 3 })]);
  });

  it("tells an owner who is not in it how many pages there are, and of names those that they read anyway", async () => {
    const own = { principalId: principal("person", world.olga.id), mayEdit: false };
    await madePage(world, "Lent", { folderId: world.crew.mainFolderId, shares: [own] });
    const said = await as(world, world.olga).call(readOpening, { id: world.crew.id });
    expect(said).toMatchObject({ success: true, pages: 3, names: ["Lent"] });
    for (const who of [world.vera, world.ed, world.xavi, "visitor"] as const)
      expect((await as(world, who).call(readOpening, { id: world.crew.id })).success).toBe(false);
  });

  it("is undone as long as it is the same opening: one that was closed and opened again since stays open, and it says why (long)", async () => {
    const screen = await shown(world, world.ada, settings());
    await asked(screen);
    await screen.click("button", "Make public");
    await screen.load(settings());
    await screen.choose("Public access", "Off: only people in this subsite");
    await screen.click("button", "Save");
    expect(await visitorReads("/@crew/tides/")).toBe(false);
    const later = new Date(worldNow.getTime() + 60_000);
    await within(world, actorOf(world, world.olga), (tx) => savePublic(world.crew.id, later, tx));
    await screen.load("/settings/tasks/");
    await screen.clickOn(screen.parts("button", /^Undo Make Crew public/)[0] as HTMLElement);
    expect(screen.text()).toContain("Public access has changed since. It stays as it is.");
    expect(await visitorReads("/@crew/tides/")).toBe(true);
  });
});
