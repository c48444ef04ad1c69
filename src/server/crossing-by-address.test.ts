import { afterAll, beforeAll, expect, it } from "vitest";
import { setHomepage } from "#testing/pages/home-page.ts";
import { crossingClient, furnishing } from "#testing/between-subsites.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld, subsiteNames } from "#testing/subsite-world.ts";
import { openWorld } from "#testing/world.ts";
import { madePage } from "#testing/pages/made-page.ts";

let world: SubsiteWorld;
let web: TestWeb;
let made: ReturnType<typeof furnishing>;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  made = furnishing(world, world.ada);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const main = 0;
const people = ["olga", "ada", "ed", "vera", "xavi"] as const;
type Named = (typeof people)[number];
type Place = "main" | (typeof subsiteNames)[number];
const numberOf = (place: Place) => (place === "main" ? main : world[place].id);
const clientOf = async (who: Named | "visitor", place: Place = "main") =>
  crossingClient(
    await web.browser(who === "visitor" ? who : world[who]),
    place === "main" ? "" : world[place].slug,
  );
let count = 0;
const pageIn = async (
  place: Place,
  given: { slug?: string; text?: string; folderId?: number; to?: readonly number[] } = {},
) => {
  const folderId = place === "main" ? world.mainFolderId : world[place].mainFolderId;
  const title = `Crossing ${++count}`;
  return { title, id: await made.page(numberOf(place), { title, folderId, ...given }) };
};

it("the first call sends the page and the mode alone, and is told the subsites, how many pages and the title [SMOV-05, SMOV-06, SMOV-09]", async () => {
  const ada = await clientOf("ada");
  const { id } = await pageIn("main");
  const { status, body } = await ada.ask({ page_id: id, mode: "copy" });
  expect([status, body?.["success"], body?.["nr_pages"]]).toEqual([200, true, 1]);
  expect(((body?.["subsites"] ?? []) as { id: number }[]).map((each) => each.id)).toEqual([world.crew.id]);
  expect(body?.["move_title"]).toBe("Copy to subsite");
  for (const ofBatches of ["nr_moved", "more", "copied_pages", "new_view_url"])
    expect(body).not.toHaveProperty(ofBatches);
  const moving = await ada.ask({ page_id: id, mode: "move" });
  expect(moving.body?.["move_title"]).toBe("Move to a different subsite");
  expect(await made.called(`Crossing ${count}`)).toHaveLength(1);
});

it("a copied page is in both subsites, and the browser goes to the copy [SMOV-01, SMOV-04, SMOV-09]", async () => {
  const ada = await clientOf("ada");
  const { id, title } = await pageIn("main", { text: "Ebb and flood." });
  const answers = await ada.whole({ page_id: id, mode: "copy", to_subsite_id: world.crew.id });
  expect(answers.map(({ nr_moved, more }) => [nr_moved, more])).toEqual([[1, false]]);
  const pages = await made.called(title);
  expect(pages.map(({ subsiteId }) => subsiteId)).toEqual([main, world.crew.id]);
  expect(pages[0]?.id).toBe(id);
  const url = String(answers.at(-1)?.["new_view_url"]);
  expect(url).toMatch(/^\/@crew\//);
  const vera = await (await web.browser(world.vera)).get(url);
  expect([vera.status, vera.text.includes("Ebb and flood.")]).toEqual([200, true]);
});

it("a moved page is in the other subsite alone, and its old address leads those who may read it there, and nobody else [SMOV-04]", async () => {
  const ada = await clientOf("ada");
  const { id, title } = await pageIn("main", { slug: "harbour-lights", text: "Red and green." });
  const answers = await ada.whole({ page_id: id, mode: "move", to_subsite_id: world.crew.id });
  expect((await made.called(title)).map((each) => [each.id, each.subsiteId])).toEqual([[id, world.crew.id]]);
  const browser = await web.browser(world.ada);
  const before = await browser.get("/harbour-lights/");
  expect([301, 302, 303, 307, 308]).toContain(before.status);
  expect(before.headers["location"]).toBe(answers.at(-1)?.["new_view_url"]);
  const read = await browser.get(String(before.headers["location"]));
  expect(read.text).toContain("Red and green.");
  // Olga owns the site, and is not in Crew.
  const olga = await (await web.browser(world.olga)).get("/harbour-lights/");
  expect(olga.text).not.toContain("Red and green.");
  expect(olga.text).not.toContain(title);
});

it("a folder goes with those in it, by their names, and links between its pages lead to the copies [SMOV-02, SMOV-07, SMOV-10] (long)", async () => {
  const ada = await clientOf("ada");
  const fleet = await made.folder(main, world.mainFolderId, "Fleet");
  const north = await made.folder(main, fleet, "North");
  const second = await made.page(main, { title: "Second ship", folderId: north });
  await made.page(main, {
    title: "First ship",
    folderId: fleet,
    to: [second],
  });
  const load = await ada.ask({ folder_id: fleet, mode: "copy" });
  expect(load.body?.["nr_pages"]).toBe(2);
  const answers = await ada.whole({ folder_id: fleet, mode: "copy", to_subsite_id: world.crew.id });
  expect(answers.reduce((sum, { nr_moved }) => sum + Number(nr_moved), 0)).toBe(2);
  const [, copyOfFirst] = await made.called("First ship");
  const [, copyOfSecond] = await made.called("Second ship");
  expect(await made.pathOf(copyOfFirst?.folderId ?? 0)).toEqual(["Fleet"]);
  expect(await made.pathOf(copyOfSecond?.folderId ?? 0)).toEqual(["Fleet", "North"]);
  const crews = String((await (await web.browser(world.ada)).get(`/@crew/${copyOfFirst?.slug}/`)).text);
  expect(crews).toContain(`href="/page/${copyOfSecond?.id}/"`);
  expect(crews).not.toContain(`href="/page/${second}/"`);
});

it("a batch that is asked for twice makes nothing twice; the answer says what was made and where [SMOV-06] [SMOV-09] [SMOV-10]", async () => {
  const ada = await clientOf("ada");
  const { id, title } = await pageIn("main");
  const sent = { page_id: id, mode: "copy", to_subsite_id: world.crew.id };
  const load = (await ada.ask({ page_id: id, mode: "copy" })).body ?? {};
  const first = await ada.batch(sent, load);
  const again = await ada.batch(sent, load);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.body).toMatchObject({
    nr_moved: 1,
    more: false,
    copied_pages: { [id]: expect.any(Number) },
    new_view_url: expect.stringMatching(/^\/@crew\/./),
  });
  expect(again.body?.["new_view_url"]).toBe(first.body?.["new_view_url"]);
  expect(await made.called(title)).toHaveLength(2);
});

