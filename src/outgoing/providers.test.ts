import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { Unreachable, openProviders } from "./providers.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((done) => server.once("listening", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = { method: "GET", headers: {} };
const listed = openProviders({ isListed: () => true, within: 2000 });

describe("which providers are asked", () => {
  const { mayAsk } = openProviders({ isListed: (origin) => origin === "http://10.0.0.5:8080" });
  it.each([
    ["https://sso.example", true],
    ["https://sso.example/realms/a", true],
    ["https://sso.example:443/", true],
    ["http://10.0.0.5:8080/realms/a", true],
    ["http://10.0.0.5/", false],
    ["https://10.0.0.5:8080/", false],
    ["http://sso.example", false],
    ["https://sso.example:8443", false],
    ["https://me@sso.example", false],
    ["http://me:secret@10.0.0.5:8080", false],
    ["ftp://sso.example", false],
    ["file:///etc/passwd", false],
    ["sso.example", false],
    ["", false],
  ])("%s: %s", (address, is) => {
    expect(mayAsk(address)).toBe(is);
  });

  it.each(["https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://localhost/"])(
    "none at a private address that the host has not listed, as %s",
    async (address) => {
      const refused = openProviders({ within: 2000 }).ask(address, get);
      const error = await refused.then(
        () => new Error("it answered"),
        (thrown: unknown) => thrown as Error,
      );
      // Nothing was connected to: a refused connection says something else.
      expect([error instanceof Unreachable, String(error), String(error.cause)].join()).toMatch(
        /^true,Unreachable: (closed,undefined|no answer,Error: closed address)$/,
      );
    },
  );
});

describe("a provider", () => {
  it("is sent the method, the headers and the body, and nothing of ours", async () => {
    const origin = await serving((request, response) => {
      let body = "";
      request.on("data", (piece) => (body += String(piece)));
      request.on("end", () => response.end(JSON.stringify([request.method, request.headers, body])));
    });
    const body = new URLSearchParams({ code: "a b" });
    const answer = await listed.ask(`${origin}/token`, { method: "POST", headers: { accept: "x" }, body });
    const [method, headers, sent] = (await answer.json()) as [string, Record<string, string>, string];
    expect([method, sent]).toEqual(["POST", "code=a+b"]);
    expect(Object.keys(headers).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "content-length",
      "host",
      "user-agent",
    ]);
  });

  it("is not followed elsewhere", async () => {
    const origin = await serving((_, response) =>
      response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
    );
    expect((await listed.ask(origin, get)).status).toBe(302);
  });

  it.each<[string, RequestListener]>([
    ["breaks", (_, response) => void response.writeHead(500).end("oops")],
    ["hangs up", (request) => void request.socket.destroy()],
    ["says too much", (_, response) => void response.end("a".repeat(1024 * 1024 + 1))],
  ])("that %s does not answer", async (_, answer) => {
    await expect(listed.ask(await serving(answer), get)).rejects.toBeInstanceOf(Unreachable);
  });

  it("that never answers is waited for no longer than it may take", async () => {
    const origin = await serving(() => {});
    const hurried = openProviders({ isListed: () => true, within: 50 });
    await expect(hurried.ask(origin, get)).rejects.toBeInstanceOf(Unreachable);
  });
});
