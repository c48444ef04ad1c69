import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { freshName } from "../fresh-file.ts";
import type { Storage } from "../storage.ts";
import { inPlace, waitingForPlace } from "./places.ts";
import { loadSharp } from "./sharp.ts";

/** Beyond this many that wait, readers get the picture as it is, which is heavier but there. */
const patience = 24;
const underWay = new Map<string, Promise<string | null>>();

/** Where the smaller picture of a kept one lies; `from` is the key of the whole. */
export function variantKey(from: string, width: number): string {
  return `${from.replace(/^blob\//, "variant/")}-${width}.webp`;
}

/**
 * The key of a picture made `width` pixels wide, which is made when nobody has asked for it before. Null when it cannot be
 * made now: then the whole picture serves.
 */
export async function variantOf(storage: Storage, from: string, width: number): Promise<string | null> {
  const key = variantKey(from, width);
  if ((await storage.sizeOf(key)) !== null) return key;
  const making = underWay.get(key);
  if (making) return making;
  if (waitingForPlace() >= patience) return null;
  const made = inPlace(1, () => make(storage, { from, key, width })).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function make(
  storage: Storage,
  { from, key, width }: { from: string; key: string; width: number },
): Promise<string | null> {
  const whole = await storage.open(from);
  if (!whole) return null;
  const bytes = await buffer(whole.stream);
  const sharp = await loadSharp();
  const file = await freshName(storage.incoming);
  try {
    await sharp(bytes, { failOn: "none" })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 30 })
      .toFile(file);
    await storage.adopt(key, file);
    return key;
  } catch {
    await rm(file, { force: true });
    return null;
  }
}
