import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Tx } from "#database/transaction.ts";
import type { JobTools } from "#jobs/job.ts";
import { freshName } from "#storage/fresh-file.ts";
import { fileBytesMost, textKindOf } from "#storage/texts/file-text.ts";
import { addWordsOfFiles } from "../file-words-store.ts";
import { pauseBetween, triesMost } from "./rules.ts";
import { type UnsearchedFile, claimFile, keepFileText, leaveUnread, listUnsearched } from "./store.ts";

/** Files that are looked at in one transaction; pages that are written anew in it, and files whose turn to be read it is. */
const lookedAt = 200;
const pagesAtOnce = 20;
const readAtOnce = 10;

/** What a look at the waiting files of a site came to: those to be read now, and whether anything was done. */
export type Look = { readonly due: readonly UnsearchedFile[]; readonly hasMore: boolean };

/** Settles what needs no reading, and takes the next files that do. */
export async function lookAtFiles(now: Date, tx: Tx): Promise<Look> {
  const since = new Date(now.getTime() - pauseBetween);
  const waiting = await listUnsearched({ most: lookedAt, since }, tx);
  const isRead = (file: UnsearchedFile) => textKindOf(file) !== null && file.size <= fileBytesMost;
  await leaveUnread(
    waiting.filter((file) => !isRead(file)).map(({ fileId }) => fileId),
    tx,
  );
  const readable = waiting.filter(isRead);
  const pages = [...new Set(readable.filter(({ isDone }) => isDone).map(({ pageId }) => pageId))];
  // In the order of their numbers, as everybody locks several of them.
  for (const page of pages.toSorted((a, b) => a - b).slice(0, pagesAtOnce)) await addWordsOfFiles(page, tx);
  const due = await claimed(readable, { since, now, tx });
  return { due, hasMore: due.length > 0 || pages.length > 0 || readable.length < waiting.length };
}

type Claiming = { readonly since: Date; readonly now: Date; readonly tx: Tx };

async function claimed(readable: readonly UnsearchedFile[], { since, now, tx }: Claiming) {
  const unread = readable.filter(({ isDone }) => !isDone);
  const each = [...new Map(unread.map((file) => [file.hash.toString("hex"), file])).values()];
  const due: UnsearchedFile[] = [];
  for (const file of each.slice(0, readAtOnce).toSorted((a, b) => Buffer.compare(a.hash, b.hash)))
    if (await claimFile({ hash: file.hash, since }, now, tx)) due.push({ ...file, tries: file.tries + 1 });
  return due;
}

/** Reads one file, outside of every transaction, and keeps its words; what cannot be read is tried some times, and then left alone with a line in the log. */
export async function readWaiting(siteId: number, file: UnsearchedFile, tools: JobTools): Promise<void> {
  const { ofOneSite, now } = tools;
  // The try before was the last, and took its process with it.
  const read = file.tries > triesMost ? "failed" : await textIn(file, tools);
  const hasText = typeof read !== "string";
  const isOver = hasText || read === "unreadable" || file.tries >= triesMost;
  if (!hasText && isOver)
    tools.log(`The words in file ${file.fileId} of site ${siteId} are not searched: ${read}.`);
  if (isOver)
    await ofOneSite(siteId, (tx) => keepFileText({ hash: file.hash, text: hasText ? read : null }, now, tx));
}

async function textIn(file: UnsearchedFile, { storage, readText }: JobTools) {
  const kind = textKindOf(file);
  const opened = await storage.open(file.key);
  if (!opened || !kind) return "unreadable";
  const copy = await freshName(storage.incoming);
  try {
    await pipeline(opened.stream, createWriteStream(copy, { flags: "wx", mode: 0o600 }));
    return await readText(copy, kind);
  } finally {
    await rm(copy, { force: true });
  }
}
