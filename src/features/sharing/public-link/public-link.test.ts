import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { lookAtPages } from "#features/access/agreement-store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { saveCopy } from "#features/creating/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { keptFile } from "#testing/kept-files.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { publicLinkJobs } from "./jobs.ts";

const day = 86_400_000;
const password = "neap tide";

let world: World;
let web: TestWeb;
let now = worldNow;
let ed: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query(
    "update site set guest_invites = true, public_pages = true, indexed = true where id = $1",
    [world.siteId],
  );
  web = await openTestWeb(world, { clock: () => now });
  ed = await web.browser(world.ed);
  visitor = await web.browser("visitor");
});
beforeEach(() => {
  now = worldNow;
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const permit = (id: number, permission_state: object) =>
  ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: JSON.stringify({ permission_state }) });

/** A page of the address that the world reads. */
async function publicPage(slug: string, text = `About ${slug}.`): Promise<number> {
  const id = await madePage(world, slug, { slug, text });
  expect((await permit(id, { public: { view: true } })).body).toMatchObject({ success: true });
  return id;
}

const limit = (id: number, limits: object, browser = ed) =>
  browser.post(`/-/sharing/public-link/${id}/`, { ends: null, ...limits });

function cookieIn(answer: HttpAnswer): string {
  const set = [answer.headers["set-cookie"] ?? []].flat().map(String);
  return set.find((each) => each.startsWith("atrium_guest="))?.split(";")[0] ?? "";
}

/** Gives the password in a browser, and what that browser sends from then on. */
async function unlocked(id: number, browser = visitor): Promise<string> {
  const answer = await browser.post(`/page/unlock/${id}/`, { password });
  expect(answer.status).toBe(200);
  return [browser.cookie, cookieIn(answer)].join("; ");
}

const get = (path: string, cookie = visitor.cookie) => visitor.get(path, { cookie });

async function runJobs(): Promise<void> {
  const eachSite = (step: (tx: never) => Promise<void>) =>
    within(world, actorOf(world, world.olga), (tx) => step(tx as never));
  for (const job of publicLinkJobs) await job.work({ now, eachSite } as never);
}

