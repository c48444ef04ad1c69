import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { makeFolder } from "#features/folders/store.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { trashPage } from "../../trash/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";

let world: World;
let fog: number;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await query("delete from page where site_id = $1");
  fog = await madePage(world, "Fog", { slug: "fog" });
  await madePage(world, "Tides", { slug: "tides" });
});

const query = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ada), (tx) => run(tx, text, [tx.siteId, ...values]));
const inTrash = (id = fog, who = world.ed) => as(world, who).call(trashPage, { page_id: id });
const titles = (screen: Screen) =>
  [...screen.document.querySelectorAll(".browsing-main .browsing-title > a")].map((each) => each.textContent);
const main = (screen: Screen) => screen.text(screen.part("main"));
const choose = async (screen: Screen, button: string, entry: string) => {
  await screen.click("button", button);
  await screen.click("menuitem", entry);
};
const path = ({ path: asked }: { path: string }) => asked;
const broken = () => new Response("<html>Bad gateway</html>", { status: 502 });

describe("moving a page to the trash", () => {
  it("asks first, then takes it from the list, and can be undone at once [TRSH-01] [POPT-01]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Options for Fog");
    const entries = ["Open", "Follow", "Edit", "Settings", "Versions", "Move to Trash"];
    expect(screen.names("menuitem")).toEqual(entries);
    const ways = screen.parts("menuitem").flatMap((entry) => entry.getAttribute("href") ?? []);
    expect(ways).toEqual(["/fog/", "/fog/?edit", `/page/settings/${fog}/`, `/page/versions/${fog}/`]);
    await screen.click("menuitem", "Move to Trash");
    const dialog = screen.part("dialog", "Move page to Trash");
    expect(screen.text(dialog)).toContain(
      "“Fog” will no longer be visible to anyone. You can restore it for 30 days.",
    );
    expect(screen.names("button", dialog)).toEqual(["Close", "Cancel", "Move to Trash"]);
    await screen.click("button", "Move to Trash");
    expect(screen.sent.map(path)).toContain(`/ajax/page/page_settings/delete/${fog}/`);
    expect([titles(screen), screen.address]).toEqual([["Tides"], "/pages/"]);
    expect(screen.text(screen.part("status", undefined, screen.part("region", "Notices")))).toContain(
      "Moved to trash",
    );
    // Whoever works by keys stays where they were: on the row that came in its place.
    expect(screen.focused?.textContent).toBe("Tides");
    await screen.click("button", "Undo");
    expect(titles(screen)).toEqual(["Fog", "Tides"]);
    expect(main(screen)).not.toContain("trash");
  });

  it("from the page itself leads to its folder, and undoing back to the page [TRSH-01] [TRSH-02] (long)", async () => {
    const screen = await shown(world, world.ed, "/fog/");
    await screen.click("button", "More actions");
    const entries = ["Properties", "Version history", "Who is notified", "Copy link", "Move to Trash"];
    expect(screen.names("menuitem")).toEqual(entries);
    await screen.click("menuitem", "Move to Trash");
    await screen.click("button", "Cancel");
    expect([screen.address, screen.names("dialog")]).toEqual(["/fog/", []]);
    await choose(screen, "More actions", "Move to Trash");
    await screen.click("button", "Move to Trash");
    expect(screen.address).toBe("/pages/tree/");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.text(screen.part("region", "Notices"))).toContain("Moved to trash");
    await screen.click("button", "Undo");
    expect([screen.address, screen.names("heading")[0]]).toEqual(["/fog/", "Fog"]);
  });

  it("is offered to nobody who may only read the page [POPT-06] (long)", async () => {
    const screen = await shown(world, world.vera, "/fog/");
    await screen.click("button", "More actions");
    expect(screen.names("menuitem")).toEqual(["Copy link"]);
    await screen.load("/pages/");
    await screen.click("button", "Options for Fog");
    expect(screen.names("menuitem")).toEqual(["Open", "Follow"]);
  });

  const tried = async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await choose(screen, "Options for Fog", "Move to Trash");
    return screen;
  };

  it("says that it did not work, or why it cannot be done in the sentences of the documents, and can be tried again [TRSH-03] [TRSH-04] [TRSH-05] [TRSH-15]", async () => {
    const screen = await tried();
    const said = async () => {
      await screen.click("button", "Move to Trash");
      return screen.text(screen.parts("alert", undefined, screen.part("dialog"))[0]);
    };
    screen.meddle(broken);
    expect(await said()).toBe("Sorry, couldn't delete this page. Please try again later.");
    screen.meddle(null);
    await query("update subsite set homepage_id = $2 where site_id = $1 and id = 0", fog);
    expect(await said()).toBe(
      "The homepage cannot be deleted. Please make a different page the homepage first.",
    );
    await query("update subsite set homepage_id = null where site_id = $1 and id = 0");
    await query("update page set is_template = true where site_id = $1 and id = $2", fog);
    expect(await said()).toBe(
      "This page cannot be deleted because it is available as a template. Edit the page's properties and uncheck the Template option.",
    );
    await query("update page set is_template = false where site_id = $1 and id = $2", fog);
    await screen.click("button", "Move to Trash");
    expect(titles(screen)).toEqual(["Tides"]);
  });
});

