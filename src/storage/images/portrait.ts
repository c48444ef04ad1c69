import { rm } from "node:fs/promises";
import { freshName } from "../fresh-file.ts";
import { inPlace } from "./places.ts";
import { loadSharp } from "./sharp.ts";

/** A part of a picture in its pixels; both corners are inside it, the second one exclusive. */
export type Corners = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
};

export type Portrait = { readonly file: string; readonly width: number; readonly height: number };

/** The longest side of the whole picture that a crop is chosen on. */
const wholeSide = 1600;
const seconds = 30;

/** The whole picture, small enough to choose a crop on; of one that moves its first frame. Null when it cannot be read. */
export function wholePortrait(file: string, folder: string): Promise<Portrait | null> {
  return inPlace(1, async () => {
    const sharp = await loadSharp();
    const whole = sharp(file, { failOn: "error" }).autoOrient();
    const fitted = whole.resize(wholeSide, wholeSide, { fit: "inside", withoutEnlargement: true });
    return written(fitted.webp({ quality: 88 }), folder);
  });
}

/** A square of `side` pixels: the part between the corners, or without them the middle of the picture. Null when it cannot be read. */
export function squarePortrait(
  from: string | Buffer,
  { corners, side }: { readonly corners: Corners | null; readonly side: number },
  folder: string,
): Promise<Portrait | null> {
  return inPlace(1, async () => {
    const sharp = await loadSharp();
    const picture = sharp(from, { failOn: "error" });
    const part = corners
      ? picture.extract({
          left: corners.x1,
          top: corners.y1,
          width: corners.x2 - corners.x1,
          height: corners.y2 - corners.y1,
        })
      : picture;
    return written(part.resize(side, side, { fit: "cover" }).webp({ quality: 86 }), folder);
  });
}

type Writable = {
  timeout(options: { seconds: number }): { toFile(file: string): Promise<{ width: number; height: number }> };
};

async function written(picture: Writable, folder: string): Promise<Portrait | null> {
  const file = await freshName(folder);
  try {
    const { width, height } = await picture.timeout({ seconds }).toFile(file);
    return { file, width, height };
  } catch {
    await rm(file, { force: true });
    return null;
  }
}