describe("a public page with a password", () => {
  it("leads everybody of the world to a quiet page that asks for it and says nothing of the page (long)", async () => {
    const id = await publicPage("locked", "Kept words.");
    // Kept for visitors as long as it is open.
    expect((await get("/locked/")).text).toContain("Kept words.");
    expect((await limit(id, { password })).body).toMatchObject({ success: true });
    for (const path of ["/locked/", `/page/${id}/`]) {
      const { status, headers } = await get(path);
      expect([path, status, headers["location"]]).toEqual([path, 302, `/page/unlock/${id}/`]);
    }
    const asked = await get(`/page/unlock/${id}/`);
    expect(asked.text).toContain("This page needs a password");
    expect(asked.text.toLowerCase()).not.toContain("locked</");
    expect(asked.text).not.toContain("Kept words.");
    expect(asked.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-store" });
    // Somebody from outside with an account is part of the world.
    expect((await (await web.browser(world.xavi)).get("/locked/")).headers["location"]).toBe(
      `/page/unlock/${id}/`,
    );
    expect((await (await web.browser(world.vera)).get("/locked/")).text).toContain("Kept words.");
  });

  it("opens with it, for that browser and that page alone, and with no other password (long)", async () => {
    const [id, other] = [await publicPage("gate"), await publicPage("other-gate")];
    for (const each of [id, other]) await limit(each, { password });
    const wrong = await visitor.post(`/page/unlock/${id}/`, { password: "spring tide" });
    expect(wrong).toMatchObject({ status: 400, body: { error: "Wrong password. Try again." } });
    expect(cookieIn(wrong)).toBe("");
    const cookie = await unlocked(id);
    const read = await get("/gate/", cookie);
    expect(read.text).toContain("About gate.");
    expect(read.headers["cache-control"]).toBe("private, no-store");
    expect((await get("/gate/")).status).toBe(302);
    expect((await get("/other-gate/", cookie)).status).toBe(302);
    expect((await get(`/page/settings/${id}/`, cookie)).status).not.toBe(200);
    now = new Date(worldNow.getTime() + 30 * day);
    expect((await get("/gate/", cookie)).status).toBe(302);
  });

  it("works without script: a form that was refused says why where it was filled in (long)", async () => {
    const id = await publicPage("plain");
    await limit(id, { password });
    const sent = (words: string) =>
      visitor.ask({
        method: "POST",
        url: `/page/unlock/${id}/`,
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
        payload: new URLSearchParams({ password: words, magic: visitor.magic }).toString(),
      });
    const refused = await sent("wrong words");
    expect(refused.text).toContain("Wrong password. Try again.");
    expect(refused.text).not.toContain("wrong words");
    expect((await sent(password)).headers["location"]).toBe("/plain/");
  });

  it("is hidden from lists, search and the sitemap of the world, and so are its files (long)", async () => {
    const file = await keptFile(world, world.ed, { bytes: Buffer.from("tides"), name: "tides.txt" });
    const source = `[tides](/-/file/${file.id}/tides.txt) zeewier`;
    const document = stacked([{ id: "aWidget1", kind: "Markdown", version: 1, content: { source } }]);
    const actor = actorOf(world, world.ed);
    const page = { title: "Kelp", folderId: world.mainFolderId, slug: "kelp", document, preview: source };
    const id =
      (await within(world, actor, (tx) => insertPage(actor, { ...page, shares: firstShares }, now, tx))) ?? 0;
    await permit(id, { public: { view: true } });
    const places = ["/pages/", "/pages/?q=zeewier", "/sitemap.xml"];
    for (const place of places) expect((await get(place)).text, place).toContain("/kelp/");
    const path = `/-/file/${file.id}/tides.txt`;
    expect((await get(path)).status).toBe(200);
    await limit(id, { password });
    for (const place of places) expect((await get(place)).text, place).not.toContain("/kelp/");
    expect((await get(path)).status).toBe(404);
    const cookie = await unlocked(id);
    const opened = await get(path, cookie);
    expect([opened.status, opened.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  });

  it("asks again when its password is another one, and lets nobody in who knew an old one (long)", async () => {
    const id = await publicPage("renewed");
    await limit(id, { password });
    const cookie = await unlocked(id);
    await limit(id, {});
    expect((await get("/renewed/", cookie)).status).toBe(200);
    await limit(id, { password: "another tide" });
    expect((await get("/renewed/", cookie)).status).toBe(302);
    expect((await visitor.post(`/page/unlock/${id}/`, { password })).status).toBe(400);
    await limit(id, { removes: true });
    expect((await get("/renewed/")).status).toBe(200);
    expect((await get(`/page/unlock/${id}/`)).status).toBe(404);
  });

  it("leaves copies to those who make them, where the site does not see the page (long)", async () => {
    const shares = [{ principalId: principal("person", world.ed.id), mayEdit: false }];
    const id = await madePage(world, "Applicants", { slug: "applicants", shares });
    const ada = await web.browser(world.ada);
    const settings = JSON.stringify({ permission_state: { public: { view: true } } });
    await ada.post(`/ajax/page/page_settings/edit/${id}/`, { settings });
    await limit(id, { password }, ada);
    const copy = { page_id: id, version_id: 0, settings: {} };
    expect(await as(world, world.ed).call(saveCopy, copy)).toMatchObject({ success: true });
    const rows = await query(
      world,
      `select principal_id, may_edit from page_share where site_id = $1 and page_id = (select max(id) from page where site_id = $1)`,
    );
    expect(rows).toEqual([{ principal_id: principal("person", world.ed.id), may_edit: true }]);
  });

  it("is closed to who gave it once the page is public no more, though it has guests (long)", async () => {
    const id = await publicPage("with-guests");
    await limit(id, { password });
    await permit(id, { new1: { view: true, email: "gerda@example.org" } });
    const cookie = await unlocked(id);
    expect((await get("/with-guests/", cookie)).status).toBe(200);
    await permit(id, { public: { view: false } });
    expect((await get("/with-guests/", cookie)).status).toBe(404);
  });

  it("counts guesses of a network at a page: ten in a quarter of an hour (long)", async () => {
    const [id, other] = [await publicPage("guessed"), await publicPage("not-guessed")];
    for (const each of [id, other]) await limit(each, { password });
    const guess = (each: number, words: string) =>
      visitor.post(`/page/unlock/${each}/`, { password: words }).then(({ status }) => status);
    for (let at = 0; at < 10; at++) expect(await guess(id, `guess ${at}`)).toBe(400);
    expect(await guess(id, password)).toBe(429);
    expect(await guess(other, password)).toBe(200);
  });
});

describe("the end of public access", () => {
  it("closes a page as if it were not public, to the world alone, until somebody opens it again (long)", async () => {
    const id = await publicPage("season");
    const ends = worldNow.getTime() + day;
    await limit(id, { ends });
    expect((await get("/season/")).status).toBe(200);
    now = new Date(ends - 1);
    await runJobs();
    expect((await get("/season/")).status).toBe(200);
    now = new Date(ends);
    await runJobs();
    expect((await get("/season/")).status).toBe(404);
    expect((await get(`/page/${id}/`)).status).toBe(404);
    expect((await (await web.browser(world.vera)).get("/season/")).status).toBe(200);
    const { body } = await ed.get(`/-/sharing/public-link/${id}/`);
    expect(body).toMatchObject({ state: "ended", ends, mayChange: true });
    expect((await limit(id, { ends })).body).toMatchObject({ error: "Choose today or a later day." });
    await permit(id, { public: { view: false } });
    await permit(id, { public: { view: true } });
    expect((await get("/season/")).status).toBe(200);
  });

  it("counts more than a password, at once for who gave it (long)", async () => {
    const id = await publicPage("both");
    const ends = worldNow.getTime() + day;
    await limit(id, { ends, password });
    const cookie = await unlocked(id);
    now = new Date(ends);
    expect((await get("/both/", cookie)).status).toBe(404);
    expect((await visitor.post(`/page/unlock/${id}/`, { password })).status).toBe(404);
  });
});

describe("whoever may make a page public", () => {
  it("sets how the world comes to it, and nobody else (long)", async () => {
    const id = await publicPage("whose");
    const closed = await madePage(world, "Not public", {});
    const sentenceOf = async (answer: Promise<HttpAnswer>) => (await answer).body?.["error"];
    expect(await sentenceOf(limit(id, { password }, await web.browser(world.vera)))).toBe(
      "Only editors of this page can do this.",
    );
    await permit(id, { [world.xavi.id]: { view: true, edit: true } });
    const xavi = await web.browser(world.xavi);
    expect(await sentenceOf(limit(id, { password }, xavi))).toBe(
      "Only members of this site can make pages public.",
    );
    expect((await xavi.get(`/-/sharing/public-link/${id}/`)).body).toMatchObject({ mayChange: false });
    expect(await sentenceOf(limit(closed, { password }))).toBe(
      "Make the page public first, under Page permissions.",
    );
    expect(await sentenceOf(limit(id, { password: "12345" }))).toBe("Use at least 6 characters.");
    expect(await sentenceOf(limit(id, { ends: worldNow.getTime() }))).toBe("Choose today or a later day.");
    expect(await sentenceOf(limit(999_999, { password }))).toBe(
      "This page doesn't exist or isn't shared with you.",
    );
    expect((await get("/whose/")).status).toBe(200);
  });

  it("leaves the last day that a colleague set where only a password is sent (long)", async () => {
    const id = await publicPage("two-hands");
    const ends = worldNow.getTime() + day;
    await limit(id, { ends });
    const sent = (limits: Record<string, unknown>) => ed.post(`/-/sharing/public-link/${id}/`, limits);
    const read = async () => (await ed.get(`/-/sharing/public-link/${id}/`)).body;
    expect((await sent({ password })).body).toMatchObject({ success: true });
    expect(await read()).toMatchObject({ ends, hasPassword: true });
    now = new Date(ends);
    expect((await sent({ removes: true })).body).toMatchObject({ success: true });
    expect(await read()).toMatchObject({ ends, hasPassword: false, state: "ended" });
  });

  it("takes a change back, unless another one followed (long)", async () => {
    const id = await publicPage("back");
    const ends = worldNow.getTime() + day;
    await limit(id, { password, ends });
    const { change } = (await limit(id, { removes: true })).body as { change: number };
    const undo = (of: number) => ed.post(`/-/sharing/public-link/${id}/undo/`, { change: of });
    expect((await undo(change - 1)).body).toMatchObject({
      error: "Someone changed public access since. Open Share again to see it.",
    });
    expect((await undo(change)).body).toMatchObject({ success: true });
    expect((await ed.get(`/-/sharing/public-link/${id}/`)).body).toMatchObject({
      state: "password",
      ends,
      hasPassword: true,
    });
    await unlocked(id);
  });
});

it("the rows of readers agree with the rule whatever was set", async () => {
  const looked = await within(world, actorOf(world, world.olga), (tx) => lookAtPages(0, 1000, tx));
  expect(looked.wrong).toEqual([]);
});
