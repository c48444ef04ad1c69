import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type SentPicture, sendPicture } from "#testing/person-pictures.ts";
import { bombPng, picture } from "#testing/pictures.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
let ed: TestBrowser;
let ada: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  ed = await web.browser(world.ed);
  ada = await web.browser(world.ada);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
beforeEach(async () => {
  await inSite("delete from person_picture where site_id = $1");
  await inSite("update person set photo = null where site_id = $1");
});

const wide = () => picture(60, 40).png().toBuffer();
const upload = (browser: TestBrowser, bytes: Buffer, sent: SentPicture = {}) =>
  sendPicture(web, browser, bytes, sent);
const load = async (browser: TestBrowser, query = "") =>
  (await browser.get(`/ajax/settings/crop-profileimage/${query}`, { accept: "application/json" })).body ?? {};
const crop = async (browser: TestBrowser, sent: object) =>
  (await browser.post("/ajax/settings/crop-profileimage/", sent as Record<string, unknown>)).body ?? {};
const photoOf = async ({ id }: WorldPerson) =>
  (await inSite<{ photo: string | null }>("select photo from person where site_id = $1 and id = $2", id))[0]
    ?.photo;
const baseOf = async (browser: TestBrowser) => String((await load(browser))["avatar_base"]);
const bytesAt = async (browser: TestBrowser, address: string) => {
  const answer = await browser.get(address);
  return { status: answer.status, headers: answer.headers, text: answer.text };
};

