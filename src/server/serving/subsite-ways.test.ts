import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { endHomepages, saveHomepage } from "#features/subsites/store.ts";
import { worldNow } from "#testing/as.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { sendFile } from "#testing/sending.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

it("whoever goes on by a menu, by search or by a command stays in their subsite [ROUT-02] (long)", async () => {
  const { tidesId } = world.crew;
  const screen = await shown(world, world.vera, "/@crew/tides/");
  await screen.click("button", "More actions");
  const entries = screen.parts("menuitem").flatMap((entry) => entry.getAttribute("href") ?? []);
  expect(entries).toEqual([`/@crew/page/properties/${tidesId}/`, `/@crew/page/versions/${tidesId}/`]);
  await screen.press("{Escape}");
  const chosen = async (words: string) => {
    await screen.load("/@crew/tides/");
    await screen.press("{Control>}k{/Control}");
    await screen.type("Search Noordervaart", words);
    await screen.pass(400);
    await screen.press("{Enter}");
    await screen.pass(0);
    return screen.address;
  };
  expect(await chosen("vera vis")).toBe("/@crew/tides/");
  expect(screen.sent.at(-1)?.path).toBe(`/@crew/ajax/profile/card/${world.vera.id}/`);
  expect(await chosen("activity")).toBe("/@crew/feed/");
});

it("a subsite has a cookie of its own for how its pages are sorted, in all of its lists; the address goes before it [BFLT-18]", async () => {
  const name = `pages_filter_${world.siteId}_${world.crew.id}`;
  const cookie = `${vera.cookie}; ${name}=${encodeURIComponent(JSON.stringify({ by: "created" }))}`;
  const sorted = async (address: string) => {
    const { body } = await vera.get(address, { accept: "application/json", cookie });
    const data = body?.["data"] as { state: { by: string } } | undefined;
    return data?.state.by;
  };
  const asked = ["/@crew/pages/", "/@crew/pages/?by=modified", "/pages/"];
  expect(await Promise.all(asked.map(sorted))).toEqual(["created", "modified", "alphabet"]);
  const others = ["/@crew/pages/tree/", "/@crew/pages/trash/"];
  expect(await Promise.all(others.map(sorted))).toEqual(["created", "created"]);
});

/** What a document of Vera leads to within the site. */
async function linksOf(path: string): Promise<string[]> {
  const { text } = await vera.get(path);
  // The bar of subsites leads to others too.
  const rest = text.replace(/<nav aria-label="Subsites">.*?<\/nav>|<link rel="modulepreload"[^>]*>/g, "");
  const links = [...rest.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, link = ""]) => link);
  return links.filter((link) => !/^\/(assets|-\/theme)\//.test(link));
}
const leadsOut = (links: readonly string[]) => links.filter((link) => !link.startsWith("/@crew/"));

it("an address of a subsite is written with its prefix in every link of its screens [ROUT-02]", async () => {
  const settings = JSON.stringify({ tags: ["ebb"] });
  const tides = `edit_properties/${world.crew.tidesId}/`;
  await vera.post(`/@crew/ajax/page/page_settings/${tides}`, { settings });
  expect(await linksOf("/@crew/tides/")).toEqual(
    expect.arrayContaining(["/@crew/", "/@crew/pages/", "/@crew/people/", "/@crew/new/"]),
  );
  expect(await linksOf("/@crew/pages/")).toEqual(
    expect.arrayContaining(["/@crew/pages/trash/", expect.stringMatching(/^\/@crew\/pages\/tag\/\d+\/$/)]),
  );
  for (const screen of ["", "tides/", "pages/", "pages/tree/", "pages/trash/", "people/", "feed/", "new/"])
    expect([screen, leadsOut(await linksOf(`/@crew/${screen}`))]).toEqual([screen, []]);
  await vera.post(`/@crew/ajax/page/page_settings/${tides}`, { settings: JSON.stringify({ tags: [] }) });
});

it("a file is sent to a page of a subsite below its address [UPLD-20]", async () => {
  const path = `/@crew/ajax/widget/upload/${world.crew.tidesId}/aWidget1/`;
  const answer = await sendFile(web, vera, path, { content: [Buffer.from("high 04:12")] });
  expect(answer).toMatchObject({ status: 200, body: { success: true, state: "complete", error: null } });
});

