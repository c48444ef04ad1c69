import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { noteSample } from "#features/starting/store.ts";
import { showFirstSteps } from "#features/sites/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { picture } from "#testing/pictures.ts";
import { sendFile } from "#testing/sending.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readHome } from "./screen.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const editors = [{ principalId: principal("editors"), mayEdit: true }];

const query = <Row extends object>(sql: string, values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, sql, [world.siteId, ...values]));

const setHome = (id: number | null) => setHomepage(world, id);

/** A page as a starting point leaves it. */
async function sample(title: string): Promise<number> {
  const id = await madePage(world, title);
  const [page] = await query<{ versionId: number }>(
    'select version_id as "versionId" from page where site_id = $1 and id = $2',
    [id],
  );
  await within(world, actorOf(world, world.olga), (tx) =>
    noteSample({ id, versionId: page?.versionId ?? 0, title }, tx),
  );
  return id;
}

async function steps(who = world.olga) {
  const answer = await as(world, who).call(readHome, {});
  return answer.success ? answer.firstSteps : answer;
}

/** A picture that an owner has sent for the theme, not saved with it yet. */
async function sentPicture(): Promise<number> {
  const content = [await picture(60, 60).png().toBuffer()];
  const file = { content, name: "logo.png", type: "image/png" };
  const answer = await sendFile(web, olga, "/-/settings/theme/picture/", file);
  return (answer?.body["file"] as { id: number } | undefined)?.id ?? 0;
}

async function saveTheme(logo_id: number | null) {
  const look = { accent: "#c1121f", fonts: "serif", scheme: "device" };
  const pictures = { logo_id, dark_logo_id: null, picture_id: null, picture_alt: "" };
  const { status } = await olga.post("/-/settings/theme/", { ...look, ...pictures });
  expect(status).toBe(200);
}

const list = (screen: Screen) => screen.part("region", "First steps");

/** What stands in the ring, and how it is drawn: the length of all of it, and how much of that is filled. */
const ring = (screen: Screen) => {
  const [drawn] = [...list(screen).querySelectorAll("svg")].filter((each) => each.querySelector("circle"));
  const [all, filled] = [...(drawn?.querySelectorAll("circle") ?? [])];
  const place = drawn?.parentElement;
  return [
    place?.textContent,
    place?.getAttribute("aria-hidden"),
    all?.getAttribute("pathLength"),
    filled?.getAttribute("stroke-dasharray"),
  ];
};