describe("the picture of a person", () => {
  it("is sent to the address of the specification, and its state says where its files stand [AVAT-03] [AVAT-04] [AVAT-05] [AVAT-06]", async () => {
    const answer = await upload(vera, await wide());
    expect(answer).toMatchObject({ success: true });
    expect(answer.state).toEqual({
      avatar_base: expect.stringMatching(new RegExp(`^/-/picture/${world.vera.id}/[0-9a-f]{24}/$`)),
      width: 60,
      height: 40,
      is_svg: false,
      uploading: false,
    });
    expect(await load(vera)).toMatchObject({
      success: true,
      ...(answer.state as object),
      name: "Vera Visser",
    });
    const lengths = new Set<unknown>();
    for (const variant of ["large", "small", "crop"]) {
      const given = await bytesAt(ed, `${await baseOf(vera)}${variant}`);
      lengths.add(given.headers["content-length"]);
      expect(given).toMatchObject({
        status: 200,
        headers: {
          "content-type": "image/webp",
          "cache-control": "private, max-age=31536000, immutable",
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
        },
      });
    }
    expect(lengths.size).toBe(3);
    expect((await bytesAt(ed, `${await baseOf(vera)}huge`)).status).toBe(404);
    expect(await photoOf(world.vera)).toBe(`${await baseOf(vera)}small`);
  });

  it("is taken from whoever sends the magic of their own browser alone [AVAT-05]", async () => {
    const bytes = await picture(2, 2).png().toBuffer();
    for (const magic of ["", ed.magic])
      expect(await upload(vera, bytes, { magic })).toMatchObject({
        success: false,
        error: expect.stringMatching(/./),
      });
    expect(await photoOf(world.vera)).toBeNull();
  });

  it("is made of squares of 512 and 128 pixels, and keeps no word of camera or place [AVAT-04] (long)", async () => {
    const taken = await sharp(await wide())
      .jpeg()
      .withExif({ IFD0: { Make: "Spy camera" }, IFD3: { GPSLatitude: "51/1 55/1 0/1" } })
      .toBuffer();
    expect(taken.includes("Spy camera")).toBe(true);
    await upload(vera, taken, { name: "me.jpg", type: "image/jpeg" });
    const given = new Map<string, number>();
    for (const [variant, width, height] of [
      ["large", 512, 512],
      ["small", 128, 128],
      ["crop", 60, 40],
    ] as const) {
      const [file] = await inSite<{ width: number; height: number; size: number }>(
        `select file.width, file.height, file.size::int as size from file join person_picture on file.id = person_picture.${variant}_id
         where file.site_id = $1 and person_picture.person_id = $2`,
        world.vera.id,
      );
      expect([variant, file]).toEqual([variant, { width, height, size: expect.any(Number) }]);
      const { text, headers } = await bytesAt(vera, `${await baseOf(vera)}${variant}`);
      expect(text).not.toContain("Spy camera");
      expect([variant, headers["content-length"]]).toEqual([variant, String(file?.size)]);
      given.set(variant, file?.size ?? 0);
    }
    expect(new Set(given.values()).size).toBe(3);
  });

  it("is cropped to the square that was sent, under a new address, of oneself or of whom an administrator names [AVAT-05] [AVAT-06] [AVAT-07] [AVAT-16] [AVAT-18]", async () => {
    const halves = await sharp(await picture(60, 40).png().toBuffer())
      .composite([
        { input: { create: { width: 30, height: 40, channels: 3, background: "#f00" } }, left: 0, top: 0 },
        { input: { create: { width: 30, height: 40, channels: 3, background: "#00f" } }, left: 30, top: 0 },
      ])
      .png()
      .toBuffer();
    const ofVera = expect.stringMatching(new RegExp(`^/-/picture/${world.vera.id}/[0-9a-f]{24}/$`));
    const error = "Sorry, only administrators can do this.";
    expect(await upload(ed, halves, { user_id: world.vera.id })).toMatchObject({ success: false, error });
    const sent = await upload(ada, halves, { user_id: world.vera.id });
    expect(sent).toMatchObject({ success: true, state: { avatar_base: ofVera } });
    const { avatar_base, name } = await load(ada, `?user_id=${world.vera.id}`);
    expect([avatar_base, name]).toEqual([ofVera, "Vera Visser"]);
    const square = { x1: 0, y1: 0, x2: 20, y2: 20, avatar_base, user_id: world.vera.id };
    expect(await crop(ed, square)).toMatchObject({ success: false, error });
    const answer = await crop(ada, { x1: 34, y1: 4, x2: 54, y2: 24, avatar_base, user_id: world.vera.id });
    expect(answer).toMatchObject({ success: true, width: 60, height: 40, is_svg: false, uploading: false });
    expect([answer["avatar_base"], await photoOf(world.ada)]).toEqual([ofVera, null]);
    expect(answer["avatar_base"]).not.toBe(avatar_base);
    expect(answer["previous_base"]).toBe(avatar_base);
    expect(await averageOf("large_id")).toEqual({ red: 0, blue: 255 });
    expect(await averageOf("crop_id")).toEqual({ red: 127, blue: 127 });
  });

  it("refuses a part that is no square of it, and where there is none [AVAT-11] [AVAT-12] [AVAT-14] [AVAT-19]", async () => {
    expect(await crop(vera, { x1: 0, y1: 0, x2: 20, y2: 20, avatar_base: "" })).toMatchObject({
      success: false,
      error: "No profile image. Upload an image first.",
    });
    await upload(vera, await wide());
    const before = await photoOf(world.vera);
    const avatar_base = await baseOf(vera);
    for (const [corners, error] of [
      [{ x1: 10, x2: 10, y1: 0, y2: 10 }, "Choose a part of the picture."],
      [{ x1: 10, x2: 20, y1: 10, y2: 5 }, "Choose a part of the picture."],
      [{ x1: 50, x2: 70, y1: 0, y2: 20 }, "Choose a square inside the picture."],
      [{ x1: -5, x2: 15, y1: 0, y2: 20 }, "Choose a square inside the picture."],
      [{ x1: 0, x2: 20, y1: 0, y2: 10 }, "Choose a square inside the picture."],
    ] as const)
      expect([corners, await crop(vera, { ...corners, avatar_base })]).toEqual([
        corners,
        expect.objectContaining({ success: false, error }),
      ]);
    expect(await photoOf(world.vera)).toBe(before);
  });

  it("is not cropped where there is none, or another one by now [AVAT-12] [AVAT-14] (long)", async () => {
    const square = { x1: 0, y1: 0, x2: 20, y2: 20 };
    expect(await crop(vera, { ...square, avatar_base: "" })).toMatchObject({
      success: false,
      error: "No profile image. Upload an image first.",
    });
    expect(await load(vera)).toMatchObject({ success: true, avatar_base: "", width: 0, height: 0 });
    await upload(vera, await wide());
    const first = await baseOf(vera);
    await upload(vera, await wide());
    expect(await crop(vera, { ...square, avatar_base: first })).toMatchObject({
      success: false,
      error: "This picture was changed somewhere else. Open it again.",
    });
    // Somebody took it away while it was being adjusted.
    const second = await baseOf(vera);
    await vera.post(`/-/people/${world.vera.id}/picture/`, { avatar_base: "" });
    expect(await crop(vera, { ...square, avatar_base: second })).toMatchObject({
      success: false,
      error: "No profile image. Upload an image first.",
    });
  });

  it("as SVG is cleaned, shown whole and never cropped, and its state is loaded as it was answered [AVAT-06] [AVAT-20]", async () => {
    const drawing =
      '<svg viewBox="0 0 30 30"><script>alert(1)</script><circle onclick="alert(1)" r="3"/></svg>';
    const { state } = await upload(vera, Buffer.from(drawing), { name: "me.svg", type: "image/svg+xml" });
    expect(state).toMatchObject({ is_svg: true, width: 30, height: 30 });
    expect(await load(vera)).toMatchObject(state as object);
    const given = await bytesAt(ed, `${await baseOf(vera)}small`);
    expect(given.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(given.text).toContain('<circle r="3"/></svg>');
    expect(given.text).not.toContain("alert");
    const square = { x1: 0, y1: 0, x2: 20, y2: 20, avatar_base: await baseOf(vera) };
    expect(await crop(vera, square)).toMatchObject({
      success: false,
      error: "An SVG picture is always shown whole.",
    });
  });

  it.each([
    ["words", Buffer.from("hello"), "me.png", "Invalid image format. We support PNG, GIF, JPG, and BMP."],
    [
      "a page",
      Buffer.from("<html></html>"),
      "me.svg",
      "Invalid image format. We support PNG, GIF, JPG, and BMP.",
    ],
    ["a bomb", bombPng(60_000, 60_000), "me.png", "This picture has too many pixels. Make it smaller first."],
    [
      "a long drawing",
      Buffer.alloc(600_000, " "),
      "me.svg",
      "This picture is too large. Choose one of at most 15 MB.",
    ],
    [
      "too much",
      Buffer.alloc(15 * 1024 * 1024 + 1),
      "me.png",
      "This picture is too large. Choose one of at most 15 MB.",
    ],
  ])("is not made of %s [AVAT-05]", async (_what, bytes, name, error) => {
    expect(await upload(vera, bytes, { name })).toMatchObject({ success: false, error });
    expect(await photoOf(world.vera)).toBeNull();
  });
});

/** The colours of the only picture's file, over all of it. */
async function averageOf(column: "large_id" | "crop_id") {
  const [row] = await inSite<{ key: string }>(
    `select blob.key from person_picture join file on file.id = person_picture.${column}
     join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     where file.site_id = $1 and person_picture.replaced is null`,
  );
  const opened = await storageOf(world).open(row?.key ?? "");
  const { channels } = await sharp(await buffer(opened?.stream ?? Readable.from([]))).stats();
  const of = (place: number) => Math.floor(channels[place]?.mean ?? 0);
  const near = (value: number) => [0, 127, 255].find((each) => Math.abs(each - value) < 6) ?? value;
  return { red: near(of(0)), blue: near(of(2)) };
}
