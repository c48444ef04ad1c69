import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync, readdirSync, readlinkSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptFile } from "#features/files/contract.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { animatedGif, picture } from "#testing/pictures.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { stacked } from "#documents/document.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** A page that everybody here reads and that shows these files. */
async function show(...files: KeptFile[]): Promise<void> {
  const source = files.map(({ id, name }) => `[x](/-/file/${id}/${encodeURIComponent(name)})`).join("\n");
  const document = stacked([{ id: "aWidget1", kind: "Markdown", version: 1, content: { source } }]);
  const shares = [{ principalId: principal("everybody"), mayEdit: false }];
  const ed = actorOf(world, world.ed);
  const page = { title: "Files", folderId: world.mainFolderId, slug: null, document, preview: "", shares };
  await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx));
}
const at = ({ id, name }: KeptFile) => `/-/file/${id}/${encodeURIComponent(name)}`;
const big = randomBytes(300_000);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");

describe("a file is handed out so that it never acts as a page of the site", () => {
  const shownInPlace = [
    ["a.jpg", "image", () => picture(40, 30).jpeg().toBuffer(), "image/jpeg"],
    ["a.png", "image", () => picture(40, 30).png().toBuffer(), "image/png"],
    ["a.gif", "image", animatedGif, "image/gif"],
    ["a.webp", "image", () => picture(40, 30).webp().toBuffer(), "image/webp"],
    ["a.pdf", "file", async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), html]), "application/pdf"],
    ["a.mp4", "video", async () => Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom"), "video/mp4"],
  ] as const;
  it.each(shownInPlace)("%s in its place (long)", async (name, purpose, make, type) => {
    const file = await keptFile(world, world.ed, { bytes: await make(), name, purpose, type });
    await show(file);
    const answer = await vera.get(at(file));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": `default-src 'none'${type === "application/pdf" ? "" : "; sandbox"}`,
      "content-disposition": `inline; filename="${name}"; filename*=UTF-8''${name}`,
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  const saved = [
    ["tour.nl.vtt", Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nMist\n"), "text/vtt"],
    ["page.html", html, "text/plain; charset=utf-8"],
    [
      "logo.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "text/plain; charset=utf-8",
    ],
    [
      "feed.xml",
      Buffer.from('<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"/>'),
      "application/octet-stream",
    ],
    ["run.js", Buffer.from("alert(1)"), "text/plain; charset=utf-8"],
    ["data.bin", Buffer.from([0, 1, 2, 3]), "application/octet-stream"],
    ["script.gif", Buffer.from("GIF89a/*\u0001\u0001*/=1;alert(1)//"), "image/gif"],
  ] as const;
  it.each(saved)("%s only to be saved (long)", async (name, bytes, type) => {
    const file = await keptFile(world, world.ed, { bytes, name });
    await show(file);
    const { headers } = await vera.get(at(file));
    expect(headers["content-type"]).toBe(type);
    expect(headers["content-disposition"]).toMatch(/^attachment; /);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
  });

  it("a picture that was attached is given back byte for byte, and only to be saved", async () => {
    const bytes = await sharp(await picture(40, 30).jpeg().toBuffer())
      .withExif({ IFD0: { Artist: "Vera" } })
      .toBuffer();
    const file = await keptFile(world, world.ed, { bytes, name: "photo.jpg" });
    await show(file);
    const answer = await vera.ask({ method: "GET", url: at(file) });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; /);
    expect(Number(answer.headers["content-length"])).toBe(bytes.length);
  });

  it("its name reaches no header as it is", async () => {
    const name = 'plän "1"; x=\r\nset-cookie: a=b 日本.txt';
    const file = await keptFile(world, world.ed, { bytes: Buffer.from("x"), name });
    await show(file);
    const { headers } = await vera.get(at(file));
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"pl_n _1_; x=set-cookie: a=b __.txt\"; filename*=UTF-8''pl%C3%A4n%20%221%22%3B%20x%3Dset-cookie%3A%20a%3Db%20%E6%97%A5%E6%9C%AC.txt",
    );
  });
});

