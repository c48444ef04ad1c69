import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { animatedGif, bmpOf, bombPng, picture, twoColouredHeic } from "#testing/pictures.ts";
import { type Sending, sendFile } from "#testing/sending.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { emptyDocument } from "#documents/document.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let vera: TestBrowser;
let pageId: number;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  vera = await web.browser(world.vera);
  const shares = [
    { principalId: principal("everybody"), mayEdit: false },
    { principalId: principal("editors"), mayEdit: true },
  ];
  pageId = await within(world, actorOf(world, world.ed), async (tx) => {
    const page = { title: "Fog", folderId: world.mainFolderId, slug: "fog", document: emptyDocument };
    return (await insertPage(actorOf(world, world.ed), { ...page, preview: "", shares }, worldNow, tx)) ?? 0;
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const address = () => `/ajax/widget/upload/${pageId}/aWidget1/`;
const upload = (sending: Partial<Sending> & { bytes?: Buffer }, browser = ed) =>
  sendFile(web, browser, address(), { content: [sending.bytes ?? Buffer.from("x")], ...sending });

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storageOf(world).list("")) keys.push(key);
  return keys;
}
const onItsWay = () => {
  const { incoming } = storageOf(world);
  return existsSync(incoming) ? readdirSync(incoming) : [];
};
function* zeros(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(256 * 1024);
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}
const megabyte = 1024 * 1024;

describe("a file sent to a page", () => {
  it("is kept and described [UPLD-01] [UPLD-20] [WIDG-09]", async () => {
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(50_000)]);
    const answer = await upload({ bytes, name: "plan.pdf", type: "application/pdf" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        state: "complete",
        error: null,
        file: { name: "plan.pdf", size: bytes.length, type: "application/pdf", width: null, height: null },
      },
    });
    expect(onItsWay()).toEqual([]);
  });

  it("comes to one address whatever it is to be, with the magic in its form, and is told in the same fields why it is refused [UPLD-20]", async () => {
    const sent = [
      ["image", "a.png", "image/png", await picture(4, 3).png().toBuffer()],
      ["pdf", "a.pdf", "application/pdf", Buffer.from("%PDF-1.7\n")],
      ["video", "a.mp4", "video/mp4", Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom")],
      ["file", "a.txt", "text/plain", Buffer.from("high 04:12")],
    ] as const;
    for (const [as, name, type, bytes] of sent) {
      const answer = await upload({ bytes, name, type, fields: { magic: ed.magic, as } });
      const body = { success: true, state: "complete", error: null, file: { name, type } };
      expect([as, answer]).toMatchObject([as, { status: 200, body }]);
    }
    const refused = [
      [await upload({ fields: { magic: ed.magic, as: "pdf" } }), 400],
      [await upload({ fields: { magic: vera.magic } }, vera), 403],
    ] as const;
    for (const [answer, status] of refused)
      expect(answer).toEqual({ status, body: { success: false, state: "error", error: expect.any(String) } });
  });

  it("as a picture has its size, turned upright [UPLD-18]", async () => {
    const bytes = await sharp(await picture(60, 40).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload({ bytes, name: "shore.jpg", type: "image/jpeg" });
    expect(answer?.body["file"]).toMatchObject({ width: 40, height: 60, type: "image/jpeg" });
  });

  it("as BMP becomes PNG, and says so in its name [UPLD-18] (long)", async () => {
    const answer = await upload({ bytes: bmpOf(3, 2, [9, 9, 9]), name: "scan.bmp", type: "image/bmp" });
    expect(answer?.body["file"]).toMatchObject({ name: "scan.png", type: "image/png", width: 3, height: 2 });
  });

  it("as HEIC becomes JPEG, though its sender knows no type for it [UPLD-18] (long)", async () => {
    const fields = { magic: ed.magic, as: "image" };
    const answer = await upload({
      bytes: twoColouredHeic,
      name: "IMG_1.HEIC",
      type: "application/octet-stream",
      fields,
    });
    expect(answer?.body["file"]).toMatchObject({
      name: "IMG_1.jpg",
      type: "image/jpeg",
      width: 64,
      height: 32,
    });
  });

  it("may come with the magic in a header [CALL-02]", async () => {
    const answer = await upload({ fields: {}, headers: { "x-magic": ed.magic } });
    expect(answer).toMatchObject({ status: 200, body: { state: "complete" } });
  });

  it("with equal bytes is stored once, and is a file of its own (long)", async () => {
    const bytes = randomBytes(30_000);
    const before = (await stored()).length;
    const one = await upload({ bytes, name: "a.bin" });
    const other = await upload({ bytes, name: "b.bin" });
    expect((await stored()).length).toBe(before + 1);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(one?.body["file"]).not.toEqual({ ...(other?.body["file"] as object), name: "a.bin" });
    const many = await Promise.all(
      Array.from({ length: 6 }, () => upload({ bytes: Buffer.concat([bytes, Buffer.from("!")]) })),
    );
    expect(many.map((each) => each?.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await stored()).length).toBe(before + 2);
    expect(onItsWay()).toEqual([]);
  });
});

