import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function open(title: string): Promise<string> {
  const ed = await web.browser(world.ed);
  const settings = { title, markdown: "Boats leave at seven.", permission_state: { public: { view: true } } };
  const made = await ed.post("/ajax/page/page_settings/create/", { settings });
  return String(made.body?.["redirect"]);
}

/** Where somebody is led who found nothing. */
const waysOf = (text: string) => {
  const [, ways] = /Or go to<span>(.*?)<\/span><\/p>/s.exec(text) ?? [];
  return [...(ways ?? "").matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => `${to} ${name}`);
};

/** What stands around every page for members. */
const ofMembers = /Search pages and people|New page|Your account|shell-phone-bar|Share|id="bundle"/;

describe("the frame of visitors", () => {
  it("has the name of the site above and below the page, a quiet way to sign in, and nothing of members", async () => {
    const { status, text } = await visitor.get(await open("Winter boats"));
    expect(status).toBe(200);
    expect(text.match(/class="shell-brand"/g)).toHaveLength(2);
    expect(text).toMatch(/<footer[^>]*>.*href="\/pages\/"[^>]*>(<[^>]*>)*Browse pages<.*<\/footer>/);
    expect(text).toMatch(/<a [^>]*ui-button-quiet[^>]*href="\/accounts\/login\//);
    expect(text).not.toMatch(ofMembers);
  });

  it("says the name of the site once above a link that no longer works", async () => {
    for (const path of ["/accounts/password/gone/", "/accounts/guest/gone/"]) {
      const { status, text } = await visitor.get(path);
      expect(status).toBe(404);
      expect(text.match(/class="sites-brand"/g)).toHaveLength(2);
      expect(text.match(/class="shell-brand"/g)).toHaveLength(2);
    }
  });

  it("stands around what is missing, too, with a search of the public pages that needs no script, and the ways on", async () => {
    const address = await open("Summer boats");
    const { status, text } = await visitor.get("/no-such-page/");
    expect(status).toBe(404);
    expect(text).toContain('class="shell-footer"');
    expect(text).toMatch(
      /<form[^>]*role="search"[^>]*action="\/pages\/"[^>]*><i aria-hidden="true"><\/i><input[^>]*name="q"/,
    );
    expect(text).not.toMatch(ofMembers);
    expect(waysOf(text)).toEqual(["/ Home", "/pages/ Browse pages"]);
    expect(text).toMatch(/<header.*<a[^>]*href="\/accounts\/login\/.*<\/header>/s);
    const found = await visitor.get("/pages/?q=summer");
    expect(found.status).toBe(200);
    expect(found.text).toContain(`href="${address}"`);
    // That a page is public is no news to the world.
    expect(found.text).not.toMatch(/>Public</);
  });

  it("shows members what is missing with the frame of members", async () => {
    const { status, text } = await (await web.browser(world.vera)).get("/no-such-page/");
    expect(status).toBe(404);
    expect(text).toContain("shell-phone-bar");
    expect(text).not.toContain("shell-footer");
    expect(text).not.toContain("shell-refused-search");
  });

  it("has the public part of the menu in columns below the page, a column for each menu, and nothing else of it (long)", async () => {
    const ferries = await open("Ferries");
    const idOf = (title: string) =>
      within(world, actorOf(world, world.olga), (tx) =>
        tx.db.selectFrom("page").select("id").where("title", "=", title).executeTakeFirstOrThrow(),
      );
    const ed = await web.browser(world.ed);
    await ed.post("/ajax/page/page_settings/create/", {
      settings: { title: "Payroll", markdown: "Secret." },
    });
    const page = async (title: string) => ({ type: "page", page_id: Number((await idOf(title)).id) });
    const linked = (link: string) => ({ type: "url", link, title: link[0]?.toUpperCase() });
    const items = [
      { type: "url", link: "/" },
      await page("Ferries"),
      { type: "url", link: "example.org", title: "Elsewhere", target: "blank" },
      { type: "menu", title: "Travel <b>", items: [await page("Payroll"), await page("Ferries")] },
      { type: "menu", title: "Inside", items: [await page("Payroll")] },
    ];
    const data = JSON.stringify({ user_state: { items } });
    expect((await ed.post("/ajax/widget/action/save_menu/0/0/new_menu/", { data })).status).toBe(200);
    const { text } = await visitor.get(ferries);
    const footer = /<footer.*<\/footer>/s.exec(text)?.[0] ?? "";
    const columns = [...footer.matchAll(/<section>(.*?)<\/section>/gs)].map(([column]) =>
      [...column.matchAll(/>([^<]+)</g)].map(([, words]) => words),
    );
    expect(columns).toEqual([
      ["Pages", "Ferries", "Elsewhere", "Browse pages"],
      ["Travel &lt;b&gt;", "Ferries"],
    ]);
    expect(footer).toMatch(/href="http:\/\/example.org" target="_blank" rel="noopener"/);
    expect(text).not.toMatch(/Payroll|Inside/);
    // Three of what the public sees of the bar, in its order; what opens elsewhere and what only holds others is left out, and so is a home page that is not public.
    const ways = waysOf((await visitor.get("/no-such-page/")).text);
    expect(ways).toEqual([`${ferries} Ferries`, "/pages/ Browse pages"]);
    const more = JSON.stringify({
      user_state: {
        items: [await page("Payroll"), ...["a.example", "b.example", "c.example", "d.example"].map(linked)],
      },
    });
    expect((await ed.post("/ajax/widget/action/save_menu/0/0/new_menu/", { data: more })).status).toBe(200);
    expect(waysOf((await visitor.get("/no-such-page/")).text)).toEqual([
      "http://a.example A",
      "http://b.example B",
      "http://c.example C",
    ]);
    const none = JSON.stringify({ user_state: { items: [await page("Payroll")] } });
    expect((await ed.post("/ajax/widget/action/save_menu/0/0/new_menu/", { data: none })).status).toBe(200);
    const bare = (await visitor.get("/no-such-page/")).text;
    expect(waysOf(bare)).toEqual([]);
    expect(bare).toMatch(/<main.*href="\/accounts\/login\/.*href="\/pages\/"[^>]*>Browse pages.*<\/main>/s);
  });

  it("offers the languages above and below the page, as one form that leads back there; nobody else is offered them", async () => {
    const address = await open("Spoken boats");
    const { text } = await visitor.get(`${address}?from=mail`);
    const top = /<header.*<\/header>/s.exec(text)?.[0] ?? "";
    expect(top).toContain(
      `<form id="language-form" method="post" action="/-/language/?next=${encodeURIComponent(address)}">`,
    );
    const choices = [...text.matchAll(/<button [^>]*form="language-form" ([^>]*)>(.*?)<\/button>/g)];
    expect(choices.map(([, marks, words]) => `${marks} ${words}`)).toEqual([
      'lang="en" name="language" value="en" aria-pressed="true" EN<span class="ui-unseen"> English</span>',
      'lang="nl" name="language" value="nl" aria-pressed="false" NL<span class="ui-unseen"> Nederlands</span>',
      'lang="en" name="language" value="en" aria-pressed="true" English',
      'lang="nl" name="language" value="nl" aria-pressed="false" Nederlands',
    ]);
    expect((await (await web.browser(world.vera)).get(address)).text).not.toContain("language-form");
  });

  it("reads in the language that was chosen, and each stays one kept answer", async () => {
    const address = await open("Kept boats");
    const read = async (cookie: string) => {
      const { text, headers } = await visitor.get(address, { cookie });
      return [/<html[^>]*lang="([\w-]+)"/.exec(text)?.[1], headers["etag"] !== undefined];
    };
    const answers = ["", "atrium_language=nl", "atrium_language=xx", "other=1; atrium_language=en"];
    const spoken = ["en", "nl", "en", "en"];
    for (const [place, cookie] of answers.entries()) expect((await read(cookie))[0]).toBe(spoken[place]);
    for (const [place, cookie] of answers.entries())
      expect(await read(cookie), cookie).toEqual([spoken[place], true]);
  });
});
