import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { requestArbitrary } from "./requests.ts";

let server: Server;
afterEach(() => void server.close());

async function serve(statusOf: (body: string) => number): Promise<string> {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => {
      body += String(data);
    });
    request.on("end", () => response.writeHead(request.url === "/health" ? 200 : statusOf(body)).end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nobody = { cookie: "", magic: "the-magic" };
/** So many hold some of each hostile kind, however many calls they are shared out to. */
const tried = 1000;
const run = (url: string, isAlive = () => true) =>
  fuzz({
    url,
    bodies: tried,
    seed: 5,
    requests: requestArbitrary([1, 2]),
    identities: async () => ({ olga: nobody, ed: nobody, vera: nobody, visitor: nobody }),
    isAlive,
  });

it("bad input is sent with the magic, and answers of a healthy server are no failures", async () => {
  let signed = 0;
  const { failures, statuses } = await run(
    await serve((body) => {
      if (body.includes("the-magic")) signed++;
      return 400;
    }),
  );
  expect([failures, statuses.get(400)]).toEqual([[], tried]);
  expect(signed).toBeGreaterThan(50);
});

it("a call that breaks on a NUL is caught", async () => {
  const { failures } = await run(await serve((body) => (/\\u0000|%00/.test(body) ? 500 : 200)));
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatch(/^500 /);
});

it("a server that has died is caught", async () => {
  const { failures } = await run(await serve(() => 200), () => false);
  expect(failures).toEqual([expect.stringContaining("the server is not well")]);
});
