import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let ada: TestBrowser;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
  await query(world, "update site set public_pages = true where id = $1");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let [ash, elm, hers] = [0, 0, 0];
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  const own = (person: { readonly id: number }, mayEdit: boolean) => {
    return { principalId: principal("person", person.id), mayEdit };
  };
  [ash, elm] = [
    await madePage(world, "Ash"),
    await madePage(world, "Elm", { shares: [own(world.ed, true), own(world.vera, false)] }),
  ];
  hers = await madePage(world, "Hers", {
    shares: [own(world.ada, true), ...firstShares.filter(({ mayEdit }) => !mayEdit)],
  });
});

const share = (ids: readonly number[], lines: object, who = ed) =>
  who.post("/-/pages/batch/share/", { ids: JSON.stringify(ids), lines: JSON.stringify(lines) });
const undo = (answer: Awaited<ReturnType<typeof share>>) =>
  ed.post(`/-/undertakings/${Number(answer.body?.["task"])}/undo/`, {});
/** Who sees and who edits a page, by the names of lines. */
async function sharingOf(id: number) {
  const rows = await query<{ principal_id: string; may_edit: boolean }>(
    world,
    "select principal_id, may_edit from page_share where site_id = $1 and page_id = $2 order by principal_id",
    id,
  );
  const names = new Map([
    [principal("everybody"), "all"],
    [principal("editors"), "editors"],
    ...(["ed", "vera", "ada"] as const).map((name) => [principal("person", world[name].id), name] as const),
  ]);
  return rows
    .map((row) => `${names.get(Number(row.principal_id))}${row.may_edit ? " edits" : ""}`)
    .toSorted();
}
const isPublic = async (id: number) =>
  (
    await query<{ is_public: boolean }>(
      world,
      "select is_public from page where site_id = $1 and id = $2",
      id,
    )
  )[0]?.is_public;

