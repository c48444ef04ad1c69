import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { worldNow } from "#testing/as.ts";
import { base64, draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { keptFile } from "#testing/kept-files.ts";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { mailsOf, tellMailListeners } from "#testing/outbox.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { findReadableFile } from "../attaching/readable-files-store.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ada: TestBrowser;
let here: LiveProcess;
let there: LiveProcess;
let id: number;
let fileId: number;
const people = {} as Record<"ed" | "vera" | "visitor" | "guest", TestBrowser>;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [here, there] = [await openLiveProcess(world), await openLiveProcess(world)];
  for (const name of ["ed", "vera"] as const) people[name] = await web.browser(world[name]);
  people.visitor = await web.browser("visitor");
  ada = await web.browser(world.ada);
  await furnish();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await web.close();
  await world.close();
});

/** A page for the whole world, in a folder, with a file, a tick, a guest, a star, a follower, an entry of the menu and a page that mentions it. */
async function furnish(): Promise<void> {
  const olga = await web.browser(world.olga);
  const site = {
    name: "Noordervaart",
    time_zone: "UTC",
    public_pages: "yes",
    indexed: "yes",
    guest_invites: "yes",
  };
  await olga.post("/-/settings/site/", site);
  const file = await keptFile(world, world.ed, { bytes: Buffer.from("tide table") });
  fileId = file.id;
  const items = [{ id: "horn", text: "Sound the horn" }];
  id = await draftedPage(world, {
    text0001: note(`Low water [x](/-/file/${fileId}/x)`),
    watch001: { kind: "Checklist", version: 1, content: { items } },
  });
  const settings = { title: "Fogbank", slug: "fogbank", permission_state: { public: { view: true } } };
  expect((await olga.post(`/ajax/page/page_settings/edit/${id}/`, { settings })).status).toBe(200);
  people.guest = await guestBrowser(web, { editor: world.ed, prefix: "", pageId: id });
  await people.vera.post(`/ajax/page/star/${id}/star/`, {});
  await people.vera.post(`/ajax/page/follow/${id}/follow/`, {});
  const writer = await draftWriter(world, { who: world.ed, page_id: id });
  await writer.type("at noon ");
  await writer.publish(1);
  const mention = { type: "mention", mention: { of: "page", id } };
  const doc = { type: "doc", content: [{ type: "paragraph", content: [mention] }] };
  await draftedPage(world, {
    text0001: { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } },
  });
  const data = JSON.stringify({ user_state: { items: [{ type: "page", page_id: id, url: "/fogbank/" }] } });
  expect((await people.ed.post("/ajax/widget/action/save_menu/0/0/new_menu/", { data })).status).toBe(200);
  await tellMailListeners(world, async () => {});
}

/** Each place where readers meet the page or what is of it, and whether it is there. */
const places: Record<string, () => Promise<boolean>> = {
  "its address, for members": () => has(people.vera, "/fogbank/", "Low water"),
  "its number": () => has(people.vera, `/page/${id}/`, "", 302),
  "its public page": () => has(people.visitor, "/fogbank/", "Low water"),
  "its guests": () => has(people.guest, "/fogbank/", "Low water"),
  "its social card": () => has(people.visitor, "/fogbank/", 'property="og:title"'),
  "the sitemap": () => has(people.visitor, "/sitemap.xml", "fogbank"),
  "the list of pages": () => posts(people.vera, "/ajax/pages/action/load/", {}),
  "the list of pages, for the world": () => posts(people.visitor, "/ajax/pages/action/load/", {}),
  "the list that pickers show": () => posts(people.ed, "/ajax/pages/action/list_pages/", { q: "" }),
  "the search of lists": () => posts(people.vera, "/ajax/pages/action/search/", { q: "fogbank" }),
  "the search of the top bar": () => has(people.vera, "/ajax/search/?q=fogbank", "Fogbank"),
  "the search of its words": () => has(people.vera, "/ajax/search/?q=noon", "Fogbank"),
  "the activity": () => has(people.vera, "/feed/", "Fogbank"),
  "the inbox": () => has(people.vera, "/notifications/", "Fogbank"),
  "its file": () =>
    within(world, actorOf(world, "visitor"), async (tx) => {
      const later = new Date(worldNow.getTime() + 2 * 86_400_000);
      return (await findReadableFile(actorOf(world, "visitor"), fileId, later, tx)) !== null;
    }),
  "its versions": () => has(people.ed, `/page/versions/${id}/`, "Fogbank"),
  "its properties": () => has(people.ed, `/ajax/page/page_settings/edit_properties/${id}/`, "Fogbank"),
  "its permissions": () => has(people.ed, `/ajax/page/page_settings/edit/${id}/`, "Fogbank"),
  "its living widgets": () => has(people.vera, `/-/holes/${id}/`, "watch001"),
  "acting on them": async () => {
    const path = `/ajax/widget/action/tick/${id}/watch001/Checklist/`;
    return (await people.ed.post(path, { data: { item: "horn", done: true } })).status === 200;
  },
  "copies of it": () => has(people.ed, `/ajax/page/page_settings/clone/${id}/0/`, "Fogbank"),
  "its stars": async () => (await people.vera.post(`/ajax/page/star/${id}/star/`, {})).status === 200,
  "following it": async () => (await people.vera.post(`/ajax/page/follow/${id}/follow/`, {})).status === 200,
  "its draft": async () =>
    (await people.ed.post(`/-/draft/${id}/open/`, { schema: draftSchema })).status === 200,
  "who mentions it": async () => has(people.vera, await mentionsIt(), "Fogbank"),
  "the menu": () => has(people.vera, "/people/", "fogbank"),
};

