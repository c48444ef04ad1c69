import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { signOut } from "#features/sessions/contract.ts";
import { worldNow } from "#testing/as.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { emptyDocument } from "#documents/document.ts";
import { guestJobs } from "./jobs.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

const gone = "This link no longer works. Ask the sender for a new one.";

let world: World;
let web: TestWeb;
let now = worldNow;
let ed: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set guest_invites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
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

type Page = { readonly id: number; readonly slug: string };

async function newPage(slug: string): Promise<Page> {
  const actor = actorOf(world, world.ed);
  const page = { title: `About ${slug}`, folderId: world.mainFolderId, slug, document: emptyDocument };
  const shares = [{ principalId: actor.principals[1] ?? 0, mayEdit: true }];
  const id = await within(world, actor, (tx) =>
    insertPage(actor, { ...page, preview: "", shares }, worldNow, tx),
  );
  return { id: id ?? 0, slug };
}

async function save({ id }: Page, permission_state: Record<string, object>): Promise<void> {
  const settings = JSON.stringify({ permission_state });
  const answer = await ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings });
  expect(answer.body).toMatchObject({ success: true });
}

type Listed = { readonly id: number; readonly share_url: string };

/** Invites somebody, and gives their line of the list with the path of their link. */
async function invited(page: Page, email = "gerda@example.org"): Promise<Listed & { readonly link: string }> {
  await save(page, { new1: { view: true, email } });
  const { body } = await ed.get(`/ajax/page/page_settings/edit/${page.id}/`);
  const groups = body?.["users"] as { id: string; sub_users: Listed[] }[];
  const guest = groups.find(({ id }) => id === "guests")?.sub_users.at(-1);
  if (!guest) throw new Error("nobody was invited");
  return { ...guest, link: new URL(guest.share_url).pathname };
}

/** Presses the button behind a link in a browser, and gives what that browser sends from then on. */
async function opened(link: string, browser = visitor): Promise<{ answer: HttpAnswer; cookie: string }> {
  const answer = await browser.post(link, {});
  return { answer, cookie: [browser.cookie, cookieIn(answer)].join("; ") };
}

function cookieIn(answer: HttpAnswer): string {
  const set = [answer.headers["set-cookie"] ?? []].flat().map(String);
  return set.find((each) => each.startsWith("atrium_guest="))?.split(";")[0] ?? "";
}

async function status(path: string, cookie: string): Promise<number> {
  return (await visitor.get(path, { cookie })).status;
}

function countSessions(): Promise<number> {
  return within(world, actorOf(world, world.olga), async (tx) => {
    const rows = await run<{ count: number }>(tx, "select count(*) as count from guest_session", []);
    return rows[0]?.count ?? 0;
  });
}

