import { readFile, rm, stat, writeFile } from "node:fs/promises";
import type { SentFile } from "#calls/wire.ts";
import { type Keeping, placeFile } from "#features/files/keeping-operations.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { freshName } from "#storage/fresh-file.ts";
import { hashOfFile } from "#storage/hash-of-file.ts";
import { bareSvg } from "#storage/images/bare-svg.ts";
import { cleanPicture } from "#storage/images/clean-picture.ts";
import { type Corners, type Portrait, squarePortrait, wholePortrait } from "#storage/images/portrait.ts";
import { sniffedType } from "#storage/sniffed-type.ts";
import { type TakenIn, takeIn } from "#storage/take-in.ts";
import { drawingMost, mayBePicture, pictureMost } from "./rules.ts";

/** Milliseconds without a byte after which a sender counts as gone. */
const patience = 30_000;
/** Sides of the squares that are made, in pixels. */
const largeSide = 512;
const smallSide = 128;

/** The files of a picture that are kept now, and what is told of the whole. */
export type Taken = {
  readonly cropId: number;
  readonly largeId: number;
  readonly smallId: number;
  readonly width: number;
  readonly height: number;
  readonly isSvg: boolean;
};

/** Takes a picture of a person in: written anew, without a word about camera or place, in three variants. What is refused leaves nothing. */
export async function takePicture({ name, type, stream }: SentFile, keeping: Keeping): Promise<Taken> {
  const { incoming } = keeping.storage;
  const taken = await takeIn(incoming, { stream, most: pictureMost, patience });
  if (taken === "too-large") throw new Refusal("picture-too-large");
  if (taken === "interrupted") throw new Refusal("upload-interrupted");
  try {
    if (isDrawing({ name, type }, taken.head)) return await takeDrawing(taken, keeping);
    const sniffed = await sniffedType(taken.head);
    demand(mayBePicture({ declared: type, sniffed }));
    const clean = await cleanPicture(taken.file, sniffed, incoming);
    if (clean === "too-many-pixels") throw new Refusal("picture-pixels");
    if (clean === "not-a-picture") throw new Refusal("image-format");
    try {
      return await takeWhole(clean.file, keeping);
    } finally {
      await rm(clean.file, { force: true });
    }
  } finally {
    await rm(taken.file, { force: true });
  }
}

async function takeWhole(file: string, keeping: Keeping): Promise<Taken> {
  const whole = await wholePortrait(file, keeping.storage.incoming);
  if (!whole) throw new Refusal("image-format");
  try {
    const { width, height } = whole;
    const squares = await keepSquares(await readFile(whole.file), null, keeping);
    return { ...squares, cropId: await keepMade(whole, keeping), width, height, isSvg: false };
  } finally {
    await rm(whole.file, { force: true });
  }
}

/** The two squares of a picture that was written anew before; without corners its middle. */
export async function keepSquares(
  whole: Buffer,
  corners: Corners | null,
  keeping: Keeping,
): Promise<Pick<Taken, "largeId" | "smallId">> {
  const [largeId, smallId] = [
    await keepSquare(whole, { corners, side: largeSide }, keeping),
    await keepSquare(whole, { corners, side: smallSide }, keeping),
  ];
  return { largeId, smallId };
}

async function keepSquare(
  whole: Buffer,
  wanted: { corners: Corners | null; side: number },
  keeping: Keeping,
): Promise<number> {
  const square = await squarePortrait(whole, wanted, keeping.storage.incoming);
  if (!square) throw new Refusal("image-format");
  try {
    return await keepMade(square, keeping);
  } finally {
    await rm(square.file, { force: true });
  }
}

/** Text that calls itself SVG, by its type or its name; what is inside decides. */
function isDrawing({ name, type }: { name: string; type: string }, head: Buffer): boolean {
  const isCalled = type === "image/svg+xml" || /\.svg$/i.test(name);
  return isCalled && !head.includes(0);
}

/** A drawing is one file, shown whole in every size. */
async function takeDrawing({ file, size }: TakenIn, keeping: Keeping): Promise<Taken> {
  if (size > drawingMost) throw new Refusal("picture-too-large");
  const bare = bareSvg(await readFile(file, "utf8"));
  if (!bare) throw new Refusal("image-format");
  const fresh = await freshName(keeping.storage.incoming);
  try {
    await writeFile(fresh, bare.source, { flag: "wx", mode: 0o600 });
    const { width, height } = bare;
    const id = await keepMade({ file: fresh, width, height }, keeping, "image/svg+xml");
    return { cropId: id, largeId: id, smallId: id, width, height, isSvg: true };
  } finally {
    await rm(fresh, { force: true });
  }
}

async function keepMade(
  { file, width, height }: Portrait,
  keeping: Keeping,
  type: "image/webp" | "image/svg+xml" = "image/webp",
): Promise<number> {
  const { size } = await stat(file);
  const hash = await hashOfFile(file);
  const name = type === "image/webp" ? "picture.webp" : "picture.svg";
  const made = { name, type, size, hash, width, height, isAnimated: false };
  return (await placeFile(made, file, keeping)).id;
}
