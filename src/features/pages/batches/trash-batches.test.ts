import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { folderAt, pagesIn, query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readIds } from "../browsing/contract.ts";
import { removeBatch, restoreBatch } from "./contract.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let ada: TestBrowser;
let fleet = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
  fleet = await folderAt(ed, world.mainFolderId, "Fleet");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let [ash, elm, fog, hers] = [0, 0, 0, 0];
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  const onlyAda = [
    { principalId: principal("person", world.ada.id), mayEdit: true },
    ...firstShares.filter(({ mayEdit }) => !mayEdit),
  ];
  [ash, elm, fog] = [
    await madePage(world, "Ash"),
    await madePage(world, "Elm", { folderId: fleet }),
    await madePage(world, "Fog"),
  ];
  hers = await madePage(world, "Hers", { shares: onlyAda });
  await batch("trash", [ash, elm, fog, hers], ada);
});

const batch = (deed: string, ids: readonly number[], who = ed, prefix = "") =>
  who.post(`${prefix}/-/pages/batch/${deed}/`, { ids: JSON.stringify(ids) });
const undo = (answer: Awaited<ReturnType<typeof batch>>) =>
  ed.post(`/-/undertakings/${Number(answer.body?.["task"])}/undo/`, {});
const inTrash = async (who = ada, prefix = "") => {
  const { body } = await who.post(`${prefix}/ajax/pages/action/load_trash/`, {});
  return ((body?.["pages"] ?? []) as { title_u: string }[]).map((row) => row.title_u).toSorted();
};

describe("several pages of the trash", () => {
  it("come back to where they lay, each once; what others may bring back stays [TRSH-11] [TRSH-18] (long)", async () => {
    const answer = await batch("restore", [ash, elm, hers, 999_999, ash]);
    expect(answer.body).toMatchObject({ success: true, done: 2 });
    expect(answer.body?.["left"]).toEqual([
      {
        reason: "page-not-in-trash",
        text: "2 of 4 can't be changed: no longer in the trash.",
        count: 2,
        titles: [],
      },
    ]);
    expect(await inTrash()).toEqual(["Fog", "Hers"]);
    expect(await pagesIn(ed, fleet)).toEqual(["Elm"]);
    expect((await ed.get(`/page/${ash}/`)).status).toBe(200);
    expect(await batch("restore", [hers, ash])).toMatchObject({
      status: 404,
      body: { error: "These pages are no longer in the trash." },
    });
  });

  it("go back together, but for those that somebody has published since (long)", async () => {
    const answer = await batch("restore", [ash, elm]);
    await query(
      world,
      `with next as (insert into page_version (site_id, page_id, hash, author_id, made)
         select site_id, page_id, hash, author_id, now() from page_version where site_id = $1 and page_id = $2 limit 1 returning id)
       update page set version_id = next.id from next where page.site_id = $1 and page.id = $2`,
      ash,
    );
    expect((await undo(answer)).body).toMatchObject({ undone: 1, kept: 1 });
    expect(await inTrash()).toEqual(["Elm", "Fog", "Hers"]);
  });

  it("go for good, and those that are gone already are counted; nobody removes what they could not bring back [TRSH-13] (long)", async () => {
    const answer = await batch("remove", [ash, fog, hers]);
    expect(answer.body).toMatchObject({ success: true, done: 2 });
    expect(await inTrash()).toEqual(["Elm", "Hers"]);
    const rows = await query(world, "select from page where site_id = $1 and id = any($2)", [ash, fog]);
    expect(rows).toEqual([]);
    expect((await batch("remove", [hers])).status).toBe(404);
    expect((await batch("restore", [ash])).status).toBe(404);
    const many = await batch(
      "remove",
      Array.from({ length: 1001 }, (_, at) => at + 1),
    );
    expect(many).toMatchObject({ status: 400, body: { error: "Select at most 1,000 pages at a time." } });
  });

  it("two who empty and restore the same pages: each page goes one way, and both are told how many (long)", async () => {
    const [one, other] = await Promise.all([
      batch("restore", [fog, ash, elm]),
      batch("remove", [elm, ash, fog]),
    ]);
    const done = [one, other].map(({ body }) => Number(body?.["done"] ?? 0));
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(await inTrash()).toEqual(["Hers"]);
  });

  it("the whole trash is selected, what has not come yet too; for those who see the trash, and for thirty days [TRSH-06] [TRSH-08] [TRSH-09]", async () => {
    const ids = (who: TestBrowser) => who.get("/-/pages/ids/?view_trash=yes", { accept: "application/json" });
    expect((await ids(ed)).body?.["ids"]).toEqual([fog, elm, ash]);
    expect((await ids(ada)).body?.["ids"]).toEqual([hers, fog, elm, ash]);
    expect((await ids(await web.browser(world.vera))).status).toBe(403);
    const lastMoment = worldNow.getTime() + 30 * 86_400_000;
    const at = (moment: number) => as(world, world.ed, new Date(moment));
    const known = { view_trash: "yes" } as const;
    expect(await at(lastMoment).call(readIds, known)).toMatchObject({ ids: [fog, elm, ash] });
    expect(await at(lastMoment + 1000).call(readIds, known)).toMatchObject({ ids: [] });
    const gone = { code: "pages-not-in-trash", status: 404 };
    expect(await at(lastMoment + 1000).call(restoreBatch, { ids: [ash] })).toMatchObject(gone);
    expect(await at(lastMoment + 1000).call(removeBatch, { ids: [ash] })).toMatchObject(gone);
    expect(await at(lastMoment).call(restoreBatch, { ids: [ash] })).toMatchObject({ done: 1 });
  });
});