describe("the link of a guest", () => {
  it("says what it opens and changes nothing, however often programs look at it [GUES-01] (long)", async () => {
    const page = await newPage("looked-at");
    const { link } = await invited(page);
    const before = await countSessions();
    for (const method of ["GET", "HEAD", "GET"] as const) {
      const answer = await visitor.ask({ method, url: link });
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
      expect(answer.headers["referrer-policy"]).toBe("same-origin");
      expect(cookieIn(answer)).toBe("");
    }
    expect((await visitor.get(link)).text).toContain("invited to read “About looked-at”");
    expect(await countSessions()).toBe(before);
    expect(await status("/looked-at/", visitor.cookie)).toBe(404);
  });

  it("of each guest opens its page, and no other, when its button is pressed, without a sign-in [GUES-01] (long)", async () => {
    const [page, other] = [await newPage("opened"), await newPage("not-opened")];
    const first = await invited(page, "gijs@example.org");
    expect((await opened(first.link)).answer.body).toEqual({ success: true, next: "/opened/" });
    const { link } = await invited(page);
    expect(link).not.toBe(first.link);
    const { answer, cookie } = await opened(link);
    expect(answer.body).toEqual({ success: true, next: "/opened/" });
    const set = String(answer.headers["set-cookie"]);
    expect(set).toMatch(/^atrium_guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const read = await visitor.get("/opened/", { cookie });
    expect(read.status).toBe(200);
    expect(read.headers["cache-control"]).toBe("private, no-store");
    for (const path of [`/${other.slug}/`, `/page/settings/${page.id}/`, `/page/versions/${page.id}/`])
      expect(await status(path, cookie), path).not.toBe(200);
    expect(await status("/people/", cookie)).toBe(302);
  });

  it("opens its page without a sign-in, in a browser without script too [GUES-01]", async () => {
    const page = await newPage("scriptless");
    const { link } = await invited(page);
    const answer = await visitor.post(link, {}, { encoding: "form", headers: { accept: "text/html" } });
    expect(answer).toMatchObject({ status: 303, headers: { location: "/scriptless/" } });
    expect(await status("/scriptless/", visitor.cookie)).toBe(404);
    expect(await status("/scriptless/", `${visitor.cookie}; ${cookieIn(answer)}`)).toBe(200);
  });

  it("needs the magic, as every change does [CALL-02]", async () => {
    const { link } = await invited(await newPage("magic"));
    for (const magic of ["", "wrong"]) {
      const answer = await visitor.post(link, {}, { magic });
      expect(answer.status).toBe(403);
      expect(cookieIn(answer)).toBe("");
    }
  });

  it("answers a wrong one, one of another guest and an old one alike, in words [GUES-11]", async () => {
    const page = await newPage("guessed");
    const { id, link } = await invited(page);
    const other = await invited(page, "other@example.org");
    const mixed = `/accounts/guest/${-other.id}-${link.split("-").slice(1).join("-")}`;
    const wrong = [mixed, "/accounts/guest/1/", "/accounts/guest/x/", link.replace(/.\/$/, "~/")];
    await save(page, { [String(id)]: { deleted: true } });
    for (const path of [...wrong, link]) {
      const answer = await visitor.get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.text).toContain(gone);
      expect((await visitor.post(path, {})).body).toMatchObject({ success: false, error: gone });
    }
  });

  it("is not to be guessed without end, and whoever has one gives their attempt back (long)", async () => {
    const { link } = await invited(await newPage("patience"));
    const from = "198.51.100.7";
    const press = (path: string) =>
      visitor.ask({
        method: "POST",
        url: path,
        remoteAddress: from,
        payload: { magic: visitor.magic },
      });
    for (let round = 0; round < 3; round++) expect((await press(link)).status).toBe(200);
    const answers = [];
    for (let round = 0; round < 101; round++) answers.push((await press("/accounts/guest/1-guess/")).status);
    expect(answers.slice(0, 100)).toEqual(Array(100).fill(404));
    expect(answers[100]).toBe(429);
  });
});