describe("the first steps", () => {
  it("tick what the site's rows show, and lead to what is left (long)", async () => {
    const start = await shown(world, world.olga, "/");
    expect(start.text(list(start))).toContain("1 of 5 done");
    expect(ring(start)).toEqual(["1/5", "true", "5", "1 5"]);
    expect(start.names("link", list(start))).toEqual([
      "Add your logo",
      "Write your first page",
      "Invite people (Done)",
      "Share a page",
      "Choose a home page",
      "Or import your own files",
    ]);
    const ways = () =>
      start
        .parts("link", undefined, start.part("list", undefined, list(start)))
        .map((link) => link.getAttribute("href"));
    expect(ways()).toEqual(["/settings/theme/", "/new/", "/people/", "/pages/", "/pages/"]);

    const id = await madePage(world, "Berths", {
      shares: [{ principalId: principal("person", world.vera.id), mayEdit: false }],
    });
    await setHome(id);
    await saveTheme(await sentPicture());
    await start.load("/");
    expect(start.text(list(start))).toContain("5 of 5 done");
    expect(ring(start)).toEqual(["5/5", "true", "5", "5 5"]);
    expect(ways()).toEqual([
      "/settings/theme/",
      "/new/",
      "/people/",
      `/page/settings/${id}/`,
      `/page/${id}/?edit`,
    ]);
    await query("update page set trashed = now() where site_id = $1 and id = $2", [id]);
    await setHome(null);
  });

  it("count a logo once the theme is saved with one, and no longer when it is removed (long)", async () => {
    await saveTheme(null);
    const id = await sentPicture();
    expect(await steps()).toMatchObject({ hasLogo: false });
    await saveTheme(id);
    expect(await steps()).toMatchObject({ hasLogo: true });
    await saveTheme(null);
    expect(await steps()).toMatchObject({ hasLogo: false });
  });

  it("of an owner who is alone have nobody invited", async () => {
    expect(await steps(world.other.nora)).toEqual({
      hasLogo: false,
      invited: false,
      shared: false,
      arranged: false,
      ownPageId: null,
    });
  });

  it("are not ticked by samples, by drafts, and by whom every page is shared with", async () => {
    const home = await sample("Welcome");
    await setHome(home);
    const draft = await madePage(world, "Locks");
    await query("update page set unpublished = true where site_id = $1 and id = $2", [draft]);
    expect(await steps()).toMatchObject({ arranged: false, shared: false, ownPageId: null });

    await query("update page set is_public = true where site_id = $1 and id = $2", [home]);
    expect(await steps()).toMatchObject({ arranged: false, shared: true, ownPageId: null });
    await query("update page_sample set version_id = version_id - 1 where site_id = $1 and page_id = $2", [
      home,
    ]);
    expect(await steps()).toMatchObject({ arranged: true, ownPageId: null });
    const own = await madePage(world, "Quays", {
      shares: [...editors, { principalId: principal("person", world.ed.id), mayEdit: true }],
    });
    await query("update page set is_public = false where site_id = $1 and id = $2", [home]);
    await query("update page_sample set sharing = '[]' where site_id = $1 and page_id = $2", [home]);
    // Ed made it, so his own line shares it with nobody else.
    expect(await steps()).toMatchObject({ shared: false, ownPageId: own });
    await setHome(null);
  });
});

describe("the list of first steps", () => {
  it("is for owners: others neither see it nor what it says, and may not bring it back (long)", async () => {
    for (const who of [world.ada, world.ed, world.vera, world.xavi]) {
      expect(await steps(who)).toBe(null);
      const refused = await as(world, who).call(showFirstSteps, { shown: true });
      expect(refused).toMatchObject({ code: "owners-only", status: 403 });
      expect((await shown(world, who, "/")).parts("region", "First steps")).toEqual([]);
    }
    expect(await as(world, "visitor").call(showFirstSteps, { shown: true })).toMatchObject({
      code: "signed-out",
    });
    const olga = await shown(world, world.olga, "/");
    expect(olga.text()).not.toMatch(/atrium |terminal|command/i);
  });

  it("goes from the home page and comes back, by undo and from the settings (long)", async () => {
    const olga = await shown(world, world.olga, "/");
    await olga.click("button", "Hide first steps");
    expect(olga.parts("region", "First steps")).toEqual([]);
    expect(await steps()).toBe(null);
    await olga.click("button", "Undo");
    expect(list(olga)).toBeDefined();

    await olga.click("button", "Hide first steps");
    await olga.load("/settings/site/");
    await olga.click("button", "Show first steps");
    expect(olga.address).toBe("/");
    expect(list(olga)).toBeDefined();
    await olga.load("/settings/site/");
    expect(olga.parts("button", "Show first steps")).toEqual([]);
  });

  it("stays where it is, and says so, when the connection is cut (long)", async () => {
    const olga = await shown(world, world.olga, "/");
    olga.meddle(({ method }) => (method === "POST" ? Promise.reject(new TypeError("cut")) : null));
    await olga.click("button", "Hide first steps");
    expect(list(olga)).toBeDefined();
    expect(olga.text(olga.part("alert"))).not.toContain("First steps hidden");
    expect(olga.parts("button", "Undo")).toEqual([]);
  });

  it("can be brought back in the settings by owners alone (long)", async () => {
    await as(world, world.olga).call(showFirstSteps, { shown: false });
    const ada = await shown(world, world.ada, "/settings/site/");
    expect(ada.parts("button", "Show first steps")).toEqual([]);
    await as(world, world.olga).call(showFirstSteps, { shown: true });
  });
});
