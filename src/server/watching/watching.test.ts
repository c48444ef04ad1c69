import { type Server, get } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLive } from "#realtime/open-live.ts";
import { openMessages } from "#database/messages.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { faultOf } from "./fault.ts";
import { type Entry, openLog } from "./log.ts";
import { families, openMetrics } from "./metrics.ts";
import { listenForMetrics } from "./metrics-route.ts";
import { takeSamples } from "./samples.ts";

const token = "a-token-of-the-watchers";
const entries: Entry[] = [];
let world: World;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { note: (entry) => entries.push(entry), metricsToken: token });
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const noon = () => new Date("2026-11-22T12:00:00Z");
function written(look: "json" | "text" | "quiet", act: (log: ReturnType<typeof openLog>) => void): string[] {
  const lines: string[] = [];
  act(openLog(look, { write: (text) => lines.push(text.trimEnd()) }, noon));
  return lines;
}
const request = { what: "request", id: "abc", method: "GET", route: "/:slug/", status: 200, ms: 12, site: 1 };
const bug = faultOf(
  Object.assign(new Error('duplicate key (ann@example.org) breaks "person_email"'), {
    code: "23505",
    table: "person",
    constraint: "person_email",
    detail: "Key (email)=(ann@example.org) already exists.",
  }),
);

describe("the log", () => {
  it("has one line of JSON for each request, job and bug", () => {
    const [line = ""] = written("json", (log) => log.note(request as Entry));
    expect(JSON.parse(line)).toMatchObject({ ...request, level: "info", pid: process.pid });
    const [failed = ""] = written("json", (log) =>
      log.note({ what: "job", job: "files-tidy", outcome: "failed", ms: 3, error: bug }),
    );
    expect(JSON.parse(failed)).toMatchObject({ level: "error", job: "files-tidy", outcome: "failed" });
    expect(JSON.parse(written("json", (log) => log.say("Postgres is back."))[0] ?? "")).toMatchObject({
      what: "note",
      msg: "Postgres is back.",
    });
  });

  it("has words for a person who watches, and only what went wrong for one who wants quiet", () => {
    expect(written("text", (log) => log.note(request as Entry))).toEqual([
      "12:00:00 200 GET /:slug/ 12 ms (abc)",
    ]);
    expect(written("quiet", (log) => log.note(request as Entry))).toEqual([]);
    const [told] = written("quiet", (log) =>
      log.note({ what: "bug", id: "abc", method: "POST", route: "/x/", site: 1, error: bug }),
    );
    expect(told).toContain("bug in POST /x/ (abc): Error 23505");
  });

  it("holds nothing that people wrote, and no token", () => {
    const said = JSON.stringify(bug);
    expect(bug).toMatchObject({ code: "23505", table: "person", constraint: "person_email" });
    expect(said).not.toContain("ann@");
    expect(said).not.toContain("already exists");
    const secret = "q7Zk2mX0aLw9bTn4cVr8dYs6eUf1";
    expect(written("text", (log) => log.say(`link ${secret} for bob@example.org`))).toEqual(["link … for …"]);
  });

  it("names the pattern of an address and never the address, nor who asked (long)", async () => {
    entries.length = 0;
    await vera.get("/ajax/search/?q=wages-of-olga");
    await vera.get("/nowhere/at/all-olga/");
    await vera.post(`/ajax/category/rename/${world.mainFolderId}/`, { new_name: "Olgas Wages" });
    const requests = entries.filter((entry) => entry.what === "request");
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ["GET", "/ajax/search/", 200],
      ["GET", expect.any(String), 404],
      ["POST", expect.stringMatching(/^\/ajax\/category\/rename\/:[a-z_]+\/$/), expect.any(Number)],
    ]);
    expect(requests.every(({ site, id }) => site === world.siteId && /^[\w-]{8}-[0-9a-z]+$/.test(id))).toBe(
      true,
    );
    expect(JSON.stringify(requests)).not.toMatch(/olga|wages|vera/i);
  });
});