describe("sharing several pages", () => {
  it("turns on each what was turned and leaves the rest; those that one may not edit stay, and it is said (long)", async () => {
    const before = [await sharingOf(ash), await sharingOf(elm)];
    expect(before).toEqual([
      ["all", "editors edits"],
      ["ed edits", "vera"],
    ]);
    const lines = {
      all: { view: true },
      [world.vera.id]: { view: true, edit: true },
      public: { view: true },
    };
    const answer = await share([ash, elm, hers], lines);
    expect(answer).toMatchObject({
      status: 200,
      body: { done: 2, left: [{ reason: "page-not-editable", titles: ["Hers"] }] },
    });
    expect([await sharingOf(ash), await sharingOf(elm)]).toEqual([
      ["all", "editors edits", "vera edits"],
      ["all", "ed edits", "vera edits"],
    ]);
    expect([await isPublic(ash), await isPublic(elm), await isPublic(hers)]).toEqual([true, true, false]);
    expect(await undo(answer)).toMatchObject({ body: { undone: 2, kept: 0 } });
    expect([await sharingOf(ash), await sharingOf(elm)]).toEqual(before);
    expect([await isPublic(ash), await isPublic(elm)]).toEqual([false, false]);
  });

  it("is taken back on each page whose lines nobody has changed since (long)", async () => {
    const answer = await share([ash, elm], { [world.vera.id]: { view: true, edit: true } });
    await ada.post(`/ajax/page/page_settings/edit/${ash}/`, {
      settings: JSON.stringify({ permission_state: { [world.vera.id]: { view: true, edit: false } } }),
    });
    await ada.post(`/ajax/page/page_settings/edit/${elm}/`, {
      settings: JSON.stringify({ permission_state: { all: { view: true } } }),
    });
    expect(await undo(answer)).toMatchObject({ body: { undone: 1, kept: 1 } });
    expect([await sharingOf(ash), await sharingOf(elm)]).toEqual([
      ["all", "editors edits", "vera"],
      ["all", "ed edits", "vera"],
    ]);
  });

  it("is taken back without what others have decided about the world since [PRUL-06] (long)", async () => {
    const single = (id: number, permission_state: object) =>
      ada.post(`/ajax/page/page_settings/edit/${id}/`, { settings: JSON.stringify({ permission_state }) });
    // One that is opened since is not closed, and from a page of the world nobody is taken.
    const given = await share([ash], { [world.vera.id]: { view: true } });
    await single(ash, { public: { view: true } });
    expect(await undo(given)).toMatchObject({ body: { undone: 0, kept: 1 } });
    expect([await isPublic(ash), await sharingOf(ash)]).toEqual([true, ["all", "editors edits", "vera"]]);
    // What takes nobody away is taken back, and the world goes on reading.
    const edits = await share([ash], { [world.vera.id]: { edit: true } });
    expect(await undo(edits)).toMatchObject({ body: { undone: 1, kept: 0 } });
    expect([await isPublic(ash), await sharingOf(ash)]).toEqual([true, ["all", "editors edits", "vera"]]);
    // One that is closed since is not opened again.
    const more = await share([ash], { [world.vera.id]: { edit: true } });
    await single(ash, { public: { view: false } });
    expect(await undo(more)).toMatchObject({ body: { undone: 1, kept: 0 } });
    expect([await isPublic(ash), await sharingOf(ash)]).toEqual([false, ["all", "editors edits", "vera"]]);
  });

  it("takes fewer pages where many lines are changed, and says how many before anything is done", async () => {
    const lines = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [1_000_000 + at, { view: true }]),
    );
    const ids = [ash, ...Array.from({ length: 50 }, (_, at) => 1_000_000 + at)];
    expect(await share(ids, { ...lines, [world.vera.id]: { view: true } })).toMatchObject({
      status: 400,
      body: { error: "Select at most 49 pages at a time." },
    });
    expect(await sharingOf(ash)).toEqual(["all", "editors edits"]);
  });

  it("leaves to people what they have chosen about following since (long)", async () => {
    const vera = await web.browser(world.vera);
    await vera.post(`/ajax/page/follow/${elm}/follow/`, {});
    const follows = async () =>
      (
        await query<{ follows: boolean }>(
          world,
          "select follows from follower where site_id = $1 and page_id = $2",
          elm,
        )
      ).map((row) => row.follows);
    const answer = await share([elm], { [world.vera.id]: { view: false } });
    expect(await follows()).toEqual([]);
    await share([elm], { all: { view: true } });
    await vera.post(`/ajax/page/follow/${elm}/unfollow/`, {});
    expect(await undo(answer)).toMatchObject({ body: { undone: 1, kept: 0 } });
    expect(await follows()).toEqual([false]);
  });

  it("says how many people there are to those alone who may share one of the pages", async () => {
    const counts = async (who: TestBrowser, ids: readonly number[]) => {
      const { body } = await who.post("/-/pages/batch/sharing/", { ids: JSON.stringify(ids) });
      return ((body?.["groups"] ?? []) as { nr_people: number }[]).map(({ nr_people }) => nr_people);
    };
    expect(await counts(ed, [ash])).toEqual([4, 3, 0]);
    expect(await counts(ed, [hers])).toEqual([0, 0, 0]);
    for (const who of [world.vera, world.xavi, "visitor"] as const)
      expect(await counts(await web.browser(who), [ash])).toEqual([0, 0, 0]);
  });

  it("gives back what was taken from all, with what they follow (long)", async () => {
    const vera = await web.browser(world.vera);
    await vera.post(`/ajax/page/follow/${elm}/follow/`, {});
    const follows = () =>
      query(world, "select follows from follower where site_id = $1 and page_id = $2", elm);
    const before = await follows();
    expect(before).toEqual([{ follows: true }]);
    const answer = await share([ash, elm], { all: { view: false }, [world.vera.id]: { view: false } });
    expect([await sharingOf(ash), await sharingOf(elm)]).toEqual([["editors edits"], ["ed edits"]]);
    expect(await undo(answer)).toMatchObject({ body: { undone: 2, kept: 0 } });
    expect([await sharingOf(ash), await sharingOf(elm), await follows()]).toEqual([
      ["all", "editors edits"],
      ["ed edits", "vera"],
      before,
    ]);
  });

  it("holds on each page to the rules of one page, and says which it did not let through (long)", async () => {
    await share([elm], { public: { view: true } });
    const answer = await share([ash, elm], { [world.vera.id]: { view: false } });
    expect(answer.body).toMatchObject({
      done: 1,
      left: [
        {
          reason: "public-view",
          text: "1 of 2 can't be changed. Cannot turn off access for people when the page is Public.",
        },
      ],
    });
    expect((await share([ash], { 999_999: { view: true } })).body).toMatchObject({
      done: 0,
      left: [{ reason: "no-such-person" }],
      task: null,
    });
    expect((await share([ash], { guests: { view: true } })).status).toBe(400);
    expect((await share([ash], { all: { follow: true } })).status).toBe(400);
  });
});

it("the dialog shows what all and some of the pages have, and sends what was turned (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Select");
  for (const title of ["Ash", "Elm", "Hers"]) await screen.click("checkbox", `Select ${title}`);
  await screen.click("button", "Share");
  const dialog = screen.part("dialog");
  expect(screen.text(dialog)).toContain("Share 2 pages");
  expect(screen.text(dialog)).toContain("1 of 3 can't be changed: you can only view it.");
  const box = (name: string) => screen.part("checkbox", name, dialog) as HTMLInputElement;
  const state = (name: string) => (box(name).indeterminate ? "some" : box(name).checked);
  expect([state("Editors can edit"), state("Editors can view"), state("Public can view")]).toEqual([
    "some",
    "some",
    false,
  ]);
  await screen.clickOn(box("Editors can edit"));
  expect([state("Editors can edit"), state("Editors can view")]).toEqual([true, true]);
  await screen.click("button", "Save", dialog);
  const notice = () => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;
  expect(notice()).toBe("Sharing changed on 2 pages. 1 of 3 can't be changed: you can only view it.");
  expect(await sharingOf(elm)).toEqual(["ed edits", "editors edits", "vera"]);
  await screen.click("button", "Undo");
  expect(await sharingOf(elm)).toEqual(["ed edits", "vera"]);
});
