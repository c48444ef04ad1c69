import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  for (const [title, sharing] of [
    ["Visser's knots", { everyone: { view: true } }],
    ["Visser's secret", {}],
    ["Visser's public tides", { public: { view: true } }],
  ] as const) {
    const settings = { title, category: "", tags: ["Visser's trade"], slug: "" };
    const made = await olga.post("/ajax/page/page_settings/create/0/", {
      settings: JSON.stringify(settings),
    });
    const shown = await olga.get(String(made.body?.["redirect"]), { accept: "application/json" });
    const { id } = (JSON.parse(shown.text) as { data: { page: { id: number } } }).data.page;
    await olga.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: JSON.stringify({ permission_state: sharing }),
    });
  }
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Hit = { cat: string; desc: string; lnk: string; user_id: number | null };

async function hitsOf(browser: TestBrowser, q: string): Promise<Hit[]> {
  const { body } = await browser.get(`/ajax/search/?q=${encodeURIComponent(q)}`);
  return (body as { results: Hit[] }).results;
}

it("every hit of everybody's search leads to a screen that shows it, whatever it is (long)", async () => {
  const followed = new Set<string>();
  for (const who of [world.olga, world.ada, world.ed, world.vera, world.xavi, "visitor"] as const) {
    const browser = await web.browser(who);
    for (const q of ["Visser", "Olga", "Xavi", "secret", "vera@noordervaart.example"])
      for (const { cat, desc, lnk } of await hitsOf(browser, q)) {
        const screen = await browser.get(lnk);
        expect(screen.status, `${cat} ${desc} at ${lnk}`).toBe(200);
        expect(screen.text.replaceAll("&#x27;", "'"), lnk).toContain(desc);
        followed.add(cat);
      }
  }
  expect([...followed].sort()).toEqual(["Pages", "People", "Tags"]);
});

it("a person found is shown on a page of their own, with what can be done with them", async () => {
  const olga = await web.browser(world.olga);
  const [hit] = await hitsOf(olga, "Vera Visser");
  expect(hit).toMatchObject({ cat: "People", user_id: world.vera.id, lnk: `/profile/p/${world.vera.id}/` });
  const { text } = await olga.get(hit?.lnk ?? "", { accept: "application/json" });
  const { data } = JSON.parse(text) as {
    data: { title: string; card: { acts: { actions: string[] } } };
  };
  expect(data.title).toBe("Vera Visser");
  // Whether they have signed in by now is not the matter here.
  expect(data.card.acts.actions.filter((action) => action !== "reminder")).toEqual(
    "picture edit-profile away make-owner role groups permissions invitation invitation-status impersonate audit-log profile-page delete".split(
      " ",
    ),
  );
});

it("nobody is found at the address of somebody who is gone, and externals see nobody there", async () => {
  const vera = await web.browser(world.vera);
  expect((await vera.get("/profile/p/999999/")).status).toBe(404);
  const xavi = await web.browser(world.xavi);
  expect((await xavi.get(`/profile/p/${world.vera.id}/`)).status).toBe(403);
  expect((await (await web.browser("visitor")).get(`/profile/p/${world.vera.id}/`)).status).toBe(302);
});