describe("the figures", () => {
  it("are shown to whoever brings the token, and to nobody else", async () => {
    const metrics = (authorization?: string) => vera.get("/metrics", authorization ? { authorization } : {});
    await vera.get("/people/");
    const answer = await metrics(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("version=0.0.4");
    expect(answer.text).toContain('atrium_requests_total{method="GET",route="/people/",status="200"} 1');
    expect(answer.text).toContain('atrium_request_duration_seconds_count{method="GET",route="/people/"} 1');
    expect((await metrics()).status).toBe(404);
    expect((await metrics("Bearer wrong")).status).toBe(404);
  });

  it("can be had at a port of their own without one", async () => {
    const server: Server = await listenForMetrics({ host: "127.0.0.1", port: 0 }, async () => "figures\n");
    const { port } = server.address() as AddressInfo;
    const statusOf = (path: string) =>
      new Promise((resolve) =>
        get({ port, path, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }),
      );
    expect(await statusOf("/metrics")).toBe(200);
    expect(await statusOf("/")).toBe(404);
    server.close();
  });

  it("tell of the database, the outbox, sockets, memory and lateness, each with its meaning", async () => {
    const messages = await openMessages(world.address);
    const live = await openLive(
      {
        database: world.database,
        topics: [],
        people: [],
        resolve: async () => null,
        clock: noon,
        log: () => {},
      },
      messages,
    );
    const samples = await takeSamples({
      database: world.database,
      direct: world.address,
      listeners: [{ name: "mails", kinds: ["noted"] }],
      databaseAnswers: messages.isFresh,
      sockets: () => live.count(),
      loop: { lasting: () => 0, last: () => 40, stop: () => {} },
      version: "1.2.3",
    });
    await live.stop();
    await messages.close();
    const text = await openMetrics().text(samples);
    for (const line of [
      "atrium_database_up 1",
      "atrium_database_waiting 0",
      "atrium_sockets 0",
      'atrium_outbox_waiting{listener="mails"} 0',
      'atrium_outbox_retries{listener="mails"} 0',
      'atrium_outbox_lag_seconds{listener="mails"} 0',
      "atrium_event_loop_delay_seconds 0.04",
      'atrium_memory_bytes{kind="resident"} ',
      'atrium_info{version="1.2.3"',
    ])
      expect(text).toContain(line);
    for (const name of Object.keys(families)) expect(text).toContain(`# HELP ${name} `);
  });

  it("count each duration in every bucket that it fits", async () => {
    const metrics = openMetrics();
    metrics.took({ route: "/" }, 0.02);
    metrics.took({ route: "/" }, 3);
    const text = await metrics.text([]);
    expect(text).toContain('atrium_request_duration_seconds_bucket{le="0.01",route="/"} 0');
    expect(text).toContain('atrium_request_duration_seconds_bucket{le="0.025",route="/"} 1');
    expect(text).toContain('atrium_request_duration_seconds_bucket{le="+Inf",route="/"} 2');
    expect(text).toContain('atrium_request_duration_seconds_sum{route="/"} 3.02');
  });

  it("are those of the moment: what is no longer measured is not told, and no two servers count together", async () => {
    const metrics = openMetrics();
    metrics.count("atrium_job_runs_total", { job: 'a "b"\n', outcome: "done" });
    await metrics.text([{ name: "atrium_jobs", labels: { state: "failed" }, value: 3 }]);
    const text = await metrics.text([{ name: "atrium_jobs", labels: { state: "active" }, value: 1 }]);
    expect(text).toContain('atrium_jobs{state="active"} 1');
    expect(text).not.toContain('state="failed"');
    expect(text).toContain('atrium_job_runs_total{job="a \\"b\\"\\n",outcome="done"} 1');
    expect(await openMetrics().text([])).not.toContain("done");
  });
});
