import { request } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { pageTopic } from "#features/pages/events.ts";
import { personTopic } from "#features/people/account/events.ts";
import { siteTopic } from "#features/sites/events.ts";
import { type LiveProcess, type TestSocket, openLiveProcess, refusedUpgrade } from "#testing/live.ts";
import type { TestBrowser } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { liveLimits } from "./limits.ts";

let world: World;
let here: LiveProcess;
let there: LiveProcess;
let ed: TestBrowser;
let vera: TestBrowser;
let nora: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
  there = await openLiveProcess(world);
  ed = await here.web.browser(world.ed);
  vera = await here.web.browser(world.vera);
  nora = await here.web.browser(world.other.nora);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await world.close();
});

async function makePage(title: string): Promise<number> {
  const made = await ed.post("/ajax/page/page_settings/create/", { settings: { title, markdown: "Words." } });
  const shown = await ed.get(String(made.body?.["redirect"]), { accept: "application/json" });
  const data = shown.body?.["data"] as { page: { id: number } } | undefined;
  return data?.page.id ?? 0;
}

const rename = (id: number, title: string) =>
  ed.post(`/ajax/page/page_settings/edit_properties/${id}/`, { settings: { title } });
const share = (id: number, permission_state: Record<string, object>) =>
  ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: { permission_state } });

async function listening(browser: TestBrowser, id: number, at = here): Promise<TestSocket> {
  const socket = await at.connect(browser);
  socket.send({ listen: pageTopic(id), after: null });
  await socket.hears({ listening: pageTopic(id) });
  return socket;
}

/** What a socket heard of a page, in order. */
const heardOf = (socket: TestSocket, id: number): unknown[] =>
  socket.frames.flatMap((frame) => ("topic" in frame && frame.topic === pageTopic(id) ? [frame.data] : []));
const changed = (version: number) => ({ what: "changed", version });

describe("a listener", () => {
  it("hears at once that a page they read has changed, in every process", async () => {
    const id = await makePage("Tides");
    const sockets = [await listening(vera, id), await listening(ed, id, there)];
    await rename(id, "High tides");
    const news = { topic: pageTopic(id), data: { what: "properties" } };
    for (const socket of sockets) expect(await socket.hears(news)).toMatchObject(news);
    sockets.forEach((socket) => socket.raw.close());
  });

  it("is refused pages that are not shared with them, those of another site, and what is no topic", async () => {
    const id = await makePage("Wages");
    await share(id, { all: { view: false } });
    const socket = await here.connect(vera);
    const foreign = await here.connect(nora, {
      host: "zuiderzee.example",
      origin: "https://zuiderzee.example",
    });
    for (const [asking, listen] of [
      [socket, pageTopic(id)],
      [socket, "page:0"],
      [socket, "salary:1"],
      [foreign, pageTopic(id)],
    ] as const) {
      asking.send({ listen, after: null });
      await asking.hears({ refused: listen });
    }
    await rename(id, "Wages of sailors");
    const known = await makePage("Known");
    socket.send({ listen: pageTopic(known), after: null });
    await socket.hears({ listening: pageTopic(known) });
    await rename(known, "Well known");
    await socket.hears({ topic: pageTopic(known) });
    expect(heardOf(socket, id)).toEqual([]);
    socket.raw.close();
    foreign.raw.close();
  });

  it("who loses the share is refused, and hears not even of that", async () => {
    const id = await makePage("Rota");
    const sockets = [await listening(vera, id), await listening(vera, id, there)];
    await share(id, { all: { view: false } });
    for (const socket of sockets) {
      await socket.hears({ refused: pageTopic(id) });
      expect(heardOf(socket, id)).toEqual([]);
      socket.raw.close();
    }
  });

  it("is closed with the session: signed out elsewhere, or with the person removed", async () => {
    const id = await makePage("Cargo");
    const xavi = await here.web.browser(world.xavi);
    const olga = await here.web.browser(world.olga);
    await share(id, { [world.xavi.id]: { view: true } });
    const leaving = await here.web.browser(world.xavi);
    const gone = await listening(leaving, id, there);
    const stays = await listening(xavi, id);
    await leaving.post("/accounts/logout/", {});
    expect(await gone.ended()).toBe(4401);
    const removed = await olga.post(`/-/people/${world.xavi.id}/remove/`, {});
    expect(removed.status).toBe(200);
    expect(await stays.ended()).toBe(4401);
  });
});