const mentionsIt = async () => {
  const rows = await query<{ slug: string }>("select slug from page where site_id = $1 and id = $2 + 1", id);
  return `/${rows[0]?.slug}/`;
};
const query = <Answer extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ada), (tx) => run<Answer>(tx, text, [tx.siteId, ...values]));

async function has(browser: TestBrowser, path: string, words: string, status = 200): Promise<boolean> {
  const answer = await browser.get(path);
  return answer.status === status && answer.text.includes(words);
}

async function posts(browser: TestBrowser, path: string, sent: object): Promise<boolean> {
  return (await browser.post(path, { ...sent })).text.includes("Fogbank");
}

async function placesWithIt(): Promise<string[]> {
  const there: string[] = [];
  for (const [name, isThere] of Object.entries(places)) if (await isThere()) there.push(name);
  return there;
}

describe("a page in the trash", () => {
  it("is nowhere any more, at once, and everywhere again when it comes back [SRCH-27] [TRSH-11] [TRSH-16] (long)", async () => {
    const all = Object.keys(places);
    expect(await placesWithIt()).toEqual(all);
    await ada.post(`/ajax/page/page_settings/delete/${id}/`, {});
    expect(await placesWithIt()).toEqual([]);
    await ada.post(`/ajax/page/trash_restore/${id}/`, {});
    expect(await placesWithIt()).toEqual(all);
  });

  it("is told of to open tabs in every process, which hear nothing more of it, and to whoever writes in it with a sentence (long)", async () => {
    const vera = await there.connect(await there.web.browser(world.vera));
    const listen = `page:${id}`;
    vera.send({ listen, after: null });
    await vera.hears({ listening: listen });
    const writer = await draftWriter(world, { who: world.ed, page_id: id });
    const elsewhere = await here.web.browser(world.ada);
    await elsewhere.post(`/ajax/page/page_settings/delete/${id}/`, {});
    await vera.hears({ refused: listen });
    const sent = { epoch: writer.epoch, update: base64(new Uint8Array([0, 0])), client: "tab" };
    for (const answer of [
      await people.ed.post(`/-/draft/${id}/save/`, sent),
      await people.ed.post(`/-/draft/${id}/open/`, { schema: draftSchema }),
    ])
      expect(answer).toMatchObject({
        status: 404,
        body: { error: "This page is in the trash. Restore it to keep editing." },
      });
    await ada.post(`/ajax/page/trash_restore/${id}/`, {});
    expect((await people.ed.post(`/-/draft/${id}/open/`, { schema: draftSchema })).status).toBe(200);
  });

  it("sends nothing about what happened on it before (long)", async () => {
    await mailsOf(world);
    const writer = await draftWriter(world, { who: world.ed, page_id: id });
    await writer.type("once more ");
    await writer.publish(1);
    await ada.post(`/ajax/page/page_settings/delete/${id}/`, {});
    expect(await mailsOf(world)).toEqual([]);
    const told = await query("select from notification where site_id = $1 and happened > $2", worldNow);
    expect(told).toEqual([]);
    await ada.post(`/ajax/page/trash_restore/${id}/`, {});
  });
});