describe("a file is refused with its sentence and leaves nothing [WIDG-09]", () => {
  const invalidImage = "Invalid image format. We support PNG, GIF, JPG, and BMP.";
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each([
    [
      "text as a picture [UPLD-02] [UPLD-18]",
      { type: "image/png", bytes: Buffer.from("hello") },
      invalidImage,
    ],
    [
      "a picture that breaks off [UPLD-02]",
      { type: "image/png", bytes: bombPng(20, 20).subarray(0, 40) },
      invalidImage,
    ],
    ["an SVG as a picture [UPLD-02]", { type: "image/svg+xml", bytes: svg }, invalidImage],
    [
      "a picture with another type, asked to be one [UPLD-02]",
      { type: "text/html", bytes: bmpOf(2, 2, [1, 1, 1]), as: "image" },
      invalidImage,
    ],
    [
      "a picture of too many pixels",
      { type: "image/png", bytes: bombPng(20_000, 20_000) },
      "This picture has too many pixels. Make it smaller or use the Attachment block.",
    ],
    [
      "text as a PDF [UPLD-05]",
      { as: "pdf", bytes: Buffer.from("hello") },
      "Invalid PDF file. Only *.pdf files are accepted.",
    ],
    [
      "text as a video [UPLD-07]",
      { as: "video", bytes: Buffer.from("hello") },
      "Invalid video format. We support MPEG 4 (*.mp4)",
    ],
    [
      "a QuickTime film that says it is mp4 [UPLD-07]",
      { as: "video", type: "video/mp4", bytes: Buffer.from("\0\0\0\u0014ftypqt  \0\0\u0002\0qt  ") },
      "Invalid video format. We support MPEG 4 (*.mp4)",
    ],
    [
      "a WebM film that says it is mp4 [UPLD-07]",
      { as: "video", type: "video/mp4", bytes: Buffer.from("1a45dfa3874282847765626d", "hex") },
      "Invalid video format. We support MPEG 4 (*.mp4)",
    ],
  ])("%s (long)", async (_, { as, ...sending }: { type?: string; bytes: Buffer; as?: string }, error) => {
    const before = await stored();
    const fields: Record<string, string> = as ? { magic: ed.magic, as } : { magic: ed.magic };
    const answer = await upload({ ...sending, fields });
    expect(answer).toEqual({ status: 400, body: { success: false, state: "error", error } });
    expect(await stored()).toEqual(before);
    expect(onItsWay()).toEqual([]);
  });

  it.each([
    ["image", 15, "File too large for Image Gallery. Use the attachment widget instead.", "UPLD-03"],
    ["pdf", 30, "File too large (max 30MB)", "UPLD-06"],
  ])("%s over %i MB: %s [%s] (long)", async (as, most, error) => {
    const answer = await upload({
      fields: { magic: ed.magic, as },
      type: "image/png",
      content: zeros(most * megabyte + 1),
    });
    expect(answer).toEqual({ status: 400, body: { success: false, state: "error", error } });
    expect(onItsWay()).toEqual([]);
  });

  it.each([
    ["image", 15, invalidImage, "UPLD-03"],
    ["pdf", 30, "Invalid PDF file. Only *.pdf files are accepted.", "UPLD-06"],
  ])("%s of %i MB is looked at, and not too large: %s [%s] (long)", async (as, most, error) => {
    const fields = { magic: ed.magic, as };
    const answer = await upload({ fields, type: "image/png", content: zeros(most * megabyte) });
    expect(answer?.body["error"]).toBe(error);
  });

  it("no file at all [UPLD-10]", async () => {
    const answer = await ed.post(address(), {}, { encoding: "multipart" });
    expect(answer.body).toEqual({ success: false, state: "error", error: "Skipped -- Not a file" });
  });

  it("a file that is cut off on its way [UPLD-01] (long)", async () => {
    const before = await stored();
    async function* untilItArrives() {
      yield* zeros(3 * megabyte);
      await expect.poll(onItsWay).toHaveLength(1);
    }
    expect(await upload({ content: untilItArrives(), cutOff: true })).toBeNull();
    await expect.poll(onItsWay).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(web.bugs).toEqual([]);
  });

  it("a body that is no form, or one with fields without end", async () => {
    for (const type of [
      "application/json",
      "multipart/form-data",
      "text/plain",
      "multipart/form-data; boundary=",
    ]) {
      const headers = { "content-type": type };
      const answer = await ed.ask({ method: "POST", url: address(), payload: "x", headers });
      expect([400, 403], type).toContain(answer.status);
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
    }
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, "x".repeat(9000)]));
    expect((await upload({ fields }))?.status).not.toBe(200);
    expect(web.bugs).toEqual([]);
  });
});

describe("only whoever may edit the page sends files to it", () => {
  it("a reader is refused, a stranger hears that there is no such page [UPLD-14]", async () => {
    expect((await upload({ fields: { magic: vera.magic } }, vera))?.status).toBe(403);
    const visitor = await web.browser("visitor");
    expect((await upload({ fields: { magic: visitor.magic } }, visitor))?.status).toBe(404);
    expect(onItsWay()).toEqual([]);
  });

  it("another site's page is not found, and no magic is no upload [CALL-14] [UPLD-20]", async () => {
    expect((await sendFile(web, ed, "/ajax/widget/upload/999999/aWidget1/", { content: [] }))?.status).toBe(
      404,
    );
    const expired = { status: 403, body: { success: false, error: expect.stringContaining("CSRF") } };
    expect(await upload({ fields: {} })).toMatchObject(expired);
    expect(await upload({ fields: { magic: "wrong" } })).toMatchObject(expired);
    const headers = { origin: "https://evil.example" };
    expect(await upload({ headers })).toMatchObject(expired);
  });
});

describe("pictures that hide something", () => {
  it("are attached as they are when they are to be attachments", async () => {
    const bytes = await animatedGif();
    const answer = await upload({ bytes, type: "image/gif", fields: { magic: ed.magic, as: "file" } });
    expect(answer?.body["file"]).toMatchObject({ size: bytes.length, type: "image/gif", width: null });
  });
});
