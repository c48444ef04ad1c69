import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const plain = {
  name: "Crew",
  description: "",
  slug: "crew",
  public: "no",
  self_join: "no",
  listing: "full",
  archived: "no",
};

describe("the settings of a subsite", () => {
  it("keeps every setting, that it is public among them, for its administrators and owners alone [SUBS-05] (long)", async () => {
    const ada = await web.browser(world.ada);
    const at = `/subsites/settings/${world.crew.id}/`;
    const changed = {
      name: "Crew & guests",
      description: "Who sails",
      slug: "crew_2",
      public: "yes",
      self_join: "yes",
      listing: "limited",
      archived: "yes",
    };
    expect((await ada.post(`/-${at}`, changed)).body).toEqual({
      success: true,
      address: "/@crew_2/",
      opened: expect.any(Number),
    });
    // Archived, she is a viewer there, and its settings are still hers.
    const { body } = await ada.get(at, { accept: "application/json" });
    expect(body?.["data"]).toMatchObject({
      name: "Crew & guests",
      description: "Who sails",
      slug: "crew_2",
      isPublic: true,
      isSelfJoinable: true,
      listing: "limited",
      isArchived: true,
    });
    const olga = await web.browser(world.olga);
    expect((await olga.post(`/-${at}`, plain)).status).toBe(200);
    const now = await olga.get(at, { accept: "application/json" });
    expect(now.body?.["data"]).toMatchObject({ name: "Crew", isPublic: false, listing: "full" });
    const vera = await web.browser(world.vera);
    expect([(await vera.get(at)).status, (await vera.post(`/-${at}`, changed)).status]).toEqual([403, 403]);
    const xavi = await web.browser(world.xavi);
    expect([(await xavi.get(at)).status, (await xavi.post(`/-${at}`, changed)).status]).toEqual([404, 404]);
  });

  it("open a new subsite to the world, which is closed until then, keep it open and close it again [SLST-14]", async () => {
    const [olga, visitor] = [await web.browser(world.olga), await web.browser("visitor")];
    await olga.post("/ajax/people/action/create_space/", { name: "Regatta", public: "yes" });
    expect((await visitor.get("/@regatta/pages/")).status).toBe(404);
    const list = await olga.get("/subsites/", { accept: "application/json" });
    const data = list.body?.["data"] as { subsites: { id: number; name: string; isPublic: boolean }[] };
    const made = data.subsites.find(({ name }) => name === "Regatta");
    expect(made?.isPublic).toBe(false);
    const settings = { ...plain, name: "Regatta", slug: "regatta", public: "yes" };
    for (const name of ["Regatta", "Regatta, renamed"]) {
      await olga.post(`/-/subsites/settings/${made?.id}/`, { ...settings, name });
      expect((await visitor.get("/@regatta/pages/")).status).toBe(200);
    }
    await olga.post(`/-/subsites/settings/${made?.id}/`, { ...settings, public: "no" });
    expect((await visitor.get("/@regatta/pages/")).status).toBe(404);
  });

  it("change what is sent alone: what somebody else changed since the form was opened stays [SUBS-05]", async () => {
    const [ada, olga] = [await web.browser(world.ada), await web.browser(world.olga)];
    const at = `/subsites/settings/${world.crew.id}/`;
    await olga.post(`/-${at}`, { ...plain, public: "yes", listing: "hidden" });
    await olga.post(`/-${at}`, { public: "no", archived: "yes", slug: "crew_3" });
    const saved = await ada.post(`/-${at}`, { description: "Who sails" });
    expect(saved.body).toEqual({ success: true, address: "/@crew_3/", opened: null });
    const now = (await ada.get(at, { accept: "application/json" })).body?.["data"];
    const closed = { isPublic: false, isArchived: true, listing: "hidden", isSelfJoinable: false };
    expect(now).toMatchObject({ name: "Crew", description: "Who sails", slug: "crew_3", ...closed });
    await olga.post(`/-${at}`, plain);
  });

  it("are sent as far as they were changed in the form: one that was open while the subsite was closed opens it to nobody [SUBS-05] (long)", async () => {
    const olga = await web.browser(world.olga);
    const at = `/subsites/settings/${world.crew.id}/`;
    await olga.post(`/-${at}`, { ...plain, public: "yes" });
    const screen = await shown(world, world.ada, at);
    await olga.post(`/-${at}`, { ...plain, archived: "yes" });
    await screen.type("Description", "Who sails");
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Saved");
    const call = screen.sent.findLast(({ path }) => path === `/-${at}`);
    expect(call?.fields).toMatchObject({ description: "Who sails" });
    for (const field of ["name", "slug", "public", "self_join", "listing", "archived"])
      expect(call?.fields).not.toHaveProperty(field);
    const now = (await olga.get(at, { accept: "application/json" })).body?.["data"];
    expect(now).toMatchObject({ description: "Who sails", isPublic: false, isArchived: true });
    await olga.post(`/-${at}`, plain);
  });

  it("archive a subsite, where a request to join from before is declined, but not granted [SUBS-17]", async () => {
    const { ed, vera, harbour } = world;
    const calls = subsiteCalls(world, web);
    const archive = (archived: string) =>
      calls.post(ed, `/-/subsites/settings/${harbour.id}/`, {
        ...plain,
        name: "Harbour",
        slug: "harbour",
        archived,
      });
    const [request] = await calls.write(
      "insert into join_request (site_id, subsite_id, person_id, asked_id, requested) values ($1, $2, $3, $4, now()) returning id",
      [harbour.id, vera.id, ed.id],
    );
    const answered = (answer: string) =>
      calls.post(ed, `/-/subsites/requests/${(request as { id: number }).id}/`, { answer });
    expect(await archive("yes")).toMatchObject({ success: true });
    for (const role of ["viewer", "editor"])
      expect(await answered(role)).toMatchObject({ error: "This subsite is archived. No one can join." });
    expect((await calls.named(ed, "harbour")).map(([name]) => name)).not.toContain(vera.name);
    expect(await answered("decline")).toEqual({ success: true });
    await archive("no");
  });

  it("stand among the settings of the subsite that one administers", async () => {
    const [ada, vera] = [await web.browser(world.ada), await web.browser(world.vera)];
    const leads = async (browser: typeof ada, at: string) =>
      (await browser.get(at)).text.includes(`href="/subsites/settings/${world.crew.id}/"`);
    expect(await leads(ada, "/@crew/settings/")).toBe(true);
    expect([await leads(ada, "/settings/"), await leads(vera, "/@crew/settings/")]).toEqual([false, false]);
  });

  it("an address that a subsite had leads to the one it has, and no other subsite gets it [SLST-17] (long)", async () => {
    const ada = await web.browser(world.ada);
    const save = (slug: string) => ada.post(`/-/subsites/settings/${world.crew.id}/`, { ...plain, slug });
    await save("sailors");
    const old = await ada.get("/@crew/tides/");
    expect([old.status, old.headers["location"]]).toEqual([302, "/@sailors/tides/"]);
    const list = await ada.get("/@crew/pages/?q=x");
    expect([list.status, list.headers["location"]]).toEqual([302, "/@sailors/pages/?q=x"]);
    expect((await ada.get("/@sailors/tides/")).status).toBe(200);
    // A call from a tab that is open since before finds its subsite.
    expect((await ada.get("/@crew/ajax/category/tree/")).body?.["success"] ?? false).toEqual(
      (await ada.get("/@sailors/ajax/category/tree/")).body?.["success"] ?? false,
    );
    // Whoever may not know of it is led nowhere.
    expect((await (await web.browser(world.xavi)).get("/@crew/tides/")).status).toBe(404);
    const olga = await web.browser(world.olga);
    const made = await olga.post("/ajax/people/action/create_space/", { name: "Crew" });
    expect(made.body).toMatchObject({ new_url: "/@crew-2/" });
    const taken = await olga.post(`/-/subsites/settings/${world.board.id}/`, {
      ...plain,
      name: "Board",
      slug: "crew",
    });
    expect(taken.body).toMatchObject({ error: "Another subsite has this address." });
    await save("crew");
    expect((await ada.get("/@sailors/tides/")).headers["location"]).toBe("/@crew/tides/");
    expect((await ada.get("/@crew/tides/")).status).toBe(200);
  });

  it.each(["", "Crew", "-crew", "a b", "crew/x", "é"])("refuses the address “%s”", async (slug) => {
    const ada = await web.browser(world.ada);
    const answer = await ada.post(`/-/subsites/settings/${world.crew.id}/`, { ...plain, slug });
    expect(answer.status).toBe(400);
  });
});
