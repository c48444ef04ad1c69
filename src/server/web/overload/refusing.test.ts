import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { callWording } from "#calls/wording.ts";
import { openDatabase } from "#database/connection.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

const connections = 2;
const sentence = callWording.overloaded.text;
let world: World;
let small: World;
let web: TestWeb;
let ed: TestBrowser;
let port: number;
beforeAll(async () => {
  world = await openWorld();
  small = { ...world, database: openDatabase(world.address, connections) };
  web = await openTestWeb(small);
  ed = await web.browser(world.ed);
  port = Number(new URL(await web.server.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await web.close();
  await small.database.end();
  await world.close();
});

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Over a socket, as a browser asks; `fetch` would not say the host that we want. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const all = { host: "noordervaart.example", cookie: ed.cookie, ...headers };
  const asked = request({ port, host: "127.0.0.1", path, headers: all, method: body ? "POST" : "GET" }).end(
    body,
  );
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const createFolder = (name: string) =>
  ask(
    `/ajax/category/create/${world.mainFolderId}/`,
    { "content-type": "application/json" },
    JSON.stringify({ new_name: name, magic: ed.magic }),
  );

let empty = async () => {};
afterEach(() => empty());

/** Takes every connection, and lets so many calls wait behind them until `empty` is called. */
async function fill(waiting: number): Promise<void> {
  const { pool } = small.database;
  const taken = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const behind = Array.from({ length: waiting }, () => pool.connect());
  await turn();
  expect(pool.waitingCount).toBe(waiting);
  empty = async () => {
    empty = async () => {};
    for (const client of taken) client.release();
    for (const client of behind) (await client).release();
  };
}

it("refuses reading early and in words, to people as a page and to calls as JSON", async () => {
  await fill(connections * 10);
  const page = await ask("/pages/", { accept: "text/html" });
  expect(page.status).toBe(503);
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain(`<h1>${sentence}</h1>`);
  const call = await ask("/ajax/search/?q=tide");
  expect(call.status).toBe(503);
  expect(call.headers["retry-after"]).toBeDefined();
  expect(JSON.parse(call.body)).toMatchObject({ success: false, error: sentence });
  await empty();
  expect((await ask("/pages/", { accept: "text/html" })).status).toBe(200);
});

it("takes what people do for longer than what they read, and does all of it", async () => {
  await fill(connections * 10);
  const creating = createFolder("Made in a crowd");
  await vi.waitFor(() => expect(small.database.pool.waitingCount).toBeGreaterThan(connections * 10));
  await empty();
  expect((await creating).status).toBe(200);
});

it("refuses an act as well when twice as many wait, before anything has happened", async () => {
  await fill(connections * 20);
  const refused = await createFolder("Never made");
  expect(refused.status).toBe(503);
  expect(refused.headers["x-refusal"]).toBe("overloaded");
  await empty();
  const tree = await ed.post("/ajax/category/tree/", {});
  expect(tree.text).not.toContain("Never made");
});

it("goes on serving files of the build and whoever watches, and takes nothing of it for a bug", async () => {
  await fill(connections * 20);
  expect((await ask("/assets/none.js")).status).toBe(404);
  const watching = ask("/health");
  await vi.waitFor(() => expect(small.database.pool.waitingCount).toBeGreaterThan(connections * 20));
  await empty();
  expect((await watching).status).toBe(200);
  expect(web.bugs).toEqual([]);
});