describe("a file is read in parts and only when it changed", () => {
  let file: KeptFile;
  beforeAll(async () => {
    file = await keptFile(world, world.ed, { bytes: big, name: "big.bin" });
    await show(file);
  });
  const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    vera.ask({ method, url: at(file), headers });

  it.each([
    ["bytes=0-9", 206, "bytes 0-9/300000", "10"],
    ["bytes=299990-", 206, "bytes 299990-299999/300000", "10"],
    ["bytes=-5", 206, "bytes 299995-299999/300000", "5"],
    ["bytes=0-999999999", 206, "bytes 0-299999/300000", "300000"],
    ["bytes=300000-", 416, "bytes */300000", "0"],
    ["bytes=-0", 416, "bytes */300000", "0"],
    ["bytes=9-3", 200, undefined, "300000"],
    ["bytes=0-1,5-6", 200, undefined, "300000"],
    ["lines=0-1", 200, undefined, "300000"],
  ])("%s answers %i", async (range, status, said, length) => {
    const answer = await get({ range });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-range"]).toBe(said);
    expect(String(answer.headers["content-length"])).toBe(length);
  });

  it("not again what its reader has, and no part of another state", async () => {
    const { etag } = (await get()).headers as { etag: string };
    expect((await get({ "if-none-match": etag })).status).toBe(304);
    expect((await get({ "if-none-match": `"other", W/${etag}` })).status).toBe(304);
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
    expect((await get({ range: "bytes=0-9", "if-range": etag })).status).toBe(206);
    expect((await get({ range: "bytes=0-9", "if-range": '"other"' })).status).toBe(200);
  });

  it("is told of without its bytes", async () => {
    const answer = await get({}, "HEAD");
    expect(answer).toMatchObject({ status: 200, text: "" });
    expect(String(answer.headers["content-length"])).toBe("300000");
    expect(answer.headers["accept-ranges"]).toBe("bytes");
  });

  it("stays with its reader, and is asked for again each time", async () => {
    expect((await get()).headers["cache-control"]).toBe("private, no-cache");
  });

  it("a reader who goes leaves no file open (long)", async () => {
    const huge = await keptFile(world, world.ed, { bytes: randomBytes(20_000_000), name: "huge.bin" });
    await show(huge);
    if (!web.server.server.listening) await web.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = web.server.server.address() as AddressInfo;
    const headers = { host: "noordervaart.example", cookie: vera.cookie };
    const openFiles = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes("/blob/");
        } catch {
          return false;
        }
      }).length;
    await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<void>((resolve) => {
            const asked = request({ port, path: at(huge), headers }, (response) => {
              response.once("data", () => {
                asked.destroy();
                resolve();
              });
            });
            asked.on("error", () => {});
            asked.end();
          }),
      ),
    );
    await expect.poll(openFiles).toBe(0);
    expect(web.bugs).toEqual([]);
  });
});

describe("a picture is made as small as its place", () => {
  it("once, in a size of the list, without its metadata (long)", async () => {
    const bytes = await picture(1500, 900).jpeg().toBuffer();
    const file = await keptFile(world, world.ed, {
      bytes,
      name: "shore.jpg",
      type: "image/jpeg",
      purpose: "image",
    });
    await show(file);
    const answers = await Promise.all([0, 1, 2].map(() => vera.get(`${at(file)}?w=640`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "inline; filename=\"shore.webp\"; filename*=UTF-8''shore.webp",
    });
    const keys: string[] = [];
    for await (const { key } of storageOf(world).list("variant/")) keys.push(key);
    expect(keys).toHaveLength(1);
    const small = await sharp(
      readFileSync(`${storageOf(world).place.replace("the folder ", "")}/${keys[0]}`),
    ).metadata();
    expect(small).toMatchObject({ width: 640, height: 384, format: "webp" });
    expect((await vera.get(`${at(file)}?w=1920`)).headers["content-type"]).toBe("image/jpeg");
    expect((await vera.get(`${at(file)}?w=641`)).status).toBe(404);
    expect((await vera.get(`${at(file)}?w=640&w=320`)).status).toBe(404);
  });

  it("but an animation stays as it is", async () => {
    const file = await keptFile(world, world.ed, {
      bytes: await animatedGif(),
      name: "a.gif",
      type: "image/gif",
      purpose: "image",
    });
    await show(file);
    expect((await vera.get(`${at(file)}?w=320`)).headers["content-type"]).toBe("image/gif");
  });
});

it.each([
  "/-/file/0/x",
  "/-/file/x/x",
  "/-/file/99999999/x",
  "/-/file/9999999999999999/x",
  "/-/file/1e3/x",
  "/-/file/-1/x",
])("%s leads to nothing", async (path) => {
  expect((await vera.get(path)).status).toBe(404);
  expect(web.bugs).toEqual([]);
});