describe("the trash", () => {
  it("stands among the filters, says what it shows, and what is in it that one could edit [TRSH-08] [TRSH-10] [TRSH-17] [ROUT-08] [BRWS-03] [BFLT-01] [PLST-03] [PLST-20] [TIME-01]", async () => {
    const ed = actorOf(world, world.ed);
    const { id: folderId } = await within(world, ed, (tx) =>
      makeFolder(ed, { parentId: world.mainFolderId, name: "Bridge" }, tx),
    );
    const at = new Date("2026-11-01T12:00:00Z");
    const ropes = await madePage(world, "Ropes", { folderId, slug: "ropes", at });
    await inTrash(ropes, world.ada);
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    await inTrash(await madePage(world, "Vera's", { shares }), world.vera);
    const screen = await shown(world, world.ed, "/pages/trash/");
    expect(screen.part("link", "Trash").getAttribute("href")).toBe("/pages/trash/");
    expect(screen.part("link", "Trash").getAttribute("aria-current")).toBe("page");
    expect(screen.part("link", "All pages").getAttribute("aria-current")).toBeNull();
    expect(screen.title).toMatch(/^Browse pages\b/);
    expect(main(screen)).toContain(
      "Pages deleted within the last 30 days are shown here. You only see pages you could edit.",
    );
    expect(main(screen)).toContain("1 page in trash");
    expect(main(screen)).not.toContain("The trash is empty!");
    const row = screen.part("listitem", undefined, screen.part("region", "Today"));
    expect(screen.text(row)).toMatch(/^Ropes *Deleted by Ada Admiraal *Bridge *a moment ago *Restore Ropes$/);
    expect(titles(screen)).toEqual(["Ropes"]);
    // Its address may be another page's by now.
    expect(screen.part("link", "Ropes").getAttribute("href")).toBe(`/page/${ropes}/`);
  });

  it("is held in the filter that is kept; all pages are not [BFLT-03] [BFLT-05] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/trash/");
    const kept = () => /view_trash%22%3A(\w+)/.exec(screen.document.cookie)?.[1];
    for (const [address, isTrash] of [
      ["/pages/trash/", "true"],
      ["/pages/", "false"],
    ] as const) {
      await screen.load(address);
      await screen.click("button", "Filters");
      expect([address, kept()]).toEqual([address, isTrash]);
    }
  });

  it("says that it is empty, and what it shows, to administrators as well [PLST-20] [TRSH-10] [TRSH-17]", async () => {
    const screen = await shown(world, world.ada, "/pages/trash/");
    expect(main(screen)).toContain(
      "Pages deleted within the last 30 days are shown here. You only see pages you could edit.",
    );
    expect(main(screen)).toContain("The trash is empty!");
    expect(main(screen)).toContain("0 pages in trash");
  });

  it("is for those who make pages: others, guests too, have no way there, and are told so [TRSH-06] [BRWS-07]", async () => {
    await query("update site set guest_invites = true where id = $1");
    const web = await openTestWeb(world);
    const [ed, vera] = [await web.browser(world.ed), await web.browser(world.vera)];
    const visitor = await web.browser("visitor");
    const guest = await guestBrowser(web, { editor: world.ed, prefix: "", pageId: fog });
    const html = { accept: "text/html" };
    const ways = async (who: TestBrowser) => {
      const { text } = await who.get("/pages/", html);
      return [...new Set(text.match(/(?<=<a [^>]*href=")\/(fog|new|pages\/trash)\/(?=["?])/g))].toSorted();
    };
    expect([await ways(vera), await ways(guest), await ways(ed)]).toEqual([
      ["/fog/"],
      ["/fog/"],
      ["/fog/", "/new/", "/pages/trash/"],
    ]);
    expect((await vera.get("/pages/trash/", html)).text).toContain("Sorry, only editors can do this.");
    const settings = JSON.stringify({ title: "Made" });
    const asked = async (who: TestBrowser) => [
      (await who.post("/ajax/pages/action/load_trash/", {})).status,
      (await who.get("/-/pages/piece/?view_trash=yes")).status,
      (await who.post("/ajax/page/page_settings/create/", { settings })).status,
    ];
    expect([await asked(ed), await asked(vera)]).toEqual([
      [200, 200, 200],
      [403, 403, 403],
    ]);
    for (const who of [visitor, guest]) {
      expect(await asked(who)).toEqual([401, 401, 403]);
      const { location } = (await who.get("/pages/trash/", html)).headers;
      expect(location).toBe("/accounts/login/?next=%2Fpages%2Ftrash%2F");
    }
    await web.close();
  });

  it("brings a page back, and goes to it [TRSH-11] (long)", async () => {
    await inTrash();
    const screen = await shown(world, world.ed, "/pages/trash/");
    await screen.click("button", /^Restore/);
    expect(screen.sent.map(path)).toContain(`/ajax/page/trash_restore/${fog}/`);
    expect([screen.address, screen.names("heading")[0]]).toEqual(["/fog/", "Fog"]);
    expect(screen.text()).toContain("Restored");
  });

  it("says when a page could not be brought back, and why [TRSH-12] (long)", async () => {
    await inTrash();
    const screen = await shown(world, world.ed, "/pages/trash/");
    await query("delete from page where site_id = $1 and id = $2", fog);
    await screen.click("button", /^Restore/);
    expect(screen.text(screen.part("alert"))).toContain(
      "Unable to restore this page from trash! This page is no longer in the trash.",
    );
    expect([screen.address, titles(screen)]).toEqual(["/pages/trash/", []]);
  });

  it("says so when a page could not be brought back, with the reason that is known, and goes to the one that was [CALL-10] [TRSH-11] [TRSH-12]", async () => {
    await inTrash();
    const screen = await shown(world, world.ed, "/pages/trash/");
    const restored = async (answer: () => Response) => {
      screen.meddle(({ method }) => (method === "POST" ? answer() : null));
      await screen.click("button", /^Restore/);
      return [screen.parts("alert").map((alert) => screen.text(alert)), screen.address, titles(screen)];
    };
    const failed = "Unable to restore this page from trash!";
    const stays = ["/pages/trash/", ["Fog"]];
    const unreached = `${failed} Could not connect, please try again later..`;
    expect(await restored(broken)).toEqual([[unreached], ...stays]);
    const refused = () => Response.json({ success: false, message: "It rests." }, { status: 409 });
    expect(await restored(refused)).toEqual([[`${failed} It rests.`], ...stays]);
    await restored(() => Response.json({ success: true, url: "/tides/" }));
    expect([screen.address, screen.names("heading")[0]]).toEqual(["/tides/", "Tides"]);
  });

  it("asks before a page goes for good, and takes it out of the list [TRSH-13] [TRSH-19] [PLST-08] (long)", async () => {
    await inTrash();
    await inTrash(await madePage(world, "Ropes"));
    const screen = await shown(world, world.ed, "/pages/trash/");
    await choose(screen, "Options for Fog", "Delete permanently");
    const dialog = screen.part("dialog", "Delete permanently?");
    expect(screen.text(dialog)).toContain("“Fog” will be gone");
    expect(screen.names("button", dialog)).toEqual(["Close", "Cancel", "Delete permanently"]);
    await screen.click("button", "Cancel");
    expect(screen.sent.map(path)).not.toContain(`/ajax/page/trash_remove/${fog}/`);
    await choose(screen, "Options for Fog", "Delete permanently");
    await screen.click("button", "Delete permanently");
    expect(screen.sent.map(path)).toContain(`/ajax/page/trash_remove/${fog}/`);
    expect(titles(screen)).toEqual(["Ropes"]);
    expect(screen.focused?.textContent).toBe("Ropes");
    expect(screen.text()).toContain("Deleted permanently");
  });

  it("asks before a page is removed, says when it could not be, and then takes it out of the list [TRSH-13] [TRSH-14] [TRSH-19]", async () => {
    await inTrash();
    const screen = await shown(world, world.ed, "/pages/trash/");
    await choose(screen, "Options for Fog", "Delete permanently");
    const removes = () => screen.sent.map(path).filter((each) => each === `/ajax/page/trash_remove/${fog}/`);
    expect([screen.parts("dialog", /^Delete permanently\?/).length, removes()]).toEqual([1, []]);
    screen.meddle(broken);
    await screen.click("button", "Delete permanently");
    expect(screen.text(screen.part("dialog"))).toContain(
      "Unable to permanently remove this page from trash!",
    );
    screen.meddle(() => Response.json({ success: false, message: "The trash rests." }, { status: 409 }));
    await screen.click("button", "Delete permanently");
    expect(screen.text(screen.part("dialog"))).toContain(
      "Unable to permanently remove this page from trash! The trash rests.",
    );
    screen.meddle(null);
    expect(titles(screen)).toEqual(["Fog"]);
    await screen.click("button", "Delete permanently");
    expect([screen.names("dialog"), titles(screen), removes().length]).toEqual([[], [], 3]);
  });

  it("gives way to a search, as every filter, and to all pages when that is over [BFLT-03] [BFLT-12]", async () => {
    await inTrash();
    const screen = await shown(world, world.ed, "/pages/trash/");
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(titles(screen)).toEqual(["Tides"]);
    expect(main(screen)).not.toContain("Pages deleted within");
    await screen.type("Search pages", "");
    await screen.pass(1000);
    expect([screen.address.split("#")[0], titles(screen)]).toEqual(["/pages/", ["Tides"]]);
  });
});