describe("a tab", () => {
  it("hears that its person or its site chose another language, and nothing of others", async () => {
    const olga = await here.web.browser(world.olga);
    const socket = await there.connect(vera);
    const [own, site] = [personTopic(world.vera.id), siteTopic(world.siteId)];
    for (const listen of [own, site]) {
      socket.send({ listen, after: null });
      await socket.hears({ listening: listen });
    }
    for (const listen of [personTopic(world.ed.id), siteTopic(world.other.siteId)]) {
      socket.send({ listen, after: null });
      await socket.hears({ refused: listen });
    }
    const clock = { time_zone: "Europe/Amsterdam", hour12: false, date_order: "dmy" };
    const account = { display_name: world.vera.name, ...clock };
    expect((await vera.post("/-/account/", { ...account, language: "" })).status).toBe(200);
    expect((await vera.post("/-/account/", { ...account, language: "nl" })).status).toBe(200);
    await socket.hears({ topic: own, data: { what: "language" } });
    const settings = { name: "Noordervaart", time_zone: "Europe/Amsterdam", language: "nl" };
    expect((await olga.post("/-/settings/site/", settings)).status).toBe(200);
    await socket.hears({ topic: site, data: { what: "language" } });
    const told = socket.frames.filter((frame) => "topic" in frame && frame.topic === own);
    expect(told).toHaveLength(1);
    socket.raw.close();
    await vera.post("/-/account/", { ...account, language: "" });
    await olga.post("/-/settings/site/", { ...settings, language: "" });
  });
});

describe("who comes back", () => {
  it("to another process hears what they missed, once and in order", async () => {
    const id = await makePage("Log");
    const before = await listening(vera, id);
    const elsewhere = await listening(vera, id, there);
    await rename(id, "Log I");
    const last = await before.hears({ topic: pageTopic(id) });
    // A process that is behind says it once more; this is not about that.
    await elsewhere.hears({ topic: pageTopic(id) });
    for (const socket of [before, elsewhere]) socket.raw.close();
    await announce(changed(71), id);
    await announce(changed(72), id);
    const again = await there.connect(vera);
    again.send({ listen: pageTopic(id), after: "position" in last ? (last.position ?? null) : null });
    await again.hears({ topic: pageTopic(id), data: changed(72) });
    await again.hears({ listening: pageTopic(id) });
    expect(heardOf(again, id)).toEqual([changed(71), changed(72)]);
    again.raw.close();
  });

  it("also hears of what the screen they opened did not know yet", async () => {
    const id = await makePage("Race");
    const shown = await vera.get(`/page/${id}/`, { accept: "application/json" });
    const position = String((await vera.get("/race/", { accept: "application/json" })).body?.["position"]);
    expect(shown.status).toBeLessThan(400);
    await announce(changed(5), id);
    const socket = await here.connect(vera);
    socket.send({ listen: pageTopic(id), after: position });
    await socket.hears({ topic: pageTopic(id), data: changed(5) });
    socket.raw.close();
  });

  it("after too long is told that there is a gap", async () => {
    const id = await makePage("Old");
    const socket = await here.connect(vera);
    socket.send({ listen: pageTopic(id), after: "1.1" });
    expect(await socket.hears({ gap: pageTopic(id) })).toEqual({ gap: pageTopic(id) });
    await socket.hears({ listening: pageTopic(id) });
    socket.raw.close();
  });
});

it("does not skip a change that is committed after a later one", async () => {
  const id = await makePage("Late");
  const socket = await listening(vera, id);
  const slow = new pg.Client(configOf(world.address));
  await slow.connect();
  await slow.query("begin");
  await insertChange(slow, id, 1);
  await announce(changed(2), id);
  await slow.query("commit");
  await slow.end();
  await socket.hears({ topic: pageTopic(id), data: changed(2) });
  expect(heardOf(socket, id)).toEqual([changed(1), changed(2)]);
  socket.raw.close();
});

