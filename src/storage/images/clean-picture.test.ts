import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { animatedGif, bmpOf, bombPng, picture, twoColouredHeic } from "#testing/pictures.ts";
import { sniffedType } from "../sniffed-type.ts";
import { type CleanPicture, cleanPicture, pixelWays } from "./clean-picture.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-pictures-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function clean(bytes: Buffer) {
  const file = path.join(folder, "sent");
  writeFileSync(file, bytes);
  return cleanPicture(file, await sniffedType(bytes), folder);
}

async function cleaned(bytes: Buffer): Promise<CleanPicture & { bytes: Buffer }> {
  const result = await clean(bytes);
  if (typeof result === "string") throw new Error(result);
  const kept = readFileSync(result.file);
  rmSync(result.file);
  return { ...result, bytes: kept };
}

const place = {
  IFD0: { Artist: "Vera Visser" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 3/1" },
};

describe("a picture that comes in", () => {
  it("is turned upright and loses camera, name and place [UPLD-18]", async () => {
    const sent = await sharp(await picture(60, 40).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .withExifMerge(place)
      .toBuffer();
    expect(sent.includes("Vera Visser")).toBe(true);
    const { width, height, type, bytes } = await cleaned(sent);
    expect({ width, height, type }).toEqual({ width: 40, height: 60, type: "image/jpeg" });
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(bytes.includes("Vera Visser")).toBe(false);
  });

  it("from HEIC is to be read by its own reader and kept as JPEG, from BMP as PNG [UPLD-18]", () => {
    const heic = { kind: "heic", keptAs: "image/jpeg" };
    const bmp = { kind: "bmp", keptAs: "image/png" };
    expect(pixelWays).toEqual({ "image/heic": heic, "image/heif": heic, "image/bmp": bmp });
  });

  it("from the HEIC of a phone is kept as JPEG with its colours [UPLD-02] [UPLD-18] (long)", async () => {
    const { bytes, ...kept } = await cleaned(twoColouredHeic);
    expect(kept).toMatchObject({ type: "image/jpeg", width: 64, height: 32 });
    const pixels = await sharp(bytes).raw().toBuffer();
    const at = (x: number) => [...pixels.subarray((16 * 64 + x) * 3, (16 * 64 + x) * 3 + 3)];
    const [[red = 0, , noBlue = 0], [noRed = 0, , blue = 0]] = [at(8), at(56)];
    expect(red).toBeGreaterThan(noRed + 100);
    expect(blue).toBeGreaterThan(noBlue + 100);
  });

  it("from a HEIF of the plain brand is kept as JPEG too [UPLD-18] (long)", async () => {
    const plain = Buffer.from(twoColouredHeic);
    plain.write("mif1", 8, "latin1");
    const { bytes, ...kept } = await cleaned(plain);
    expect(kept).toMatchObject({ type: "image/jpeg", width: 64, height: 32 });
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  });

  it.each([
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["webp", "image/webp"],
    ["tiff", "image/jpeg"],
    ["avif", "image/webp"],
  ] as const)("from %s is kept as %s [UPLD-02] [UPLD-18]", async (format, type) => {
    const sent = await picture(30, 20).toFormat(format).toBuffer();
    expect(await cleaned(sent)).toMatchObject({ type, width: 30, height: 20, isAnimated: false });
  });

  it("from BMP is kept as PNG, in its colours [UPLD-18] (long)", async () => {
    const { bytes, ...kept } = await cleaned(bmpOf(3, 2, [200, 100, 50]));
    expect(kept).toMatchObject({ type: "image/png", width: 3, height: 2 });
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([200, 100, 50]);
  });

  it("keeps its transparency", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await sharp((await cleaned(sent)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it("stays an animation, with its frames and pace, and without its comments", async () => {
    const sent = await animatedGif();
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, 11]),
      Buffer.from("Vera Visser"),
      Buffer.from([0]),
    ]);
    const header = 13 + 3 * 2 ** (((sent[10] ?? 0) & 7) + 1) * ((sent[10] ?? 0) >> 7);
    const said = Buffer.concat([sent.subarray(0, header), comment, sent.subarray(header)]);
    const { bytes, ...kept } = await cleaned(said);
    expect(kept).toMatchObject({ type: "image/gif", width: 8, height: 8, isAnimated: true });
    expect(bytes.includes("Vera Visser")).toBe(false);
    const before = await sharp(sent).metadata();
    const after = await sharp(bytes).metadata();
    expect([after.pages, after.delay, after.loop]).toEqual([before.pages, before.delay, before.loop]);
  });
});

describe("what only looks like a picture is refused, or leaves what it hid behind", () => {
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");

  it.each([
    ["HTML", html],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a PDF with HTML", Buffer.concat([Buffer.from("%PDF-1.7\n"), html])],
    ["a GIF that is a script", Buffer.from("GIF89a/*\u0001\u0001*/=1;alert(1)//")],
    ["a BMP of nothing", Buffer.from(`BM${"\0".repeat(60)}`)],
    ["a HEIC of nothing", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heicrubbish")],
    ["nothing", Buffer.alloc(0)],
  ])("%s (long)", async (_, bytes) => {
    expect(await clean(bytes)).toBe("not-a-picture");
  });

  it.each(["jpeg", "png", "webp", "tiff"] as const)("a cut off %s", async (format) => {
    const whole = await picture(300, 200).toFormat(format).toBuffer();
    expect(await clean(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe("not-a-picture");
  });

  it("a cut off GIF", async () => {
    const whole = await animatedGif();
    expect(await clean(whole.subarray(0, whole.length - 20))).toBe("not-a-picture");
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "a %s with a page and an archive behind its end",
    async (format) => {
      const whole = await picture(20, 20).toFormat(format).toBuffer();
      const { bytes } = await cleaned(Buffer.concat([whole, html, Buffer.from("PK\u0003\u0004stored.html")]));
      expect(bytes.includes("<script>")).toBe(false);
      expect(bytes.includes("PK\u0003\u0004")).toBe(false);
    },
  );

  it("a GIF with a page behind its end", async () => {
    const { bytes } = await cleaned(Buffer.concat([await animatedGif(), html]));
    expect(bytes.includes("<script>")).toBe(false);
  });

  it("a picture of more pixels than memory should hold (long)", async () => {
    expect(await clean(bombPng(20_000, 20_000))).toBe("too-many-pixels");
    expect(await clean(bombPng(60_000, 1700))).toBe("too-many-pixels");
    expect(await clean(bmpOf(30_000, 30_000, null))).toBe("not-a-picture");
  });

  it("nothing is left of any of them", () => {
    expect(readdirSync(folder)).toEqual(["sent"]);
  });
});
