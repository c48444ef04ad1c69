import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readVersions } from "#features/versions/screen.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let page: number;
let version: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  page = await madePage(world, "Tides & <time>", { slug: "tides" });
  const listed = await as(world, world.ed).call(readVersions, { page_id: page });
  version = listed.success ? (listed.versions[0]?.id ?? 0) : 0;
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const pathOf = (written: string) =>
  written.replace("{page}", String(page)).replace("{version}", String(version));
const keysOf = (body: unknown) => Object.keys((body ?? {}) as object).toSorted();

describe("a page dialog is loaded from and saved to one address", () => {
  it.each([
    ["create/", ""],
    ["create/0/", ""],
    ["create/?from_page_id={page}", "Copy of Tides & <time>"],
    ["clone/{page}/0/", "Copy of Tides & <time>"],
    ["clone/{page}/{version}/", "Copy of Tides & <time>"],
    ["edit_properties/{page}/", "Tides & <time>"],
    ["edit/{page}/", "Tides & <time>"],
  ])("/ajax/page/page_settings/%s [PDLG-04] [PDLG-05] [PDLG-06] [PDLG-07] (long)", async (end, title) => {
    const loaded = await ed.get(pathOf(`/ajax/page/page_settings/${end}`));
    expect(loaded).toMatchObject({ status: 200, body: { success: true, title } });
  });

  it.each([
    ["create/", { title: "One" }, "/one/"],
    ["create/0/", { title: "Two" }, "/two/"],
    ["create/?from_page_id={page}", { title: "Three" }, "/three/"],
    ["clone/{page}/0/", { title: "Four" }, "/four/"],
    ["clone/{page}/{version}/", { title: "Five" }, "/five/"],
    ["edit_properties/{page}/", { title: "Tides" }, "/tides/"],
    ["edit/{page}/", { permission_state: { all: { view: true } } }, "/tides/"],
  ])(
    "POST …/%s takes settings as a JSON text and answers where the page stands [PDLG-07] [PDLG-09] [PDLG-11] (long)",
    async (end, settings, redirect) => {
      const saved = await ed.post(pathOf(`/ajax/page/page_settings/${end}`), {
        settings: JSON.stringify(settings),
      });
      expect(saved.body).toMatchObject({ success: true, redirect, errors: [] });
      expect(keysOf(saved.body)).toEqual(["errors", "message", "redirect", "success"]);
      expect(saved.body?.["message"]).toMatch(/^(Page created|Saved)$/);
      expect((await ed.get(redirect)).status).toBe(200);
    },
  );

  it("takes letters, digits, dashes and underscores for a location, and no other sign [PPRP-04]", async () => {
    const id = await madePage(world, "Located");
    const place = async (slug: string) => {
      const settings = JSON.stringify({ slug });
      return (await ed.post(`/ajax/page/page_settings/edit_properties/${id}/`, { settings })).body;
    };
    expect(await place("Berth-7_b")).toMatchObject({ success: true, redirect: "/Berth-7_b/" });
    const refused = {
      success: false,
      errors: ["The location can only contain letters, digits, dashes and underscores."],
    };
    for (const slug of ["a b", "a.b", "a/b", "fög", "a?b", "a%20b"]) {
      expect(await place(slug)).toMatchObject(refused);
      const settings = JSON.stringify({ title: "Placed", slug });
      const made = await ed.post("/ajax/page/page_settings/create/", { settings });
      expect(made.body).toMatchObject(refused);
    }
  });

  it("answers what is wrong as a list, with a message [PDLG-11]", async () => {
    const settings = JSON.stringify({ title: " " });
    const refused = await ed.post("/ajax/page/page_settings/create/", { settings });
    expect(refused.body).toMatchObject({ success: false, errors: ["Please enter a page name."] });
    expect(refused.body?.["message"]).toMatch(/./);
  });
});

describe("a copy", () => {
  it("is of the version in its address, or with 0 of the one that readers see, and says when that was made [PDLG-06] [PDLG-08] [PDLG-21] [PDLG-22] (long)", async () => {
    const later = new Date(worldNow.getTime() + 3_600_000);
    const id = await draftedPage(world);
    const writer = await draftWriter(world, { who: world.ed, page_id: id, now: later });
    await writer.type("second ");
    await writer.publish(1);
    const listed = await as(world, world.ed).call(readVersions, { page_id: id });
    const [, first = 0] = listed.success ? listed.versions.map((each) => each.id) : [];
    for (const [end, made, words] of [
      [0, later, "second first"],
      [first, worldNow, "first"],
    ] as const) {
      const path = `/ajax/page/page_settings/clone/${id}/${end}/`;
      const { body } = await ed.get(path);
      expect([end, body?.["version_timestamp"]]).toEqual([end, made.getTime() / 1000]);
      const settings = JSON.stringify({ title: `Of ${end}` });
      const { body: saved } = await ed.post(path, { settings });
      const copy = await ed.get(String(saved?.["redirect"]));
      expect([end, />((?:second )?first)</.exec(copy.text)?.[1]]).toEqual([end, words]);
    }
  });
});
