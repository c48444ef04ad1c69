import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

const people = "/ajax/people/action";
const write = <Row>(site: World, text: string, values: readonly unknown[] = []) =>
  within(site, actorOf(site, site.olga), (tx) => run<Row & object>(tx, text, [tx.siteId, ...values]));

describe("the switch", () => {
  let flat: World;
  let flatWeb: TestWeb;
  let olga: TestBrowser;
  beforeAll(async () => {
    flat = await openWorld("a hash");
    flatWeb = await openTestWeb(flat);
    olga = await flatWeb.browser(flat.olga);
  });
  afterAll(async () => {
    await flatWeb.close();
    await flat.close();
  });
  const turn = async (browser: TestBrowser, on: string) =>
    (await browser.post("/-/settings/subsites/", { on })).body;

  it("owners switch subsites on and off, administrators only on, and nobody else does [PROD-13] (long)", async () => {
    expect((await olga.get("/subsites/")).status).toBe(404);
    expect((await olga.post(`${people}/create_space/`, { name: "Crew" })).status).toBe(404);
    const ada = await flatWeb.browser(flat.ada);
    const ed = await flatWeb.browser(flat.ed);
    expect(await turn(ed, "yes")).toMatchObject({ error: "Sorry, only administrators can do this." });
    expect((await olga.get("/settings/")).text).not.toContain('href="/subsites/"');
    expect(await turn(ada, "yes")).toEqual({ success: true });
    expect(await turn(ada, "no")).toMatchObject({ error: "Sorry, only site owners can do this." });
    expect((await olga.get("/subsites/")).status).toBe(200);
    expect((await olga.get("/settings/")).text).toContain('href="/subsites/"');
    // What is the owner's with subsites is an administrator's without.
    expect((await ada.get("/settings/site/")).status).toBe(403);
    expect(await turn(olga, "no")).toEqual({ success: true });
    expect((await olga.get("/subsites/")).status).toBe(404);
    expect((await ada.get("/settings/site/")).status).toBe(200);
  });

  it("makes subsites there or not there: an administrator, too, switches them on, and an owner alone off [PROD-13]", async () => {
    const there = async () => (await olga.get("/subsites/")).status;
    const [ada, ed] = await Promise.all([flatWeb.browser(flat.ada), flatWeb.browser(flat.ed)]);
    expect(await turn(ed, "yes")).toMatchObject({ error: "Sorry, only administrators can do this." });
    expect(await there()).toBe(404);
    expect([await turn(ada, "yes"), await there()]).toEqual([{ success: true }, 200]);
    expect(await turn(ada, "no")).toMatchObject({ error: "Sorry, only site owners can do this." });
    expect(await there()).toBe(200);
    expect([await turn(olga, "no"), await there()]).toEqual([{ success: true }, 404]);
  });

  it("is asked for among the settings of the site, and turned after a question [PROD-13]", async () => {
    const screen = await shown(flat, flat.olga, "/settings/site/");
    await screen.click("button", "Turn on subsites");
    screen.meddle(() => Response.json({ success: true }));
    await screen.click("button", "Turn on subsites", screen.part("dialog", "Turn on subsites?"));
    const sent = screen.sent.findLast(({ path }) => path === "/-/settings/subsites/");
    expect(sent?.fields).toMatchObject({ on: true });
  });

  it("leads an administrator, who has no settings of the site any more then, to the subsites [PROD-13] (long)", async () => {
    const screen = await shown(flat, flat.ada, "/settings/site/");
    await screen.click("button", "Turn on subsites");
    const dialog = screen.part("dialog", "Turn on subsites?");
    expect(screen.text(dialog)).toContain("Owners can switch back while subsites have no pages or folders.");
    await screen.click("button", "Turn on subsites", dialog);
    expect([screen.address, screen.text().includes("Subsites turned on")]).toEqual(["/subsites/", true]);
    expect(screen.names("button")).not.toContain("Undo");
    const owner = await shown(flat, flat.olga, "/settings/site/");
    await owner.click("button", "Turn off subsites");
  });

  it("stands among the settings of the site [PROD-13] (long)", async () => {
    const named = (screen: Screen) => screen.names("button").filter((name) => name.endsWith("subsites"));
    const screen = await shown(flat, flat.olga, "/settings/site/");
    expect(named(screen)).toEqual(["Turn on subsites"]);
    await screen.click("button", "Turn on subsites");
    await screen.click("button", "Turn on subsites", screen.part("dialog", "Turn on subsites?"));
    expect(screen.text()).toContain("Subsites turned on");
    await screen.load("/subsites/");
    expect(screen.names("heading")).toContain("Subsites");
    await screen.load("/settings/site/");
    await screen.click("button", "Turn off subsites");
    expect(named(screen)).toEqual(["Turn on subsites"]);
  });

  it("goes back only while just the main group has content (long)", async () => {
    await turn(olga, "yes");
    const made = (await olga.post(`${people}/create_space/`, { name: "Crew" })).body;
    expect(made).toEqual({ success: true, new_url: "/@crew/" });
    const below = "from folder where site_id = $1 and subsite_id <> 0 and parent_id is";
    const [main] = await write<{ id: number }>(flat, `select id ${below} null`);
    await olga.post(`/@crew/ajax/category/create/${main?.id}/`, { new_name: "Rotas" });
    expect(await turn(olga, "no")).toMatchObject({
      error: "Subsites still have pages or folders. Delete those first, also from the trash.",
    });
    await write(flat, `delete ${below} not null`);
    expect(await turn(olga, "no")).toEqual({ success: true });
    // What was made is there again afterwards.
    await turn(olga, "yes");
    expect((await olga.get("/@crew/pages/")).status).toBe(200);
  });
});