it("of a folder the last answer leads to the folder that it was brought to, where it is [SMOV-09]", async () => {
  const ada = await clientOf("ada");
  const moored = await made.folder(main, world.mainFolderId, "Moored");
  await made.page(main, { title: "Barge", folderId: moored });
  const berths = await made.folder(world.crew.id, world.crew.mainFolderId, "Berths");
  const sent = { folder_id: moored, to_subsite_id: world.crew.id, to_subsite_folder_id: berths };
  const answers = await ada.whole({ ...sent, mode: "move" });
  const url = `/@crew/pages/tree/${berths}/`;
  expect(answers).toMatchObject([{ nr_moved: 1, more: false, new_view_url: url }]);
  const { status, text } = await (await web.browser(world.ada)).get(url);
  expect([status, text.includes("Moored")]).toEqual([200, true]);
});

it("without a subsite a batch is refused, and nothing is moved [SMOV-08]", async () => {
  const ada = await clientOf("ada");
  const { id, title } = await pageIn("main");
  const load = (await ada.ask({ page_id: id, mode: "move" })).body ?? {};
  const { body } = await ada.batch({ page_id: id, mode: "move" }, { ...load, copied_pages: {} });
  expect([body?.["success"], body?.["message"]]).toEqual([false, "Please select a Subsite..."]);
  expect((await made.called(title)).map(({ subsiteId }) => subsiteId)).toEqual([main]);
});

it("copies that somebody made up lead nowhere [SMOV-10]", async () => {
  const ada = await clientOf("ada");
  const target = await pageIn("main");
  const { id, title } = await pageIn("main", { to: [target.id] });
  const sent = { page_id: id, mode: "copy", to_subsite_id: world.crew.id };
  const load = (await ada.ask({ page_id: id, mode: "copy" })).body ?? {};
  const lies = { [target.id]: world.board.tidesId, [id]: world.board.tidesId };
  const answer = await ada.batch(sent, { ...load, copied_pages: lies });
  expect([answer.status === 404, typeof answer.body?.["success"]]).toEqual([false, "boolean"]);
  const browser = await web.browser(world.ada);
  for (const { subsiteId, slug } of await made.called(title)) {
    const { text } = await browser.get(`${subsiteId === main ? "" : "/@crew"}/${slug}/`);
    expect(text).not.toContain("/@board/");
    expect(text).not.toContain("Board tides");
  }
});

/** By hand from SMOV-12: who edits in the source, and is editor or admin of which target that is not archived. */
const allowed: Readonly<Record<Place, Partial<Record<Named, readonly Place[]>>>> = {
  main: { olga: ["board"], ada: ["crew"], ed: ["harbour"] },
  crew: { ada: ["main"] },
  harbour: { ed: ["main"] },
  attic: {},
  board: { olga: ["main"] },
};
const places = ["main", ...subsiteNames] as const;