describe("a guest's browser", () => {
  it("reads no more as soon as the guest was removed, and that of another one does [GUES-03] [GUES-11]", async () => {
    const page = await newPage("removed");
    const { id, link } = await invited(page);
    const { cookie } = await opened(link);
    const stays = await opened((await invited(page, "gijs@example.org")).link);
    const read = async () => [await status("/removed/", cookie), await status("/removed/", stays.cookie)];
    expect(await read()).toEqual([200, 200]);
    await save(page, { [String(id)]: { deleted: true } });
    expect(await read()).toEqual([404, 200]);
  });

  it("reads no more while the site lets no guests in [GUES-04]", async () => {
    const page = await newPage("paused");
    const { link } = await invited(page);
    const { cookie } = await opened(link);
    const olga = await web.browser(world.olga);
    const settings = { name: "Noordervaart", time_zone: "UTC" };
    await olga.post("/-/settings/site/", { ...settings, guest_invites: "no" });
    expect(await status("/paused/", cookie)).toBe(404);
    expect((await visitor.get(link)).status).toBe(404);
    await olga.post("/-/settings/site/", { ...settings, guest_invites: "yes" });
    expect(await status("/paused/", cookie)).toBe(200);
  });

  it("is asked for the link again after 30 days, and then forgotten", async () => {
    const { link } = await invited(await newPage("old"));
    const { cookie } = await opened(link);
    const day = 86_400_000;
    now = new Date(worldNow.getTime() + 30 * day - 1);
    expect(await status("/old/", cookie)).toBe(200);
    now = new Date(worldNow.getTime() + 30 * day);
    expect(await status("/old/", cookie)).toBe(404);
    const eachSite = (step: (tx: never) => Promise<void>) =>
      within(world, actorOf(world, world.olga), (tx) => step(tx as never));
    for (const job of guestJobs) await job.work({ now, eachSite } as never);
    expect(await countSessions()).toBe(0);
    expect((await visitor.get(link)).status).toBe(200);
  });

  it("with the link of another page reads both, under a new cookie; each ends for itself [GUES-03]", async () => {
    const [first, second] = [await newPage("first"), await newPage("second")];
    const before = await opened((await invited(first)).link);
    const { id, link } = await invited(second);
    const day = 86_400_000;
    now = new Date(worldNow.getTime() + day);
    const answer = await visitor.ask({
      method: "POST",
      url: link,
      headers: { cookie: before.cookie },
      payload: { magic: visitor.magic },
    });
    const cookie = `${visitor.cookie}; ${cookieIn(answer)}`;
    const read = async () => [await status("/first/", cookie), await status("/second/", cookie)];
    expect(await read()).toEqual([200, 200]);
    expect(await status("/first/", before.cookie)).toBe(404);
    const { text } = await visitor.get("/second/", { cookie });
    expect(text).toContain(`class="shell-brand" href="/page/${second.id}/"`);
    now = new Date(worldNow.getTime() + 30 * day);
    expect(await read()).toEqual([404, 200]);
    now = worldNow;
    await save(second, { [String(id)]: { deleted: true } });
    expect(await read()).toEqual([200, 404]);
  });

  it("leads from the link straight to the page while it reads it", async () => {
    const { link } = await invited(await newPage("straight"));
    const { cookie } = await opened(link);
    expect(await visitor.get(link, { cookie })).toMatchObject({
      status: 302,
      headers: { location: "/straight/" },
    });
  });

  it("is never answered from what is kept for visitors, and nothing of it is kept", async () => {
    const page = await newPage("world");
    const { link } = await invited(page);
    await save(page, { public: { view: true } });
    const cookie = [visitor.cookie, `atrium_guest=${"x".repeat(43)}`].join("; ");
    for (let round = 0; round < 2; round++) {
      const answer = await visitor.get("/world/", { cookie });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers["etag"]).toBeUndefined();
    }
    expect((await visitor.get(link)).status).toBe(302);
  });

  it("has the frame of a guest: the site's name leads to the page, and nowhere else", async () => {
    const page = await newPage("framed");
    const { cookie } = await opened((await invited(page)).link);
    const { text } = await visitor.get("/framed/", { cookie });
    expect(text).toContain(`href="/page/${page.id}/"`);
    for (const address of ["/pages/", "/people/", "/new/", "/settings/"])
      expect(text).not.toContain(`href="${address}"`);
    expect(text).not.toContain('id="bundle"');
  });
});

describe("a person who is signed in", () => {
  it("goes straight to a page that they may read anyway", async () => {
    const { link } = await invited(await newPage("eds-own"));
    expect(await ed.get(link)).toMatchObject({ status: 302, headers: { location: "/eds-own/" } });
    const { answer } = await opened(link, ed);
    expect(answer.body).toMatchObject({ next: "/eds-own/" });
    expect(cookieIn(answer)).toBe("");
  });

  it("is offered another one, and then reads it as themself until they sign out", async () => {
    const { link } = await invited(await newPage("closed-to-vera"));
    const vera = await web.browser(world.vera);
    expect((await vera.get(link)).text).toContain("signed in as Vera Visser");
    const { cookie } = await opened(link, vera);
    const read = await vera.get("/closed-to-vera/", { cookie });
    expect(read.status).toBe(200);
    expect(read.text).toContain(world.vera.name);
    const left = await vera.post(signOut.path, {}, { headers: { "content-type": "application/json" } });
    expect(String(left.headers["set-cookie"])).toMatch(/atrium_guest=;/);
  });
});
