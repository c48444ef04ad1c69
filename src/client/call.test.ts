import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { send } from "./call.ts";
import { startFormToken } from "./form-token.ts";
import { watchSessionExpiry } from "./session-expiry.ts";
import { noteSeenElsewhere } from "./token-elsewhere.ts";
import { clientWords } from "./wording.ts";

const rename = defineCall({
  name: "rename",
  method: "POST",
  path: "/ajax/category/rename/{id}/",
  access: "write",
  input: { id: z.int(), name: z.string() },
  output: { name: z.string() },
  refusals: [],
});
const search = defineCall({
  ...rename,
  name: "search",
  method: "GET",
  access: "read",
  path: "/ajax/search/",
  input: { q: z.string() },
});

const look = defineCall({ ...rename, name: "look", path: "/ajax/look/{id}/", access: "read" });

/** What the document of a test says of itself. */
const said: { sending?: string } = {};

/** What the server of a test answers, and what it was asked. */
const asked: { url: string; options: RequestInit; body: Record<string, unknown> }[] = [];
let answer: () => Promise<Response> | Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ success: true, name: "New" });
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset: said } });
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    asked.push({ url, options, body: JSON.parse(String(options.body ?? "{}")) as Record<string, unknown> });
    options.signal?.throwIfAborted();
    return answer();
  });
  startFormToken("the-magic");
});
afterEach(() => vi.unstubAllGlobals());

const refusal =
  (body: object, status = 400) =>
  () =>
    Response.json({ success: false, ...body }, { status });

describe("a call", () => {
  it("carries a random ajx and the magic [CALL-01] [CALL-02]", async () => {
    await send(rename, { id: 5, name: "New" });
    await send(rename, { id: 5, name: "New" });
    expect(asked.map(({ url }) => url)).toEqual(["/ajax/category/rename/5/", "/ajax/category/rename/5/"]);
    expect(asked[0]?.body).toEqual({ name: "New", magic: "the-magic", ajx: expect.stringMatching(/.{5,}/) });
    expect(asked[0]?.body["ajx"]).not.toBe(asked[1]?.body["ajx"]);
  });

  it("carries them in the query of a GET, with no body [CALL-01] [CALL-02]", async () => {
    await send(search, { q: "fog & rain" });
    const query = new URL(asked[0]?.url ?? "", "http://atrium.example").searchParams;
    expect([query.get("q"), query.get("magic"), query.has("ajx")]).toEqual(["fog & rain", "the-magic", true]);
    expect(asked[0]?.options.body).toBeNull();
  });

  it("answers the fields of the call", async () => {
    expect(await send(rename, { id: 5, name: "New" })).toEqual({ success: true, name: "New" });
  });
});