it("copies and moves come about for those who edit here and there, nobody else, and each list says where [SMOV-12] (long)", async () => {
  const differs: string[] = [];
  for (const mode of ["copy", "move"] as const)
    for (const from of places)
      for (const who of [...people, "visitor"] as const) {
        const client = await clientOf(who, from);
        const may = who === "visitor" ? [] : (allowed[from][who] ?? []);
        const { id } = await pageIn(from);
        const list = (await client.ask({ page_id: id, mode })).body;
        const told = ((list?.["subsites"] as { id: number }[] | undefined) ?? []).map((each) => each.id);
        if (told.length !== may.length || may.some((each) => !told.includes(numberOf(each))))
          differs.push(`${who} is told ${String(told)} for a ${mode} from ${from}`);
        for (const to of places) {
          const { id: one, title } = await pageIn(from);
          await client.batch({ page_id: one, mode, to_subsite_id: numberOf(to) });
          const now = (await made.called(title)).map((each) => each.subsiteId);
          const there = now.filter((each) => each === numberOf(to)).length;
          const isDone = mode === "copy" ? now.length === 2 && there > 0 : from !== to && there === 1;
          if (isDone !== may.includes(to)) differs.push(`${who}: ${mode} from ${from} to ${to}: ${isDone}`);
          if (!isDone && String(now) !== String([numberOf(from)]))
            differs.push(`${who} left ${title} in pieces`);
        }
      }
  expect(differs).toEqual([]);
}, 600_000);

it("home pages and templates do not move, and are where they were [SMOV-12]", async () => {
  const ada = await clientOf("ada");
  const home = await pageIn("main");
  const template = await pageIn("main");
  await setHomepage(world, home.id);
  await made.ask("update page set is_template = true where site_id = $1 and id = $2", template.id);
  for (const { id, title } of [home, template]) {
    const { body } = await ada.batch({ page_id: id, mode: "move", to_subsite_id: world.crew.id });
    expect(body?.["success"]).toBe(false);
    expect(String(body?.["message"])).toMatch(/\.$/);
    expect((await made.called(title)).map(({ subsiteId }) => subsiteId)).toEqual([main]);
  }
  await setHomepage(world, null);
});

it("a page of another site is not found, and a site without subsites has nowhere to go [SMOV-12] (long)", async () => {
  const far = await (await clientOf("ada")).ask({ page_id: 999_999, mode: "copy" });
  expect([far.status, far.body?.["success"], typeof far.body?.["message"]]).toEqual([404, false, "string"]);
  const flat = await openWorld("a hash");
  const flatWeb = await openTestWeb(flat);
  const id = await madePage(flat, "Alone");
  const ada = crossingClient(await flatWeb.browser(flat.ada));
  for (const sent of [{}, { to_subsite_id: 0 }]) {
    const { body } = await ada.ask({ page_id: id, mode: "copy", ...sent });
    expect([body?.["success"], typeof body?.["message"]]).toEqual([false, "string"]);
  }
  expect(flatWeb.bugs).toEqual([]);
  await flatWeb.close();
  await flat.close();
});

it("what is moved out of a public subsite is closed to the world at once, and what is moved in is open, as it was warned [SMOV-03, SMOV-11]", async () => {
  const ed = await web.browser(world.ed);
  const visitor = await web.browser("visitor");
  const out = await pageIn("harbour", { slug: "tide-table", text: "Low at six." });
  const seen = async (path: string) => (await visitor.get(path)).text.includes("Low at six.");
  expect([await seen("/@harbour/tide-table/"), await seen("/@harbour/tide-table/")]).toEqual([true, true]);
  const [away] = await crossingClient(ed, "harbour").whole({
    page_id: out.id,
    mode: "move",
    to_subsite_id: main,
  });
  expect([await seen("/@harbour/tide-table/"), await seen(String(away?.["new_view_url"]))]).toEqual([
    false,
    false,
  ]);
  const load = await crossingClient(ed).ask({ page_id: out.id, mode: "move" });
  expect(load.body?.["subsites"]).toEqual([
    expect.objectContaining({ id: world.harbour.id, is_public: true }),
  ]);
  // Where the site publishes nothing, nobody has to be warned.
  const publishes = (is: boolean) => made.ask("update site set public_pages = $2 where id = $1", is);
  await publishes(false);
  const unpublished = await crossingClient(ed).ask({ page_id: out.id, mode: "move" });
  expect(unpublished.body?.["subsites"]).toMatchObject([{ id: world.harbour.id, is_public: false }]);
  await publishes(true);
  const [back] = await crossingClient(ed).whole({
    page_id: out.id,
    mode: "move",
    to_subsite_id: world.harbour.id,
  });
  expect(await seen(String(back?.["new_view_url"]))).toBe(true);
});

it("nothing of all this was a bug", () => expect(web.bugs).toEqual([]));
