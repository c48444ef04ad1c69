import { readFileSync } from "node:fs";
import { once } from "node:events";
import { type IncomingMessage, type Server, createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let proxy: Server;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { trustedProxies: ["127.0.0.1"] });
  await web.server.listen({ host: "127.0.0.1", port: 0 });
  proxy = await openProxy(portOf(web.server.server), documentedHeaders());
});
afterAll(async () => {
  proxy.close();
  await web.close();
  await world.close();
});

it("the documented proxy passes a client's X-Forwarded-Host on, and Host wins", async () => {
  const sent = { host: "noordervaart.example", "x-forwarded-host": "zuiderzee.example" };
  const answer = await get(portOf(proxy), "/accounts/login/", sent);
  expect(answer).toContain("Noordervaart");
  expect(answer).not.toContain("Zuiderzee");
});

it("a client cannot reach a site under a host that is none of ours", async () => {
  const sent = { host: "elsewhere.example", "x-forwarded-host": "zuiderzee.example" };
  expect(await get(portOf(proxy), "/accounts/login/", sent)).toContain(
    "no site at this address. Check the address.",
  );
});

it("counts where the operator says that the proxy sets it (long)", async () => {
  const other = await openTestWeb(world, { trustedProxies: ["127.0.0.1"], withForwardedHost: true });
  const headers = { host: "inside.local", "x-forwarded-host": "zuiderzee.example" };
  const answer = await other.server.inject({ url: "/accounts/login/", headers });
  expect(answer.body).toContain("Zuiderzee");
  await other.close();
});

it("does not count from an address that is no trusted proxy, even then", async () => {
  const other = await openTestWeb(world, { trustedProxies: ["192.0.2.1"], withForwardedHost: true });
  const headers = { host: "noordervaart.example", "x-forwarded-host": "zuiderzee.example" };
  const answer = await other.server.inject({ url: "/accounts/login/", headers });
  expect(answer.body).toContain("Noordervaart");
  await other.close();
});

/** The headers that the nginx of docs/deployment.md sets; like nginx, our proxy passes all others on as they came. */
function documentedHeaders(): Map<string, string> {
  const page = readFileSync("docs/deployment.md", "utf8");
  const set = [...page.matchAll(/^\s*proxy_set_header (\S+) (\S+);$/gm)];
  return new Map(set.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

async function openProxy(port: number, set: ReadonlyMap<string, string>): Promise<Server> {
  expect([...set.keys()]).toEqual(expect.arrayContaining(["host", "x-forwarded-for", "x-forwarded-proto"]));
  const valueOf = (variable: string, { headers }: IncomingMessage) =>
    ({
      $host: headers.host ?? "",
      $scheme: "http",
      $proxy_add_x_forwarded_for: [headers["x-forwarded-for"], "127.0.0.1"].flat().filter(Boolean).join(", "),
    })[variable];
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers };
    for (const [name, variable] of set) {
      const value = valueOf(variable, incoming);
      if (value !== undefined) headers[name] = value;
    }
    ask({ host: "127.0.0.1", port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

async function get(port: number, path: string, headers: Record<string, string>): Promise<string> {
  const sent = ask({ host: "127.0.0.1", port, path, headers });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return text(answer);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
