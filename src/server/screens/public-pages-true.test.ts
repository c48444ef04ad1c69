import { afterAll, beforeAll, expect, it } from "vitest";
import { renderBody } from "#app/entry-server.tsx";
import { type Document, stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { type HttpAnswer, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { firstShares } from "#features/access/rules.ts";
import { openBodies } from "#server/screens/bodies.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
let web: TestWeb;
let pageId: number;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  pageId = await openPage("harbour");
  await openPage("docks");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

function openPage(slug: string, document: Document = stacked([])): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const place = {
      folderId: world.mainFolderId,
      slug,
      document,
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(ed, { title: slug, ...place }, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

async function shownToVisitors(): Promise<string[]> {
  const visitor = await web.browser("visitor");
  const addresses = ["/", "/harbour/", "/docks/", "/haven/", "/pages/", "/pages/tree/"];
  const answers = await Promise.all(addresses.map((address) => visitor.get(address)));
  return answers.map(({ status, text }) => `${status} ${text}`);
}

function forgetAll(): void {
  world.database.afterCommit(world.siteId, [{ kind: "anything", facts: {}, publicChange: "whole-site" }]);
}

async function post(who: WorldPerson, path: string, fields: Record<string, unknown>): Promise<HttpAnswer> {
  return (await web.browser(who)).post(path, fields);
}

const account = { language: "en", time_zone: "UTC", hour12: "no", date_order: "dmy" };
const settingsOf = (view: boolean) => ({ settings: { permission_state: { public: { view } } } });

/** Acts that change what visitors see, and acts that might. */
const acts: Readonly<Record<string, () => Promise<HttpAnswer>>> = {
  "a folder is made": () =>
    post(world.ed, `/ajax/category/create/${world.mainFolderId}/`, { new_name: "Quays" }),
  "a page gets another title and address": async () => {
    const path = `/ajax/page/page_settings/edit_properties/${pageId}/`;
    const { body } = await (await web.browser(world.ed)).get(path);
    return post(world.ed, path, { settings: { ...body, title: "Haven", slug: "haven" } });
  },
  "a page is made": () =>
    post(world.ed, "/ajax/page/page_settings/create/", { settings: { title: "Lights", slug: "lights" } }),
  "a page is closed to the world": () =>
    post(world.ed, `/ajax/page/page_settings/edit/${pageId}/`, settingsOf(false)),
  "a page is opened to the world": () =>
    post(world.ed, `/ajax/page/page_settings/edit/${pageId}/`, settingsOf(true)),
  "its author takes another name": () =>
    post(world.ed, "/-/account/", { ...account, display_name: "Ed de Verteller" }),
  "somebody gets another role": () =>
    post(world.olga, `/-/people/${world.vera.id}/role/`, { role: "editor" }),
  "the site takes another name": () =>
    post(world.olga, "/-/settings/site/", { name: "Zuidervaart", time_zone: "UTC", public_pages: "yes" }),
};

/** What visitors see nothing of. */
const unseen = new Set([
  "a folder is made",
  "a page is made",
  "its author takes another name",
  "somebody gets another role",
]);

it.each(Object.keys(acts))(
  "after %s, visitors see what they would see if nothing had been kept (long)",
  async (name) => {
    await shownToVisitors();
    const before = await shownToVisitors();
    const answer = await acts[name]?.();
    expect(answer?.body, name).toMatchObject({ success: true });
    const kept = await shownToVisitors();
    forgetAll();
    expect(kept).toEqual(await shownToVisitors());
    expect(
      kept.some((text, at) => text !== before[at]),
      "whether they see it",
    ).toBe(!unseen.has(name));
  },
);

it("a page that a busy machine showed as bare words is kept for nobody: the next visitor is shown it in full", async () => {
  const source = `# Fog\n\n${"Fog. ".repeat(2000)}`;
  await openPage("fog", stacked([{ id: "fog00001", kind: "Markdown", version: 1, content: { source } }]));
  let asked = 0;
  const renderAside = async (document: unknown, language: string) =>
    asked++ === 0 ? "too-busy" : renderBody(document, language);
  const busy = await openTestWeb(world, { bodies: openBodies(renderBody, { renderAside }) });
  const visitor = await busy.browser("visitor");
  const read = async () => (await visitor.get("/fog/")).text;
  const inFull = /<h[1-6][^>]*>Fog/;
  expect(await read()).toContain("pages-plain-words");
  expect(await read()).toMatch(inFull);
  expect(await read()).toMatch(inFull);
  expect(asked).toBe(2);
  await busy.close();
});
