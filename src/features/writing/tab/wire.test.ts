import { afterEach, expect, it, vi } from "vitest";
import { startFormToken } from "#client/form-token.ts";
import { wireTo } from "./wire.ts";

afterEach(() => vi.unstubAllGlobals());

/** A save that the server answers so. */
async function savedWhile(answer: () => Response) {
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", async () => answer());
  startFormToken("the-magic");
  return wireTo(12, "a tab").save(1, new Uint8Array([1]));
}
const refusal = (status: number, code?: string) => () =>
  Response.json({ success: false, error: "No." }, { status, headers: code ? { "x-refusal": code } : {} });

it.each([
  ["a server that has too much to do", refusal(503, "overloaded")],
  ["a server whose database is being restarted", refusal(503, "starting")],
  ["a bug", refusal(500, "broken")],
  ["a proxy without a server behind it", () => new Response("Bad gateway", { status: 502 })],
  ["too many calls", refusal(429, "too-many")],
  ["no answer", () => Promise.reject(new TypeError("fetch failed")) as never],
])("words are kept and sent again after %s", async (_, answer) => {
  expect(await savedWhile(answer)).toMatchObject({ success: false, isPassing: true });
});

it("what the server will never take is not sent again", async () => {
  expect(await savedWhile(refusal(400, "draft-not-understood"))).toMatchObject({ isPassing: false });
  expect(await savedWhile(refusal(409, "draft-over"))).toMatchObject({
    code: "draft-over",
    isPassing: false,
  });
});

it("a tab that closes hands its words to the browser at once, with its form token, as far as browsers take them", () => {
  const sent: { path: string; request: RequestInit }[] = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    sent.push({ path, request });
    throw new TypeError("the tab is gone");
  });
  startFormToken("the-magic");
  const wire = wireTo(12, "a tab");
  wire.saveLast(1, new Uint8Array([1]));
  expect(sent).toMatchObject([{ path: "/-/draft/12/save/", request: { method: "POST", keepalive: true } }]);
  expect(JSON.parse(String(sent[0]?.request.body))).toMatchObject({
    epoch: 1,
    update: "AQ==",
    client: "a tab",
    magic: "the-magic",
  });
  wire.saveLast(1, new Uint8Array(44_000));
  expect(sent).toHaveLength(2);
  wire.saveLast(1, new Uint8Array(46_000));
  expect(sent).toHaveLength(2);
});
