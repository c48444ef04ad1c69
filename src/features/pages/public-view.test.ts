import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedGroup } from "#features/sharing/contract.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true, guest_invites = true where id = $1", [
    world.siteId,
  ]);
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** A page of Ed's in a folder, open to the world, with two headings, and with a guest. */
async function openPage(title: string): Promise<{ address: string; id: number; guestLink: string }> {
  const markdown = `Words of the page\n\n# One\n\n# Two ${title}`;
  const made = await ed.post("/ajax/page/page_settings/create/", { settings: { title, markdown } });
  const address = String(made.body?.["redirect"]);
  const id = pageIn(await ed.get(address, { accept: "application/json" }))["id"] as number;
  const permission_state = { public: { view: true }, new1: { view: true, email: "gerda@example.org" } };
  await ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: { permission_state } });
  const { body } = await ed.get(`/ajax/page/page_settings/edit/${id}/`);
  const groups = body?.["users"] as ListedGroup[];
  const guest = groups.find((group) => group.id === "guests")?.sub_users[0];
  return { address, id, guestLink: new URL(guest?.share_url ?? "").pathname };
}

function pageIn(answer: HttpAnswer): Record<string, unknown> {
  const data = answer.body?.["data"] as { page: Record<string, unknown> } | undefined;
  return data?.page ?? {};
}

/** What members read of a page beside its words, and nobody else. */
const internal = /Ed Elzinga|minutes? to read|Changed |Anyone on the web/;
const times = /"(?:modified|modifier|minutes|audience|seenBy)"/;

describe("a page that is open to the world", () => {
  it("shows visitors its words, and not who wrote it, when, how long it takes and who reads it; nor do its data (long)", async () => {
    const { address } = await openPage("Open quay");
    const shown = await visitor.get(address);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("Words of the page");
    expect(shown.text).toContain("On this page");
    expect(shown.text).not.toMatch(internal);
    expect(shown.text).not.toMatch(times);
    const bundle = await visitor.get(address, { accept: "application/json" });
    expect(pageIn(bundle)).toMatchObject({ title: "Open quay", internal: null, folders: [] });
    expect(bundle.text).not.toMatch(internal);
    expect(bundle.text).not.toMatch(times);
  });

  it("shows a guest no more than that, by the link of a mail (long)", async () => {
    const { address, id, guestLink } = await openPage("Guest quay");
    await ed.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: { permission_state: { public: { view: false } } },
    });
    expect((await visitor.get(address)).status).toBe(404);
    const opened = await visitor.post(guestLink, {});
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    const asked = (accept: string) =>
      visitor.ask({ method: "GET", url: address, headers: { cookie, accept } });
    const [shown, bundle] = [await asked("text/html"), await asked("application/json")];
    expect(shown.text).toContain("Words of the page");
    for (const { text } of [shown, bundle]) {
      expect(text).not.toMatch(internal);
      expect(text).not.toMatch(times);
    }
  });

  it("shows the people of the site who changed it, when, how long it takes and who can see it (long)", async () => {
    const { address } = await openPage("Own quay");
    const { text } = await (await web.browser(world.vera)).get(address);
    expect(text).toContain("Ed Elzinga");
    expect(text).toContain("1 min read");
    // It is said once, and told to the script once.
    const said = text.replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(said.match(/Anyone on the web/g)).toHaveLength(1);
  });

  it("stands in the lists of visitors without the numbers of its people (long)", async () => {
    const { id } = await openPage("Listed quay");
    const { body } = await visitor.post("/ajax/pages/action/load/", {});
    const rows = body?.["pages"] as { id: number; cuid: unknown; uuid: unknown }[];
    expect(rows.find((row) => row.id === id)).toMatchObject({ cuid: null, uuid: null });
    expect(body).toMatchObject({ users: {}, tree: [], perm_profiles: {} });
  });
});

describe("the home page", () => {
  it("that is not shared with somebody is said to be closed to them, not missing (long)", async () => {
    const before = await (await web.browser(world.xavi)).get("/");
    expect(before.text).toContain("No home page yet.");
    const { id } = await openPage("Our home");
    await ed.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: { permission_state: { public: { view: false } } },
    });
    const olga = await web.browser(world.olga);
    const made = await olga.post(`/ajax/page/page_settings/edit_properties/${id}/`, {
      settings: { make_homepage: "yes" },
    });
    expect(made.status).toBe(200);
    const xavi = await web.browser(world.xavi);
    const { text } = await xavi.get("/");
    expect(text).not.toContain("No home page yet.");
    expect(text).toContain("Ask an administrator to share it.");
    expect(text).toContain('href="/pages/"');
    expect(text).not.toContain("Our home");
    await ed.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: { permission_state: { [world.xavi.id]: { view: true } } },
    });
    expect((await xavi.get("/")).text).toContain("Words of the page");
  });
});

it("the addresses in the words of a page are links, others' in a new tab, but in code and in long texts [TEXT-01] [TEXT-02] [TEXT-03] [TEXT-10] (long)", async () => {
  const linked = async (title: string, markdown: string) => {
    const made = await ed.post("/ajax/page/page_settings/create/", { settings: { title, markdown } });
    const { text } = await ed.get(String(made.body?.["redirect"]));
    return [...text.matchAll(/<a [^>]*href="((?:https?|mailto):[^"]*)"([^>]*)>/g)].map((link) =>
      link.slice(1),
    );
  };
  const named = "See www.example.com/a, https://example.org and ed@example.org.";
  const away = ' target="_blank" rel="noopener noreferrer"';
  expect(await linked("Linked", `${named}\n\n\`http://code.example\`\n\n    https://pre.example`)).toEqual([
    ["http://www.example.com/a", away],
    ["https://example.org", away],
    ["mailto:ed@example.org", ""],
  ]);
  expect(await linked("Full", `${named} `.padEnd(10_000, "x"))).toHaveLength(3);
  expect(await linked("Long", `${named} `.padEnd(10_001, "x"))).toEqual([]);
});
