import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

/** As Chromium asks. */
const asBrowsersAsk = "gzip, deflate, br, zstd";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  await openPage("short", "Come aboard");
  await openPage("long", "Come aboard, all of you. ".repeat(8000));
});
afterAll(async () => {
  await web.close();
  await world.close();
});

function openPage(slug: string, source: string): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const document = stacked([{ id: "greeting", kind: "Markdown", version: 1, content: { source } }]);
    const page = {
      title: slug,
      folderId: world.mainFolderId,
      slug,
      document,
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(ed, page, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

async function ask(url: string, sent: Record<string, string>, method: InjectOptions["method"] = "GET") {
  const headers = { host: "noordervaart.example", ...sent };
  const { statusCode: status, headers: said, rawPayload } = await web.server.inject({ method, url, headers });
  const encoding = said["content-encoding"];
  const text = (
    encoding === "br"
      ? brotliDecompressSync(rawPayload)
      : encoding === "gzip"
        ? gunzipSync(rawPayload)
        : rawPayload
  ).toString();
  return { status, headers: said, encoding, text, bytes: rawPayload.length };
}

/** The token of forms is written in other letters each time. */
function withoutMagic(text: string): string {
  return text.replaceAll(/[\w-]{86}/g, "");
}

describe.each(["/short/", "/long/"])("a page at %s", (url) => {
  it("is packed as somebody signed in asks for it, and is the same page in every encoding (long)", async () => {
    const { cookie } = vera;
    // What is drawn for the first time goes as the browser likes it best; met again it is there in the form that pieces are kept in.
    const first = await ask(url, { cookie, "accept-encoding": asBrowsersAsk });
    const plain = await ask(url, { cookie });
    expect(plain.encoding).toBeUndefined();
    expect(plain.headers["vary"]).toContain("Accept-Encoding");
    const isKept = async () => {
      const again = await ask(url, { cookie, "accept-encoding": asBrowsersAsk });
      expect(again.encoding).toBe("gzip");
      return again;
    };
    const answers = [{ accepted: asBrowsersAsk, encoding: "br", packed: first }];
    answers.push({ accepted: asBrowsersAsk, encoding: "gzip", packed: await vi.waitFor(isKept) });
    for (const [accepted, encoding] of [
      ["gzip", "gzip"],
      ["BR;q=0.5", "br"],
      ["br;q=0, gzip;q=0.1", "gzip"],
    ] as const)
      answers.push({ accepted, encoding, packed: await ask(url, { cookie, "accept-encoding": accepted }) });
    for (const { accepted, encoding, packed } of answers) {
      expect(packed.encoding, accepted).toBe(encoding);
      expect(packed.bytes).toBeLessThan(plain.bytes * 0.55);
      expect(packed.headers["content-length"]).toBe(String(packed.bytes));
      expect(packed.headers["vary"]).toBe("Accept, Accept-Language, Cookie, Accept-Encoding");
      expect(withoutMagic(packed.text)).toBe(withoutMagic(plain.text));
    }
    expect((await ask(url, { cookie, "accept-encoding": "br;q=0" })).encoding).toBeUndefined();
    expect((await ask(url, { cookie, "accept-encoding": "zstd, compress, abrx" })).encoding).toBeUndefined();
  });

  it("that is kept for visitors is the same in every encoding, and is not sent to who has it in any (long)", async () => {
    const plain = await ask(url, {});
    const kept = await ask(url, {});
    expect(kept.headers["etag"]).toMatch(/^W\/"[\w-]{22}"$/);
    for (const [accepted, encoding] of [
      [asBrowsersAsk, "br"],
      ["gzip", "gzip"],
      [asBrowsersAsk, "br"],
      ["identity", undefined],
    ] as const) {
      const packed = await ask(url, { "accept-encoding": accepted });
      expect(packed.encoding, accepted).toBe(encoding);
      expect(packed.text).toBe(plain.text);
      expect(packed.headers["content-length"]).toBe(String(packed.bytes));
      expect(packed.headers["vary"]).toBe("Accept, Accept-Language, Cookie, Accept-Encoding");
      expect(packed.headers["etag"]).toBe(kept.headers["etag"]);
    }
    const etag = String(kept.headers["etag"]);
    for (const condition of [etag, `"other", ${etag}`, etag.slice(2)]) {
      const known = await ask(url, { "if-none-match": condition, "accept-encoding": asBrowsersAsk });
      expect(known, condition).toMatchObject({ status: 304, text: "" });
      expect(known.headers["vary"]).toContain("Accept-Encoding");
    }
    expect((await ask(url, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

it("a page whose pieces were met before is joined from them, and is the same to the letter for each of its readers (long)", async () => {
  const ed = await web.browser(world.ed);
  for (const { cookie } of [vera, ed]) {
    const plain = await ask("/short/", { cookie });
    const encodings: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      const packed = await ask("/short/", { cookie, "accept-encoding": asBrowsersAsk });
      encodings.push(packed.encoding);
      expect(withoutMagic(packed.text)).toBe(withoutMagic(plain.text));
      expect(packed.headers["content-length"]).toBe(String(packed.bytes));
      expect(packed.headers["vary"]).toBe("Accept, Accept-Language, Cookie, Accept-Encoding");
    }
    expect(encodings.slice(1)).toEqual(["gzip", "gzip"]);
    expect(plain.text).not.toBe((await ask("/short/", { cookie })).text);
  }
  const { headers } = await ask("/short/", { cookie: vera.cookie, "accept-encoding": asBrowsersAsk }, "HEAD");
  expect(headers["content-encoding"]).toBeUndefined();
});

it("what fits one packet anyway is not packed", async () => {
  const robots = await ask("/robots.txt", { "accept-encoding": asBrowsersAsk });
  expect(robots.status).toBe(200);
  expect(robots.encoding).toBeUndefined();
});

it("an answer that repeats what a stranger chose gives no secret away by its length: its token never looks the same", async () => {
  const olga = await web.browser(world.olga);
  const sent = { cookie: olga.cookie, accept: "application/json", "accept-encoding": asBrowsersAsk };
  const magicIn = async () => {
    const { text } = await ask("/people/?q=chosen", sent);
    expect(text).toContain("chosen");
    return (JSON.parse(text) as { frame: { magic: string } }).frame.magic;
  };
  const [first, second] = [await magicIn(), await magicIn()];
  expect([first.length, second.length]).toEqual([86, 86]);
  // Neither the half that masks nor the half that is masked.
  expect(first.slice(0, 40)).not.toBe(second.slice(0, 40));
  expect(first.slice(44)).not.toBe(second.slice(44));
  for (const magic of [first, second])
    expect(await olga.post("/ajax/category/tree/", {}, { magic })).toMatchObject({ status: 200 });
});