describe("what was sent", () => {
  const asking = async (...sent: Parameters<typeof send>) => {
    let seen: string | undefined;
    answer = () => {
      seen = said.sending;
      return Response.json({ success: true, name: "New" });
    };
    await send(...sent);
    return [seen, said.sending];
  };

  it("is said in the document until the last of it is answered, lost or never sent", async () => {
    expect(await asking(rename, { id: 5, name: "New" })).toEqual(["", undefined]);
    const answers: ((answer: Response) => void)[] = [];
    answer = () => new Promise<Response>((resolve) => void answers.push(resolve));
    const both = [send(rename, { id: 5, name: "One" }), send(rename, { id: 6, name: "Two" })];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(Response.json({ success: true, name: "One" }));
    await both[0];
    expect(said.sending).toBe("");
    answers[1]?.(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await both[1];
    expect(said.sending).toBeUndefined();
    answer = () => Promise.reject(new TypeError("cut"));
    await send(rename, { id: 5, name: "New" });
    expect(said.sending).toBeUndefined();
    await expect(send(rename, { id: 5, name: 1n as unknown as string })).rejects.toThrow(/BigInt/);
    expect(said.sending).toBeUndefined();
  });

  it("is not when it only reads, or nobody has asked for it", async () => {
    expect(await asking(search, { q: "fog" })).toEqual([undefined, undefined]);
    expect(await asking(look, { id: 5, name: "" })).toEqual([undefined, undefined]);
    expect(await asking(rename, { id: 5, name: "New" }, { quietly: true })).toEqual([undefined, undefined]);
  });
});

describe("the time-out", () => {
  const limits: number[] = [];
  beforeEach(() => {
    limits.length = 0;
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return new AbortController().signal;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("is 15000 ms unless the caller says otherwise [CALL-03]", async () => {
    await send(rename, { id: 5, name: "New" });
    expect(limits).toEqual([15_000]);
  });

  it("is the caller's timeout_ms, also of what may be called off [CALL-05]", async () => {
    await send(rename, { id: 5, name: "New" }, { timeout_ms: 90_000 });
    const { signal } = new AbortController();
    await send(rename, { id: 5, name: "New" }, { timeout_ms: 5_000, signal });
    expect(limits).toEqual([90_000, 5_000]);
  });

  it("is an ordinary failure, in the words of one that could not connect [CALL-03] [CALL-10]", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    for (const options of [{}, { signal: new AbortController().signal }])
      expect(await send(rename, { id: 5, name: "New" }, options)).toMatchObject({
        success: false,
        reason: "Could not connect, please try again later..",
      });
  });
});

describe("a failure", () => {
  it("is said with the server's message, else its error [CALL-09]", async () => {
    answer = refusal({ message: "Taken.", error: "Other." });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ success: false, reason: "Taken." });
    answer = refusal({ error: "Other." });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ reason: "Other." });
  });

  it("of the connection has the default reason, with two dots [CALL-10]", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({
      success: false,
      code: "unreachable",
      reason: "Could not connect, please try again later..",
    });
  });

  it("names its fields, whichever way the call tells them", async () => {
    answer = refusal({ error: "x", errors: [{ path: "name", message: "Too long." }] });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ fields: { name: "Too long." } });
    answer = refusal({ error: "x", form_errors: { name: "Too short." } });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ fields: { name: "Too short." } });
  });

  it("says which rights can be requested, and no others than there are [ROLE-23]", async () => {
    const offers: unknown[] = [];
    for (const offer of ["admin", "owner", "editor", "page:12", "page", "page:x", "king", null]) {
      const headers = new Headers(offer === null ? {} : { "x-offer": offer });
      answer = () => Response.json({ success: false, error: "x" }, { status: 403, headers });
      const failed = await send(rename, { id: 5, name: "New" });
      offers.push(failed.success ? "none" : failed.offer);
    }
    expect(offers).toEqual(["admin", "owner", "editor", "page:12", null, null, null, null]);
  });

  it.each([
    ["a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["nothing", () => new Response(null, { status: 502 })],
    ["an empty object", () => Response.json({}, { status: 500 })],
    ["a list", () => Response.json([1], { status: 400 })],
    ["empty words", () => Response.json({ message: " ", error: "" }, { status: 400 })],
    ["words that are no text", () => Response.json({ message: 7, error: { a: 1 } }, { status: 400 })],
    ["errors that say nothing", () => Response.json({ errors: [{}, 5, null, ""] }, { status: 400 })],
    ["a page of status 200", () => new Response("<h1>Sign in to this hotel</h1>")],
    ["an answer of status 200 that is no success", () => Response.json({ name: "New" })],
  ])("without a message, as %s, has a sentence all the same [CALL-09] [CALL-10]", async (_, reply) => {
    answer = reply;
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({
      success: false,
      said: null,
      reason: "Could not connect, please try again later..",
      fields: {},
    });
  });

  it("with an errors list alone is said with it [CALL-09] [PDLG-16]", async () => {
    answer = refusal({ errors: [{ path: "settings.title", message: "Too long." }, "The disk is full."] });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({
      said: null,
      reason: "Too long. The disk is full.",
      errors: ["Too long.", "The disk is full."],
      fields: { "settings.title": "Too long." },
    });
  });

  it("that is a bug leaves the words to the action [CALL-09]", async () => {
    const headers = { "x-refusal": "broken" };
    answer = () => Response.json({ success: false, message: "Oops, all over." }, { status: 500, headers });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({
      said: null,
      reason: "Oops, all over.",
    });
  });

  it("has a sentence whatever the reply is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 200, max: 599 }), async (body, status) => {
        const isBodiless = status === 204 || status === 205 || status === 304;
        answer = () => new Response(isBodiless ? null : JSON.stringify(body), { status });
        const got = await send(rename, { id: 5, name: "New" });
        return got.success || (got.reason.trim() !== "" && (got.said === null || got.said.trim() !== ""));
      }),
    );
  });
});

