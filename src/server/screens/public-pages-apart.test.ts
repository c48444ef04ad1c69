import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { some } from "#testing/properties.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { screenList } from "../screen-list.ts";
import { firstShares } from "#features/access/rules.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
let segments: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
  const named = await openPage("harbour");
  await setHomepage(world, named);
  const docks = await within(world, actorOf(world, world.ed), (tx) =>
    tx.db
      .insertInto("folder")
      .values({
        site_id: world.siteId,
        subsite_id: mainGroup,
        parent_id: world.mainFolderId,
        name: "Docks",
        name_key: "docks",
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const unnamed = await openPage(null, docks.id);
  segments = {
    slug: "harbour",
    page_id: String(unnamed),
    cat_id: String(docks.id),
    version_id: "1",
    token: "none",
  };
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** A page for the whole world, as the sharing of its editors would make it. */
function openPage(slug: string | null, folderId = world.mainFolderId): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const words = stacked([
      { id: "greeting", kind: "Markdown", version: 1, content: { source: "Come aboard" } },
    ]);
    const title = slug ?? "Without a name";
    const place = { folderId, slug, document: words, preview: "", shares: firstShares };
    const id = (await insertPage(ed, { title, ...place }, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

type Asked = { readonly query?: string; readonly headers?: Readonly<Record<string, string>> };

/** What a visitor may bring along. Values that screens take for something, so that an answer made with them is another one. */
function broughtTo(names: readonly string[]): Record<string, Asked> {
  const values: Readonly<Record<string, string>> = {
    q: "harbour",
    edit: "1",
    version: "1",
    before: "1",
    sent: "yes",
  };
  const fields = names.map((name) => [`?${name}`, { query: `?${name}=${values[name] ?? "1"}` }] as const);
  const first = names[0] ?? "q";
  const disguised = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  const filter = encodeURIComponent(JSON.stringify({ by: "modified", show_columns: true, show_cards: true }));
  return {
    ...Object.fromEntries(fields),
    "a field in disguise": { query: `?a=b&${disguised}=${values[first] ?? "1"}` },
    "a field behind a hash": { query: `#${first}=${values[first] ?? "1"}` },
    "an unknown field": { query: "?utm_source=newsletter" },
    "a remembered filter": { headers: { cookie: `pages_filter_${world.siteId}=${filter}` } },
    "a session that is over": { headers: { cookie: "atrium_session=over" } },
    "a guest's session that is over": { headers: { cookie: "atrium_guest=over" } },
    "the cookie of a form": { headers: { cookie: "atrium_visitor=a-visitor" } },
    "another language": { headers: { "accept-language": "nl" } },
    "another host, port, network and device": {
      headers: {
        host: "noordervaart.example:8443",
        "x-forwarded-host": "evil.example",
        forwarded: "host=evil.example",
        "x-forwarded-for": "203.0.113.7",
        "user-agent": "Evil/1.0",
      },
    },
  };
}

async function ask(path: string, { query = "", headers = {} }: Asked): Promise<HttpAnswer> {
  return visitor.ask({ method: "GET", url: path + query, headers: { cookie: "", ...headers } });
}

function forgetAll(): void {
  world.database.afterCommit(world.siteId, [{ kind: "anything", facts: {}, publicChange: "whole-site" }]);
}

/** The token of forms is new each time. */
function seen({ status, text, headers }: HttpAnswer) {
  const alike = text.replace(/name="magic" value="[^"]*"/, "").replace(/"magic":"[^"]*"/, "");
  return { status, text: alike, location: headers["location"] };
}

const addresses = screenList.flatMap(({ name, addresses: all, query }) =>
  all.map((address) => ({ name, address, query: query ?? [] })),
);

describe.each(some(addresses))("a visitor at $address", ({ address, query }) => {
  it("is answered as if nobody had asked before them, whatever others brought along (long)", async () => {
    const path = address.replace(/\{([a-z_]+)\}/g, (_, name: string) => segments[name] ?? "1");
    forgetAll();
    const plain = seen(await ask(path, {}));
    const all = Object.entries(broughtTo(query));
    const alone = new Map<Asked, unknown>();
    for (const [name, brought] of all) {
      forgetAll();
      alone.set(brought, seen(await ask(path, brought)));
      expect(seen(await ask(path, {})), `nothing, after ${name}`).toEqual(plain);
    }
    forgetAll();
    await ask(path, {});
    for (const [name, brought] of all)
      expect(seen(await ask(path, brought)), `${name}, after nothing`).toEqual(alone.get(brought));
  });
});

it.each(["/", "/harbour/", "/page/{page_id}/", "/pages/", "/pages/tree/", "/pages/tree/{cat_id}/"])(
  "what visitors are shown at %s is kept, and only for those who bring nothing that it reads",
  async (address) => {
    const path = address.replace(/\{([a-z_]+)\}/g, (_, name: string) => segments[name] ?? "1");
    forgetAll();
    expect((await ask(path, {})).headers["etag"]).toBeUndefined();
    expect((await ask(path, {})).headers["etag"]).toBeTypeOf("string");
    expect((await ask(path, { query: "?utm_source=newsletter" })).headers["etag"]).toBeTypeOf("string");
    const session = { headers: { cookie: "atrium_session=over" } };
    expect((await ask(path, session)).headers["etag"]).toBeUndefined();
  },
);

it("a search or a remembered filter of one visitor is nobody else's list of pages", async () => {
  forgetAll();
  const plain = await ask("/pages/", {});
  forgetAll();
  const searched = await ask("/pages/", { query: "?q=nothing+like+it" });
  expect(searched.status).toBe(200);
  expect((await ask("/pages/", {})).text).toBe(plain.text);
  expect((await ask("/pages/", { query: "?q=nothing+like+it" })).text).toBe(searched.text);
  expect(searched.text).not.toBe(plain.text);
});
