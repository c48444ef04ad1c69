import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture with something to see on it, to be written in any format. */
export function picture(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = (at * 7 + (at >> 5) * 13) & 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Two frames of eight by eight. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#c00", "#00c"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [120, 80], loop: 3 })
    .toBuffer();
}

/** A bitmap of one colour; with no colour only its header, whatever size it promises. */
export function bmpOf(
  width: number,
  height: number,
  colour: readonly [number, number, number] | null,
): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const pixels = colour ? Buffer.alloc(row * height) : Buffer.alloc(0);
  if (colour)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) pixels.set(colour.toReversed(), y * row + x * 3);
  const header = Buffer.alloc(54);
  header.write("BM");
  header.writeUInt32LE(54 + pixels.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(pixels.length, 34);
  return Buffer.concat([header, pixels]);
}

/** A PNG that promises a byte for each of its pixels and brings the first million. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1_000_000)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A HEIC of 64 by 32, red on the left and blue on the right. Written out because nothing here makes one.
 */
export const twoColouredHeic = Buffer.from(
  [
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA",
    "AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEA",
    "AAAAAAAAhQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAV",
    "aW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAA",
    "AQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA",
    "AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4",
    "aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAI1t",
    "ZGF0AAAAgSgBrwngOSMkv//71C///kW7kP4w5HBf/5G1X3+SOb//vN11EY1iym1FJ/UZ9X6POcVYjHMdU0Mx6OWU",
    "jPFDjACnGVEKyHlSMCQWyho5sAB2+KZ38mtKVrA9vO5rXw1nIi2nGHbLqImTvdMCK5EKTKUdY+0MLqWdGsJhM97w",
    "PhX5Bg==",
  ].join(""),
  "base64",
);