describe("a session that is over", () => {
  it("is told by any error that contains CSRF, before the caller hears of it [CALL-06] [CALL-07] [CALL-14]", async () => {
    const told: string[] = [];
    const stop = watchSessionExpiry(() => told.push("notice"));
    answer = refusal({ error: "xCSRFx" });
    const failure = await send(rename, { id: 5, name: "New" }).finally(() => told.push("caller"));
    await send(search, { q: "fog" }).finally(() => told.push("reader"));
    await send(rename, { id: 5, name: "New" }, { quietly: true }).finally(() => told.push("draft"));
    expect(told).toEqual(["notice", "caller", "notice", "reader", "notice", "draft"]);
    expect(failure).toMatchObject({
      expired: true,
      reason: "Your session has expired. Please reload the page.",
    });
    stop();
  });

  it("is tried again once, with a new token, where the same person has been in another tab meanwhile", async () => {
    const told = vi.fn<() => void>();
    const stop = watchSessionExpiry(told);
    const append = (script: { onload: () => void }) => {
      window.magic = "another-magic";
      script.onload();
    };
    const createElement = () => ({ remove: () => {} });
    vi.stubGlobal("document", { documentElement: { dataset: said }, createElement, head: { append } });
    const expired = refusal({ error: "The CSRF token is wrong." }, 403);
    answer = () => (asked.length > 1 ? Response.json({ success: true, name: "New" }) : expired());
    noteSeenElsewhere(true);
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ success: true });
    expect(asked.map(({ body }) => body["magic"])).toEqual(["the-magic", "another-magic"]);
    expect(told).not.toHaveBeenCalled();
    answer = expired;
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ expired: true });
    expect([asked.length, told.mock.calls.length]).toEqual([3, 1]);
    stop();
  });

  it("is told by a refusal that asks to sign in, as when the session ended by age", async () => {
    const shown = vi.fn<() => void>();
    const stop = watchSessionExpiry(shown);
    const headers = { "x-refusal": "signed-out" };
    answer = () => Response.json({ success: false, error: "Sign in first." }, { status: 401, headers });
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({
      expired: true,
      reason: "Your session has expired. Please reload the page.",
    });
    expect(shown).toHaveBeenCalledOnce();
    stop();
  });

  it("is not told of at other failures [CALL-07]", async () => {
    const shown = vi.fn<() => void>();
    const stop = watchSessionExpiry(shown);
    answer = refusal({ error: "Taken." }, 409);
    expect(await send(rename, { id: 5, name: "New" })).toMatchObject({ expired: false, reason: "Taken." });
    expect(shown).not.toHaveBeenCalled();
    stop();
  });

  it("has two texts: one with a link, one where only plain text can be shown [CALL-06] [CALL-11]", () => {
    const { expired, expiredLink, expiredPlain } = clientWords;
    expect(expired.message.replace("{link}", expiredLink.message)).toBe(
      "Your session has expired. Please click here to reload the page.",
    );
    expect(expiredPlain.message).toBe("Your session has expired. Please reload the page.");
  });
});