const chosen = (screen: Screen) =>
  screen.document.querySelector(".ui-selection-bar [role=status]")?.textContent;
const titles = (screen: Screen) =>
  [...screen.document.querySelectorAll(".browsing-main .browsing-title > a")].map((each) => each.textContent);
const notice = (screen: Screen) => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;

describe("selecting in the trash", () => {
  it("goes by boxes and by keys, and offers what the trash has: Restore with Undo (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/trash/");
    screen.part("link", "Fog").focus();
    await screen.press("{Shift>}{ArrowDown}{/Shift}");
    expect(chosen(screen)).toBe("2 pages selected");
    const bar = screen.part("region", "Selected pages");
    expect(screen.names("button", bar)).toEqual([
      "Select all",
      "Restore",
      "Delete permanently",
      "Done selecting",
    ]);
    await screen.click("button", "Restore", bar);
    expect([titles(screen), notice(screen), screen.address]).toEqual([
      ["Ash"],
      "2 pages restored",
      "/pages/trash/",
    ]);
    await screen.click("button", "Undo");
    expect([titles(screen).toSorted(), notice(screen)]).toEqual([
      ["Ash", "Elm", "Fog"],
      "2 pages moved to trash",
    ]);
  });

  it("asks before several go for good, and says that there is no way back [TRSH-19] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/trash/");
    await screen.click("button", "Select");
    await screen.click("button", "Select all");
    await screen.click("button", "Delete permanently");
    const dialog = screen.part("dialog", "Delete 3 pages permanently?");
    expect(screen.text(dialog)).toContain(
      "They will be gone with their versions, files and comments. You can't undo this.",
    );
    await screen.click("button", "Cancel");
    expect([titles(screen).length, chosen(screen)]).toEqual([3, "3 pages selected"]);
    await screen.click("button", "Delete permanently");
    await screen.click("button", "Delete permanently", screen.part("dialog"));
    expect([titles(screen), notice(screen)]).toEqual([[], "3 pages deleted permanently"]);
    expect(screen.parts("button", "Undo")).toEqual([]);
    expect(await inTrash()).toEqual(["Hers"]);
  });
});

describe("in subsites", () => {
  let subsites: SubsiteWorld;
  let there: TestWeb;
  beforeAll(async () => {
    subsites = await openSubsiteWorld();
    there = await openTestWeb(subsites);
  });
  afterAll(async () => {
    await there.close();
    await subsites.close();
  });

  it("pages come back, and go, in the trash of their own one, for those who edit there [TRSH-11] [TRSH-13] (long)", async () => {
    const { crew } = subsites;
    const [vera, edThere, adaThere] = [
      await there.browser(subsites.vera),
      await there.browser(subsites.ed),
      await there.browser(subsites.ada),
    ];
    await batch("trash", [crew.tidesId], vera, "/@crew");
    expect(await inTrash(adaThere, "/@crew")).toEqual(["Crew tides"]);
    const tried = async (who: TestBrowser, prefix: string, deed = "restore") =>
      (await batch(deed, [crew.tidesId], who, prefix)).status;
    expect([await tried(edThere, "/@crew"), await tried(edThere, "/@crew", "remove")]).toEqual([404, 404]);
    expect([await tried(adaThere, ""), await tried(adaThere, "", "remove")]).toEqual([404, 404]);
    expect(await tried(vera, "/@crew")).toBe(200);
    expect((await vera.get("/@crew/tides/")).status).toBe(200);
    await batch("trash", [crew.tidesId], vera, "/@crew");
    expect(await tried(adaThere, "/@crew", "remove")).toBe(200);
    expect(await inTrash(adaThere, "/@crew")).toEqual([]);
  });
});
