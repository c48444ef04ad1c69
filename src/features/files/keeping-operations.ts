import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { StepsContext } from "#calls/handle.ts";
import type { Call } from "#kernel/call.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { hashOfFile } from "#storage/hash-of-file.ts";
import { type CleanPicture, cleanPicture } from "#storage/images/clean-picture.ts";
import { sniffedType } from "#storage/sniffed-type.ts";
import type { Storage } from "#storage/storage.ts";
import { type TakenIn, takeIn } from "#storage/take-in.ts";
import type { FilePurpose, KeptFile } from "./contract.ts";
import { fileName, pictureName } from "./model/file-name.ts";
import { mayServeAs, sizeLimits } from "./rules.ts";
import { type NewFile, addFile } from "./store.ts";
import type { FileRefusal } from "./wording.ts";

/** A file as somebody sends it. `type` is what they say, `purpose` what it is to be. */
export type OfferedFile = {
  readonly name: string;
  readonly type: string;
  readonly purpose: FilePurpose;
  readonly stream: Readable;
};

export type Keeping = {
  readonly storage: Storage;
  readonly siteId: number;
  readonly write: StepsContext<Call>["write"];
  readonly now: Date;
};

export type Kept =
  | { readonly allowed: true; readonly file: KeptFile; readonly sentHash: Buffer }
  | Extract<Verdict<FileRefusal>, { readonly allowed: false }>;

/** Milliseconds without a byte after which a sender counts as gone. */
const patience = 30_000;

/**
 * Takes a file in and keeps it: streamed to this machine's disk, looked at, pictures written anew, its bytes placed, its row
 * added. What is refused, cut off or fails leaves nothing.
 */
export async function keepFile(offered: OfferedFile, keeping: Keeping): Promise<Kept> {
  const { most, refusal } = sizeLimits[offered.purpose];
  const taken = await takeIn(keeping.storage.incoming, { stream: offered.stream, most, patience });
  if (taken === "too-large") return refuse(refusal);
  if (taken === "interrupted") return refuse("upload-interrupted");
  try {
    return await keepTaken(offered, taken, keeping);
  } finally {
    await rm(taken.file, { force: true });
  }
}

async function keepTaken(offered: OfferedFile, taken: TakenIn, keeping: Keeping): Promise<Kept> {
  const sniffed = await sniffedType(taken.head);
  const verdict = mayServeAs(offered.purpose, { declared: offered.type, sniffed });
  if (!verdict.allowed) return verdict;
  if (offered.purpose !== "image") {
    const { size, hash } = taken;
    const name = fileName(offered.name);
    const plain = { name, size, type: sniffed, hash, width: null, height: null, isAnimated: false };
    return { ...allow, file: await placeFile(plain, taken.file, keeping), sentHash: taken.hash };
  }
  const picture = await cleanPicture(taken.file, sniffed, keeping.storage.incoming);
  if (picture === "not-a-picture") return refuse("image-format");
  if (picture === "too-many-pixels") return refuse("image-pixels");
  try {
    const file = await placeFile(await factsOf(offered.name, picture), picture.file, keeping);
    return { ...allow, file, sentHash: taken.hash };
  } finally {
    await rm(picture.file, { force: true });
  }
}

async function factsOf(name: string, picture: CleanPicture): Promise<NewFile> {
  const { file, type, width, height, isAnimated } = picture;
  const { size } = await stat(file);
  return {
    name: pictureName(name, type),
    size,
    type,
    hash: await hashOfFile(file),
    width,
    height,
    isAnimated,
  };
}

/**
 * Bytes first, rows after: what a row names is always there. Should the rows fail, the bytes stay behind, because a commit whose
 * answer was lost may have worked; the doctor finds bytes without rows.
 */
export async function placeFile(
  file: NewFile,
  from: string,
  { storage, siteId, write, now }: Keeping,
): Promise<KeptFile> {
  const there = await write((actor, tx) => addFile(actor, { file, placed: null }, now, tx));
  if (there) return there.file;
  const placed = freshKey(siteId, file.hash);
  await storage.adopt(placed, from);
  const added = await write((actor, tx) => addFile(actor, { file, placed }, now, tx));
  if (!added) throw new Error("A file was placed and has no row.");
  if (added.key !== placed) await storage.remove(placed);
  return added.file;
}

function freshKey(siteId: number, hash: Buffer): string {
  const sum = hash.toString("hex");
  return `blob/${siteId}/${sum.slice(0, 2)}/${sum}-${randomBytes(6).toString("hex")}`;
}
