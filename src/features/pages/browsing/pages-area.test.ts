import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set guest_invites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Makes a page as Ed does, in a folder, and gives its address and id. */
async function makePage(title: string, folder: string) {
  await ed.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: folder });
  const made = await ed.post("/ajax/page/page_settings/create/", {
    settings: { title, category: folder, markdown: "Words." },
  });
  const address = String(made.body?.["redirect"]);
  const shown = await ed.get(address, { accept: "application/json" });
  const data = shown.body?.["data"] as { page: { id: number } } | undefined;
  return { address, id: data?.page.id ?? 0 };
}

const share = (id: number, permission_state: Record<string, object>) =>
  ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: { permission_state } });
const seenBy = async (who: WorldPerson | "visitor", address: string): Promise<number> =>
  (await (await web.browser(who)).get(address)).status;
/** Opens the link of a page's guest in a browser, and gives what that browser sends from then on. */
async function letIn(browser: TestBrowser, id: number): Promise<string> {
  const { body } = await ed.get(`/ajax/page/page_settings/edit/${id}/`);
  const groups = body?.["users"] as { id: string; sub_users: { share_url: string }[] }[];
  const link = groups.find((group) => group.id === "guests")?.sub_users[0]?.share_url ?? "";
  const { headers } = await browser.post(new URL(link).pathname, {});
  const set = [headers["set-cookie"] ?? []].flat().map((each) => String(each).split(";")[0]);
  return [browser.cookie, ...set].join("; ");
}
const screenOf = (answer: HttpAnswer) => answer.body?.["screen"];

describe("pages", () => {
  it("are made, put in a folder and shared with people by role (long)", async () => {
    const { address, id } = await makePage("Night watch", "Duties");
    expect((await ed.get(address)).text).toContain("Duties");
    expect(await seenBy(world.vera, address)).toBe(200);
    expect(await share(id, { all: { view: false } })).toMatchObject({ status: 200 });
    expect(await seenBy(world.vera, address)).toBe(404);
    expect(await seenBy(world.ada, address)).toBe(200);
    expect(await share(id, { all: { view: true } })).toMatchObject({ status: 200 });
    expect(await seenBy(world.vera, address)).toBe(200);
    expect(await seenBy(world.xavi, address)).toBe(404);
  });

  it("know administrators, editors, members, externals, guests and visitors [ROLE-02] (long)", async () => {
    const closed = { all: { view: false } };
    const [open, house, outside, invited] = await Promise.all(
      ["Open", "House", "Outside", "Invited"].map((title) => makePage(`${title} watch`, "Roles")),
    );
    await share(open?.id ?? 0, { public: { view: true } });
    await share(outside?.id ?? 0, { ...closed, [world.xavi.id]: { view: true } });
    await share(invited?.id ?? 0, { ...closed, new1: { view: true, email: "gerda@example.org" } });
    const paths = [open, house, outside, invited].map((page) => page?.address ?? "");
    const seen = async (browser: TestBrowser, cookie = browser.cookie) => {
      const answers = [];
      for (const path of [...paths, "/new/"]) answers.push((await browser.get(path, { cookie })).status);
      return answers;
    };
    const roles = ["ada", "ed", "vera", "xavi"] as const;
    const all = [];
    for (const who of roles) all.push([who, ...(await seen(await web.browser(world[who])))]);
    const guest = await web.browser("visitor");
    all.push(["guest", ...(await seen(guest, await letIn(guest, invited?.id ?? 0)))]);
    all.push(["visitor", ...(await seen(await web.browser("visitor")))]);
    expect(all).toEqual([
      ["ada", 200, 200, 200, 200, 200],
      ["ed", 200, 200, 200, 200, 200],
      ["vera", 200, 200, 404, 404, 403],
      ["xavi", 200, 404, 200, 404, 403],
      ["guest", 200, 404, 404, 200, 302],
      ["visitor", 200, 404, 404, 404, 302],
    ]);
  });

  it("are made by editors and better; their folders are arranged by administrators, unless editors may too [ROLE-02] [ROLE-26] (long)", async () => {
    const both = ["New Page", "New Folder"];
    const olga = await web.browser(world.olga);
    const letEditors = (arrange: "no" | "yes") =>
      olga.post("/-/settings/site/", { name: "Site", time_zone: "UTC", editors_arrange: arrange });
    const offered = async (who: "ada" | "ed" | "vera") => {
      const { text } = await (await web.browser(world[who])).get("/pages/");
      return both.filter((name) => text.includes(`>${name}<`));
    };
    await letEditors("no");
    const seen = [await offered("ada"), await offered("ed"), await offered("vera")];
    await letEditors("yes");
    expect([...seen, await offered("ed")]).toEqual([both, ["New Page"], [], both]);
  });

  it("have their area: a list, dialogs to make and to copy one, properties and permissions, by right (long)", async () => {
    const { id } = await makePage("Day watch", "Area");
    const vera = await web.browser(world.vera);
    const screens = [
      ["/pages/", "browse", 200],
      ["/new/", "new-page", 403],
      [`/page/copy/${id}/0/`, "copy", 403],
      [`/page/properties/${id}/`, "properties", 403],
      [`/page/settings/${id}/`, "sharing", 403],
    ] as const;
    for (const [path, screen, forMembers] of screens) {
      const shown = await ed.get(path, { accept: "application/json" });
      expect({ path, status: shown.status, screen: screenOf(shown) }).toEqual({ path, status: 200, screen });
      expect({ path, status: (await vera.get(path)).status }).toEqual({ path, status: forMembers });
    }
  });
});

describe("the permissions screen", () => {
  it("stands at /page/settings/{page_id}/, for those who may use it [ROUT-11] (long)", async () => {
    const { id } = await makePage("Dog watch", "Linked");
    const path = `/page/settings/${id}/`;
    const screen = await ed.get(path);
    expect(screen).toMatchObject({ status: 200 });
    expect(screen.text).toContain("Dog watch");
    const vera = await web.browser(world.vera);
    expect(await vera.get(path)).toMatchObject({ status: 403 });
  });
});
