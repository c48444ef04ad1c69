import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { spokenTexts } from "#testing/html/spoken-texts.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
let vera: TestBrowser;
let visitor: TestBrowser;
let pageId: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [olga, vera, visitor] = await Promise.all([
    web.browser(world.olga),
    web.browser(world.vera),
    web.browser("visitor"),
  ]);
  await chooseForSite({});
  pageId = await openPage();
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const dutch = { "accept-language": "nl-NL,nl;q=0.9,en;q=0.8" };
const english = { "accept-language": "en-GB,en;q=0.9" };

/** A page for the whole world, in a folder that somebody has named. */
async function openPage(): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const document = stacked([
      { id: "thetides", kind: "Markdown", version: 1, content: { source: "High at noon" } },
    ]);
    const place = { title: "Tides", slug: "tides", folderId: world.mainFolderId };
    const page = { ...place, document, preview: "High at noon", shares: firstShares };
    const id = (await insertPage(ed, page, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

async function chooseForSite(chosen: { language?: string }): Promise<void> {
  const answer = await olga.post("/-/settings/site/", {
    name: "Noordervaart",
    time_zone: "Europe/Amsterdam",
    public_pages: true,
    ...chosen,
  });
  expect(answer.status, answer.text).toBe(200);
}

async function choose(who: TestBrowser, name: string, language: string): Promise<void> {
  const answer = await who.post("/-/account/", {
    display_name: name,
    language,
    time_zone: "Europe/Amsterdam",
    hour12: false,
    date_order: "dmy",
  });
  expect(answer.status, answer.text).toBe(200);
}

function groupingsIn(body: Record<string, unknown> | null): { name: string }[] {
  const data = (body ?? {})["data"] as { date_groupings: { name: string }[] };
  return data.date_groupings;
}

describe("the language of an answer", () => {
  it("is the person's own, then the site's, then that of the browser, else English (long)", async () => {
    expect((await vera.get("/people/", dutch)).text).toContain("Mensen");
    expect((await vera.get("/people/")).text).toContain("Search people");
    await chooseForSite({ language: "nl" });
    expect((await vera.get("/people/", english)).text).toContain("Mensen zoeken");
    await choose(vera, "Vera Visser", "en");
    expect((await vera.get("/people/", dutch)).text).toContain("Search people");
    await choose(vera, "Vera Visser", "");
    expect((await vera.get("/people/", english)).text).toContain("Mensen zoeken");
    await chooseForSite({ language: "" });
  });

  it("is that of the browser on the way in, also where the site speaks another", async () => {
    expect((await visitor.get("/accounts/login/", dutch)).text).toContain("Welkom terug");
    await chooseForSite({ language: "nl" });
    const { text } = await visitor.get("/accounts/login/", english);
    expect(text).toContain("Welcome back");
    expect((await visitor.get("/accounts/login/")).text).toContain("Welkom terug");
    await chooseForSite({ language: "" });
  });

  it("stays what it was for a setting that is not sent, and is none that nobody speaks", async () => {
    await chooseForSite({ language: "nl" });
    await chooseForSite({});
    expect((await olga.get("/settings/site/")).text).toMatch(/<option value="nl" selected="">Nederlands/);
    await chooseForSite({ language: "" });
    const refused = await olga.post("/-/settings/site/", { name: "N", time_zone: "UTC", language: "tlh" });
    expect([refused.status, refused.body?.["errors"]]).toEqual([
      400,
      [{ path: "language", message: "This isn't valid. Check what you entered." }],
    ]);
  });

  it("is that of its reader in refusals, also in those from before anybody looked who asks", async () => {
    await choose(vera, "Vera Visser", "nl");
    const folder = await vera.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Boats" });
    expect(folder.body).toMatchObject({ success: false, message: "Dit kunnen alleen redacteuren." });
    const account = await vera.post("/-/account/", { display_name: "" });
    expect(account.body).toMatchObject({
      error: "Controleer de gemarkeerde velden.",
      errors: expect.arrayContaining([{ path: "display_name", message: "Vul dit in." }]),
    });
    await choose(vera, "Vera Visser", "");
    const again = await vera.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Boats" });
    expect(again.body).toMatchObject({ message: "Sorry, only editors can do this." });
  });

  it("is told to the browser, and dates, folders and titles follow", async () => {
    await choose(vera, "Vera Visser", "nl");
    const { body } = await vera.get("/pages/", { accept: "application/json" });
    expect(body).toMatchObject({
      frame: { locale: { language: "nl", direction: "ltr" } },
      data: { title: "Bladeren door pagina's", tree: [{ name: "Hoofdmap" }] },
    });
    const names = groupingsIn(body);
    expect(names.slice(0, 5).map(({ name }) => name)).toEqual([
      "Vandaag",
      "Gisteren",
      "Deze week",
      "Deze maand",
      "oktober",
    ]);
    expect((await vera.get("/pages/")).text).toContain("21 november 2026");
    await choose(vera, "Vera Visser", "");
  });
});

it("a public page is kept once for each language, and what is kept in one is never given in another", async () => {
  const ask = (headers: Record<string, string>) => visitor.get("/tides/", headers);
  const [first, second] = [await ask(dutch), await ask(english)];
  expect([first.text, second.text].map(onPage)).toEqual(["Inloggen", "Sign in"]);
  for (const [headers, expected] of [
    [dutch, first],
    [english, second],
  ] as const) {
    const kept = await ask(headers);
    expect(kept.headers["etag"]).toBeTypeOf("string");
    expect(kept.text).toBe(expected.text);
    expect(kept.headers["vary"]).toContain("Accept-Language");
  }
  await chooseForSite({ language: "nl" });
  expect(onPage((await ask(english)).text)).toBe("Inloggen");
  expect(onPage((await ask(english)).text)).toBe("Inloggen");
  await chooseForSite({ language: "" });
});

const onPage = (text: string) => /Inloggen|Sign in/.exec(text)?.[0];

describe("a mail", () => {
  it("is in the language of whoever gets it, not of whoever caused it (long)", async () => {
    await choose(vera, "Vera Visser", "nl");
    await mailsOf(world);
    await olga.post("/accounts/reset/", { email: world.vera.email });
    const mails = await mailsOf(world);
    const toVera = mails.find(({ to }) => to === world.vera.email);
    expect(toVera).toMatchObject({ subject: "Kies een nieuw wachtwoord voor Noordervaart" });
    expect(toVera?.html).toContain('<html lang="nl" dir="ltr">');
    expect(toVera?.text).toContain("Wachtwoord wijzigen:");
  });

  it("is in the language of the site when its reader has chosen none (long)", async () => {
    await chooseForSite({ language: "nl" });
    await olga.post("/accounts/reset/", { email: world.ed.email });
    await chooseForSite({ language: "" });
    await olga.post("/accounts/reset/", { email: world.xavi.email });
    const subjects = (await mailsOf(world)).map(({ to, subject }) => [to, subject]);
    expect(subjects.filter(([to]) => to === world.xavi.email)).toEqual([
      [world.xavi.email, "Reset your password for Noordervaart"],
    ]);
  });
});

describe("the machine-made language, in which every sentence of the catalogue stands in brackets", () => {
  const inBrackets = /\[[^]*\]/;
  /** Names that people or the platform gave, addresses, and dates. */
  const theirs = new Set([
    "Noordervaart",
    "Tides",
    "High at noon",
    "English",
    "Nederlands",
    "UTC",
    "Olga Oosterhuis",
    "Ada Admiraal",
    "Ed Elzinga",
    "Vera Visser",
    "Xavi Xanten",
  ]);
  const isTheirs = (text: string) =>
    theirs.has(text) ||
    text.includes("noordervaart.example") ||
    /^[A-Z]{2}$|^\d+ [A-Z][a-z]+ 2026(, \d\d:\d\d)?$|^[A-Z][A-Za-z]+\/[A-Za-z/ _+-]+\d*$/.test(text);
  const withoutSite = (html: string) => html.replace(" | Noordervaart</title>", "</title>");
  const strays = (html: string) =>
    spokenTexts(withoutSite(html)).filter(
      (text) => /\p{L}{2,}/u.test(text.replace(inBrackets, "")) && !isTheirs(text),
    );

  it.each([
    "/",
    "/pages/",
    "/pages/tree/",
    "/pages/?q=tides",
    "/tides/",
    "/tides/?edit",
    "/new/",
    "/page/settings/{page}/",
    "/page/properties/{page}/",
    "/page/versions/{page}/",
    "/people/",
    "/people/?q=nobody",
    "/settings/",
    "/settings/account/",
    "/settings/site/",
    "/settings/mail/",
    "/nothing/of/the/kind/",
  ])("%s says nothing that is not in the catalogue", async (path) => {
    const { text, status } = await olga.get(path.replace("{page}", String(pageId)), {
      cookie: `${olga.cookie}; atrium_pseudo=1`,
    });
    expect(status, web.bugs.join()).toBe(path.startsWith("/nothing") ? 404 : 200);
    expect(spokenTexts(text).filter((each) => inBrackets.test(each)).length).toBeGreaterThan(5);
    expect(strays(text)).toEqual([]);
  });

  it.each([
    "/accounts/login/",
    "/accounts/reset/",
    "/accounts/reset/?sent=yes",
    "/accounts/password/x/",
    "/tides/",
  ])("%s says nothing to a visitor that is not in the catalogue", async (path) => {
    const { text } = await visitor.get(path, { cookie: "atrium_pseudo=1" });
    expect(spokenTexts(text).filter((each) => inBrackets.test(each)).length).toBeGreaterThan(1);
    expect(strays(text)).toEqual([]);
  });

  it("is offered to nobody, and given to nobody whose server does not allow it", async () => {
    expect((await olga.get("/settings/account/")).text).not.toContain("qps-ploc");
    const refused = await olga.post("/-/account/", { display_name: "Olga", language: "qps-ploc" });
    expect(refused.status).toBe(400);
  });
});