it("the blocks of a page lead to the lists and the people of its subsite [ROUT-02]", async () => {
  const maker = actorOf(world, world.olga);
  const kinds = ["RecentlyChanged", "NewPeople", "PeopleThisWeek"] as const;
  const document = stacked(kinds.map((kind, at) => ({ id: `block00${at}`, kind, version: 1, content: {} })));
  const page = { title: "Blocks", slug: "blocks", document, preview: "", shares: firstShares };
  const fields = { ...page, folderId: world.crew.mainFolderId };
  const id = await within(world, maker, (tx) => insertPage(maker, fields, worldNow, tx));
  const blocks = await linksOf("/@crew/blocks/");
  expect(blocks).toContain(`/@crew/profile/p/${world.ed.id}/`);
  expect(leadsOut(blocks)).toEqual([]);
  await vera.post(`/@crew/ajax/page/page_settings/delete/${id}/`, {});
});

it("profiles, dialogs, versions and refusals of a subsite lead on in it [ROUT-02]", async () => {
  const { tidesId } = world.crew;
  const out = async (path: string) => leadsOut(await linksOf(`/@crew/${path}`));
  const ed = await web.browser(world.ed);
  const visitor = await web.browser("visitor");
  const found = (pattern: RegExp, { text }: { text: string }) => pattern.exec(text)?.[1];
  expect({
    profile: await out(`profile/p/${world.vera.id}/`),
    properties: await out(`page/properties/${tidesId}/`),
    versions: await out(`page/versions/${tidesId}/`),
    copy: await out(`page/copy/${tidesId}/0/`),
    rights: found(/<a class="ui-text-link" href="([^"]*)"/, await ed.get("/@crew/new/")),
    nothing: found(/role="search" action="([^"]*)"/, await visitor.get("/@harbour/nothing/")),
  }).toEqual({
    // Somebody's profile leads to the other subsites that they are in, too.
    profile: ["/@attic/"],
    properties: [],
    versions: [],
    copy: [],
    rights: "/@crew/people/",
    nothing: "/@harbour/pages/",
  });
});

it("an address that a subsite had before leads to the one that it has now [ROUT-01]", async () => {
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "insert into subsite_address (site_id, slug, subsite_id) values ($1, 'watch', $2)", [
      tx.siteId,
      world.crew.id,
    ]),
  );
  for (const rest of ["/", "/tides/", "/pages/tree/"]) {
    const { status, headers } = await vera.get(`/@watch${rest}`);
    expect([status, headers["location"]]).toEqual([302, `/@crew${rest}`]);
  }
});

it("the home of a subsite is called by its name where it has no home page yet, and shows none of another one [ROUT-05]", async () => {
  const { homeId } = world.crew;
  await setHomepage(world, await madePage(world, "Front door"));
  await within(world, actorOf(world, world.olga), (tx) => endHomepages([homeId], tx));
  const { body } = await vera.get("/@crew/", { accept: "application/json" });
  expect(body).toMatchObject({ address: "/@crew/", data: { subsite: "Crew", page: null } });
  await setHomepage(world, null);
  await within(world, actorOf(world, world.olga), (tx) => saveHomepage(homeId, tx));
});

it("a page without a name stands at its number behind the prefix of its subsite [ROUT-37]", async () => {
  const settings = JSON.stringify({ title: "安全", markdown: "Mind the step." });
  const made = await vera.post("/@crew/ajax/page/page_settings/create/", { settings });
  const redirect = String(made.body?.["redirect"]);
  expect(redirect).toMatch(/^\/@crew\/page\/\d+\/$/);
  expect((await vera.get(redirect)).status).toBe(200);
  await vera.post(redirect.replace("/page/", "/ajax/page/page_settings/delete/"), {});
});

it("an archived subsite is read by who is in it, and nothing is changed there [SUBS-17]", async () => {
  const { mainFolderId, tidesId } = world.attic;
  const { body } = await vera.get("/@attic/tides/", { accept: "application/json" });
  expect(body).toMatchObject({ data: { title: "Attic tides", page: { mayEdit: false } } });
  const settings = JSON.stringify({ title: "X" });
  for (const [path, sent] of [
    [`category/create/${mainFolderId}/`, { new_name: "X" }],
    ["page/page_settings/create/", { settings }],
    [`page/page_settings/edit_properties/${tidesId}/`, { settings }],
  ] as const)
    expect([path, (await vera.post(`/@attic/ajax/${path}`, sent)).status]).toEqual([path, 403]);
});
