import { readFile, rm, writeFile } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";
import { freshName } from "../fresh-file.ts";
import { bareGif } from "./bare-gif.ts";
import { inPlace } from "./places.ts";
import { rawPixels } from "./raw-pixels.ts";
import { loadSharp } from "./sharp.ts";

/** A picture as it is kept: turned upright, without a word about camera, place or person, in a type every browser shows. */
export type CleanPicture = {
  readonly file: string;
  readonly type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
};

export type PictureTrouble = "not-a-picture" | "too-many-pixels";

/** 100 megapixels; 40 where the whole picture has to be in memory before its first line can be read. */
const pixelsMost = 100_000_000;
const pixelsAtOnceMost = 40_000_000;
const largePixels = 24_000_000;
const seconds = 40;
const sideMost = 100_000;

/**
 * Reads a picture of the sniffed type and writes it anew into the folder. The file that came stays where it is. Whatever
 * else hid in it (places, previews, other formats behind its end) does not come along.
 */
export async function cleanPicture(
  file: string,
  type: string,
  folder: string,
): Promise<CleanPicture | PictureTrouble> {
  if (type === "image/gif") return cleanGif(file, folder);
  const way = pixelWays[type];
  if (way) return cleanRaw(file, way, folder);
  if (!["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/tiff"].includes(type))
    return "not-a-picture";
  const sharp = await loadSharp();
  const isMoving = type === "image/webp";
  const open = () => sharp(file, { limitInputPixels: pixelsMost, failOn: "error", animated: isMoving });
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) return "not-a-picture";
  const pixels = facts.width * facts.height * (isMoving ? (facts.pages ?? 1) : 1);
  const most = facts.isProgressive === true ? pixelsAtOnceMost : pixelsMost;
  if (pixels > most || Math.max(facts.width, facts.height) > sideMost) return "too-many-pixels";
  const needs = pixels > largePixels ? 2 : 1;
  return inPlace(needs, () => writeClean(open().autoOrient(), targetOf(type, facts), folder));
}

type Target = { readonly type: CleanPicture["type"]; readonly isAnimated: boolean };

function targetOf(type: string, facts: Metadata): Target {
  if (type === "image/png" || type === "image/apng") return { type: "image/png", isAnimated: false };
  if (type === "image/webp" || type === "image/avif")
    return { type: "image/webp", isAnimated: (facts.pages ?? 1) > 1 && type === "image/webp" };
  if (type === "image/tiff" && facts.hasAlpha) return { type: "image/png", isAnimated: false };
  return { type: "image/jpeg", isAnimated: false };
}

async function writeClean(
  picture: Sharp,
  target: Target,
  folder: string,
): Promise<CleanPicture | PictureTrouble> {
  const file = await freshName(folder);
  try {
    const info = await encoded(picture, target.type).timeout({ seconds }).toFile(file);
    return { ...target, file, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // The library says in words of its own what is wrong with a picture; it cannot be shown, whatever it is.
    await rm(file, { force: true });
    return "not-a-picture";
  }
}

function encoded(picture: Sharp, type: CleanPicture["type"]): Sharp {
  if (type === "image/png") return picture.png({ compressionLevel: 7 });
  if (type === "image/webp") return picture.webp({ quality: 90 });
  return picture.jpeg({ quality: 90 });
}

function cleanGif(file: string, folder: string): Promise<CleanPicture | PictureTrouble> {
  return inPlace(1, async () => {
    const bare = bareGif(await readFile(file));
    if (!bare) return "not-a-picture";
    const { width, height } = bare;
    if (width * height > pixelsAtOnceMost) return "too-many-pixels";
    if (width === 0 || height === 0) return "not-a-picture";
    const fresh = await freshName(folder);
    await writeFile(fresh, bare.bytes, { flag: "wx", mode: 0o600 });
    return { file: fresh, type: "image/gif", width, height, isAnimated: bare.frames > 1 };
  });
}

type PixelWay = { readonly kind: "heic" | "bmp"; readonly keptAs: "image/jpeg" | "image/png" };

/** Pictures of which the library of pictures takes the bare points alone: who reads these, and as what each is kept (UPLD-18). */
export const pixelWays: Readonly<Record<string, PixelWay>> = {
  "image/heic": { kind: "heic", keptAs: "image/jpeg" },
  "image/heif": { kind: "heic", keptAs: "image/jpeg" },
  "image/bmp": { kind: "bmp", keptAs: "image/png" },
};

function cleanRaw(
  file: string,
  { kind, keptAs: type }: PixelWay,
  folder: string,
): Promise<CleanPicture | PictureTrouble> {
  return inPlace(2, async () => {
    const raw = await rawPixels(kind, await readFile(file));
    if (!raw) return "not-a-picture";
    const sharp = await loadSharp();
    const { width, height } = raw;
    const pixels = sharp(raw.data, { raw: { width, height, channels: 4 } });
    return writeClean(pixels.removeAlpha(), { type, isAnimated: false }, folder);
  });
}
