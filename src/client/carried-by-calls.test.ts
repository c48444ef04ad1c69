import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { send, sendLast } from "./call.ts";
import { startFormToken } from "./form-token.ts";

const search = defineCall({
  name: "search",
  method: "GET",
  path: "/ajax/search/",
  access: "read",
  input: { q: z.string() },
  output: {},
  refusals: [],
});
const keep = defineCall({ ...search, name: "keep", method: "POST", path: "/ajax/keep/", access: "write" });

const asked: { url: URL; options: RequestInit }[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    asked.push({ url: new URL(url, "https://noordervaart.example"), options });
    return Response.json({ success: true });
  });
  startFormToken("the-magic");
});
afterEach(() => vi.unstubAllGlobals());

const random = expect.stringMatching(/^\w{5,}$/);

describe("what every call carries", () => {
  it("is another random value each time in the query of a GET, too [CALL-01] [CALL-02]", async () => {
    for (let time = 0; time < 2; time++) await send(search, { q: "fog" });
    const [first, second] = asked.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(first).toEqual({ q: "fog", magic: "the-magic", ajx: random });
    expect(second).toEqual({ q: "fog", magic: "the-magic", ajx: random });
    expect(first?.["ajx"]).not.toBe(second?.["ajx"]);
  });

  it("is a value of chance, no number that goes up [CALL-01]", async () => {
    for (let time = 0; time < 40; time++) await send(search, { q: "fog" });
    const values = asked.map(({ url }) => url.searchParams.get("ajx") ?? "");
    expect(new Set(values).size).toBe(40);
    // Forty signs of thirty-six: each place of what is drawn by lot has many different ones.
    for (const place of [0, 4]) expect(new Set(values.map((value) => value[place])).size).toBeGreaterThan(10);
  });

  it("goes along also where a tab that closes hands the call to the browser [CALL-01] [CALL-02]", () => {
    for (let time = 0; time < 2; time++) expect(sendLast(keep, { q: "fog" })).toBe(true);
    expect(asked.map(({ options }) => options.keepalive)).toEqual([true, true]);
    const bodies = asked.map(({ options }) => JSON.parse(String(options.body)) as Record<string, unknown>);
    expect(bodies[0]).toEqual({ q: "fog", magic: "the-magic", ajx: random });
    expect(bodies[0]?.["ajx"]).not.toBe(bodies[1]?.["ajx"]);
  });
});
