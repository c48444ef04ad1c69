import { loadSharp } from "./sharp.ts";

/** Pixels that were painted in code as a picture file, with three parts each or with a fourth that says how far they cover; painted larger, its edges come out smooth. */
export async function encodedPainting(painting: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, data } = painting;
  return sharp(data, { raw: { width, height, channels: data.length === width * height * 4 ? 4 : 3 } })
    .resize({ width: 1280, withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}