describe("an upgrade", () => {
  const own = { host: "noordervaart.example", origin: "https://noordervaart.example" };
  it.each([
    ["without a session", 401, () => own],
    ["with a session that is over", 401, () => ({ ...own, cookie: "atrium_session=none" })],
    [
      "from another site's page",
      403,
      () => ({ ...own, origin: "https://evil.example", cookie: vera.cookie }),
    ],
    ["from nowhere", 403, () => ({ host: own.host, cookie: vera.cookie })],
    ["from a sandbox", 403, () => ({ ...own, origin: "null", cookie: vera.cookie })],
    ["with another site's session", 401, () => ({ ...own, cookie: nora.cookie })],
    ["for an unknown host", 421, () => ({ ...own, host: "evil.example", cookie: vera.cookie })],
  ])("%s is refused with %i", async (_, status, headers) => {
    expect(await refusedUpgrade(here.port, headers())).toBe(status);
  });

  it("that was not asked for answers not found; another protocol's is ignored", async () => {
    expect((await vera.get("/-/live/")).status).toBe(404);
    const headers = { ...own, cookie: vera.cookie, connection: "Upgrade", upgrade: "h2c" };
    const status = await new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port: here.port, path: "/pages/", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

describe("a hostile socket", () => {
  it.each<[string, (socket: TestSocket) => void, number]>([
    ["that sends no JSON", (socket) => socket.send("{"), 1008],
    ["that sends another frame", (socket) => socket.send('{"listen":"page:1"}'), 1008],
    ["with a position that is none", (socket) => socket.send({ listen: "page:1", after: "x" }), 1008],
    ["that sends bytes", (socket) => socket.raw.send(Buffer.alloc(10)), 1008],
    ["that sends too much at once", (socket) => socket.send("x".repeat(liveLimits.frame + 1)), 1009],
    ["that never stops", flood, 1008],
  ])("%s is closed, and nobody else", async (_, attack, code) => {
    const id = await makePage("Calm");
    const calm = await listening(ed, id);
    const socket = await here.connect(vera);
    attack(socket);
    expect(await socket.ended()).toBe(code);
    await rename(id, "Calm sea");
    await calm.hears({ topic: pageTopic(id) });
    calm.raw.close();
  });

  it("hears of no more than fifty topics, and a session has no more than forty sockets", async () => {
    const many = await here.web.browser(world.ada);
    const sockets = [await here.connect(many)];
    for (let id = 1; id <= liveLimits.topics; id++)
      sockets[0]?.send({ listen: `page:${900 + id}`, after: null });
    while (sockets.length < liveLimits.socketsPerSession) sockets.push(await here.connect(many));
    const headers = { host: "noordervaart.example", origin: "https://noordervaart.example" };
    expect(await refusedUpgrade(here.port, { ...headers, cookie: many.cookie })).toBe(429);
    sockets.forEach((socket) => socket.raw.close());
  });
});

it("a server that stops says so, and nothing of all this was a bug", async () => {
  const leaving = await openLiveProcess(world);
  const socket = await leaving.connect(vera);
  await leaving.close();
  expect(await socket.ended()).toBe(1012);
  expect([...here.web.bugs, ...there.web.bugs, ...leaving.web.bugs]).toEqual([]);
});

function flood(socket: TestSocket): void {
  for (let at = 0; at < 500; at++) socket.send({ stop: "page:1" });
}

async function insertChange(client: pg.ClientBase, pageId: number, versionId: number): Promise<void> {
  await client.query("insert into outbox (site_id, kind, facts) values ($1, 'page-changed', $2)", [
    world.siteId,
    { pageId, versionId },
  ]);
}

async function announce({ version }: { version: number }, pageId: number): Promise<void> {
  const client = await world.database.pool.connect();
  await insertChange(client, pageId, version);
  client.release();
}
