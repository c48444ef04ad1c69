import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openGuardedGet } from "./guarded-get.ts";
import { isPublicAddress } from "./public-addresses.ts";

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
  return String((server.address() as AddressInfo).port);
}

const here = (port: string, options: Partial<Parameters<typeof openGuardedGet>[0]> = {}) =>
  openGuardedGet({ isOpen: (address) => address === "127.0.0.1", ports: [port], ...options });

async function bodyOf(fetched: Awaited<ReturnType<ReturnType<typeof here>>>): Promise<string> {
  if (!("stream" in fetched)) return fetched.notFetched;
  const pieces: Buffer[] = [];
  for await (const piece of fetched.stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

describe("addresses", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is closed", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "192.169.0.1", "2a00:1450:4001::1", "2606:4700::1111"])(
    "%s is open",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("a request to an address that somebody brings", () => {
  it("follows redirects, and takes nothing of this site along", async () => {
    let heard: Record<string, unknown> = {};
    const port = await serving(({ url, headers }, response) => {
      heard = headers;
      if (url === "/a") response.writeHead(302, { location: "/b?c" }).end();
      else response.end(`at ${url}`);
    });
    const fetched = await here(port)(`http://127.0.0.1:${port}/a`, "image/*");
    expect("address" in fetched && fetched.address).toBe(`http://127.0.0.1:${port}/b?c`);
    expect(await bodyOf(fetched)).toBe("at /b?c");
    expect(Object.keys(heard).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("never reaches this machine or its networks, however they are written", async () => {
    let asked = 0;
    const port = await serving((_, response) => void response.end(String(++asked)));
    const get = openGuardedGet({ ports: [port] });
    for (const host of [
      "127.0.0.1",
      "127.1",
      "2130706433",
      "0x7f.0.0.1",
      "0",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "169.254.169.254",
    ])
      expect(await bodyOf(await get(`http://${host}:${port}/`, "*/*")), host).toBe("closed");
    // A name is looked at when it has been resolved.
    expect(await bodyOf(await get(`http://localhost:${port}/`, "*/*"))).toBe("unreachable");
    expect(asked).toBe(0);
  });

  it("looks at the address of each redirect again", async () => {
    const port = await serving(({ url }, response) => {
      const to = {
        "/cloud": "http://169.254.169.254:80/",
        "/file": "file:///etc/passwd",
        "/port": "http://127.0.0.1:22/",
      };
      response.writeHead(307, { location: to[url as keyof typeof to] ?? url }).end();
    });
    const get = here(port, { ports: [port, "", "80"] });
    const at = async (path: string) => bodyOf(await get(`http://127.0.0.1:${port}${path}`, "*/*"));
    expect(await at("/cloud")).toBe("closed");
    expect(await at("/file")).toBe("address");
    expect(await at("/port")).toBe("address");
    expect(await at("/round")).toBe("redirects");
  });

  it("asks the web alone: no other scheme or port, and nobody's password", async () => {
    const get = openGuardedGet();
    for (const address of [
      "file:///etc/passwd",
      "ftp://example.org/",
      "http://example.org:22/",
      "http://a:b@example.org/",
      "x",
      "",
    ])
      expect(await bodyOf(await get(address, "*/*")), address).toBe("address");
  });

  it("gives up on what answers with something else, not at all, or too slowly (long)", async () => {
    const port = await serving(({ url }, response) => {
      if (url === "/gone") response.writeHead(404).end();
      if (url === "/slow") response.write("a");
    });
    const get = here(port, { within: 100 });
    expect(await bodyOf(await get(`http://127.0.0.1:${port}/gone`, "*/*"))).toBe("status");
    expect(await bodyOf(await get(`http://127.0.0.1:${port}/silent`, "*/*"))).toBe("unreachable");
    const slow = await get(`http://127.0.0.1:${port}/slow`, "*/*");
    await expect(bodyOf(slow)).rejects.toThrow();
  });

  it("asks for so many at once and no more, and for others when those have ended", async () => {
    const port = await serving((_, response) => void response.write("a"));
    const get = here(port, { most: 1 });
    const first = await get(`http://127.0.0.1:${port}/`, "*/*");
    expect(await bodyOf(await get(`http://127.0.0.1:${port}/`, "*/*"))).toBe("busy");
    if ("stream" in first) {
      const closed = new Promise((done) => first.stream.once("close", done));
      first.stream.destroy();
      await closed;
    }
    const third = await get(`http://127.0.0.1:${port}/`, "*/*");
    expect("stream" in third).toBe(true);
  });
});
