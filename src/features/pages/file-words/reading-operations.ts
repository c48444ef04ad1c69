import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Tx } from "#database/transaction.ts";
import type { JobTools } from "#jobs/job.ts";
import { freshName } from "#storage/fresh-file.ts";
import { type FileText, type TextTrouble, fileBytesMost, textKindOf } from "#storage/texts/file-text.ts";
import { addWordsOfFiles } from "../file-words-store.ts";
import { triedSince, triesMost } from "./rules.ts";
import {
  type Try,
  type UnsearchedFile,
  countTry,
  holdFile,
  keepFileText,
  leaveUnread,
  listUnsearched,
  takeBackTry,
} from "./store.ts";

/** Files that are looked at, and of them pages that are written anew and files that are read, before it is the turn of another site. */
const lookedAt = 200;
const pagesAtOnce = 20;
const readAtOnce = 2;

/** Why a file could not be opened this time. */
export type Trouble = { readonly siteId: number; readonly fileId: number; readonly error: string };
/** One round of the job: whether its time is used up, and what came in the way. */
export type Round = { readonly isOver: () => boolean; readonly troubles: Trouble[] };

/**
 * Settles what needs no reading, has pages found by what was read, and reads the next files: each step in a transaction of its own, so that nobody waits for
 * longer than one page takes. Gives whether the site may have more.
 */
export async function searchSome(siteId: number, round: Round, tools: JobTools): Promise<boolean> {
  const inSite = <T>(step: (tx: Tx) => Promise<T>) => tools.ofOneSite(siteId, step);
  const waiting = await inSite((tx) => listUnsearched({ most: lookedAt, now: tools.clock() }, tx));
  const isRead = (file: UnsearchedFile) => textKindOf(file) !== null && file.size <= fileBytesMost;
  const unread = waiting.filter((file) => !isRead(file)).map(({ fileId }) => fileId);
  const left = unread.length > 0 ? await inSite((tx) => leaveUnread(unread, tx)) : 0;
  const readable = waiting.filter(isRead);
  const pages = [...new Set(readable.filter(({ isDone }) => isDone).map(({ pageId }) => pageId))];
  for (const page of pages.slice(0, pagesAtOnce)) await inSite((tx) => addWordsOfFiles(page, tx));
  const open = readable.filter(({ isDone }) => !isDone);
  const due = [...new Map(open.map((file) => [file.hash.toString("hex"), file])).values()];
  for (const file of due.slice(0, readAtOnce))
    if (!round.isOver()) await readWaiting({ siteId, file, round }, tools);
  return left + pages.length + due.length > 0;
}

type Waiting = { readonly siteId: number; readonly file: UnsearchedFile; readonly round: Round };

/**
 * Reads one file, outside of every transaction, and keeps its words; what cannot be read is tried some times, and then left alone with a line in the log. No
 * try is what did not come to a reading: bytes that are not there, a disk that is full.
 */
async function readWaiting({ siteId, file, round }: Waiting, tools: JobTools): Promise<void> {
  const attempted = tools.clock();
  const mine = { hash: file.hash, attempted };
  const tries = await tools.ofOneSite(siteId, (tx) => holdFile(mine, triedSince(attempted), tx));
  if (tries === null) return;
  // The try before was the last, and took its process with it.
  const read = tries >= triesMost ? "failed" : await textIn(mine, { siteId, file, round }, tools);
  if (read === null) return;
  const hasText = typeof read !== "string";
  if (!hasText && read !== "unreadable" && tries + 1 < triesMost) return;
  const kept = { ...mine, text: hasText ? read : null };
  const isKept = await tools.ofOneSite(siteId, (tx) => keepFileText(kept, tools.clock(), tx));
  if (isKept && !hasText)
    tools.log(`The words in file ${file.fileId} of site ${siteId} are not searched: ${read}.`);
}

/** Null where it was not tried. */
async function textIn(
  mine: Try,
  { siteId, file, round }: Waiting,
  tools: JobTools,
): Promise<FileText | TextTrouble | null> {
  const copy = await freshName(tools.storage.incoming);
  let isCounted = false;
  try {
    await copyTo(copy, file, tools);
    // Counted before it is made: one that ends all of us counts, too.
    isCounted = await tools.ofOneSite(siteId, (tx) => countTry(mine, tx));
    const kind = textKindOf(file);
    return isCounted && kind ? await tools.readText(copy, kind) : null;
  } catch (error) {
    round.troubles.push({ siteId, fileId: file.fileId, error: String(error) });
    if (isCounted) await tools.ofOneSite(siteId, (tx) => takeBackTry(mine, tx));
    return null;
  } finally {
    await rm(copy, { force: true });
  }
}

async function copyTo(copy: string, file: UnsearchedFile, { storage }: JobTools): Promise<void> {
  const opened = await storage.open(file.key);
  if (!opened) throw new Error("its bytes are not there");
  await pipeline(opened.stream, createWriteStream(copy, { flags: "wx", mode: 0o600 }));
}
