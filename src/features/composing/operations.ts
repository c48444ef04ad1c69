import { Readable } from "node:stream";
import type { Tx } from "#database/transaction.ts";
import type { FilePurpose, KeptFile } from "#features/files/contract.ts";
import { type Keeping, keepFile } from "#features/files/keeping-operations.ts";
import { mainFolderId, makeFolder } from "#features/folders/store.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import { encodedPainting } from "#storage/images/painted.ts";
import type { Actor } from "#kernel/actor.ts";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import type { Document } from "#documents/document.ts";
import { blankDocument } from "#documents/edited-text.ts";
import { filesShownIn } from "#documents/files-shown-in.ts";
import { pageCreated } from "#features/pages/events.ts";
import { painted } from "./model/scenes.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { insertPage, publish } from "#features/pages/publishing-operations.ts";

/** A file that comes with written pages, made when it is needed. */
export type ComingFile = {
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly bytes: () => Promise<Buffer>;
};

/** The picture of a scene, as a file; content that asks for a scene that nobody has painted is a bug. */
export function paintedFile(scene: string): ComingFile {
  const painting = painted(scene);
  if (!painting) throw new Error(`nobody has said how to paint ${scene}`);
  const name = `${scene.replace(/[^a-z]+/gi, "-").toLowerCase()}.webp`;
  return { name, purpose: "image", bytes: () => encodedPainting(painting) };
}

/** Keeps a file that our own content brings, under the rules of every upload; content that breaks them is a bug. */
export async function keepComing(file: ComingFile, keeping: Keeping): Promise<KeptFile> {
  const offered = {
    name: file.name,
    type: "",
    purpose: file.purpose,
    stream: Readable.from([await file.bytes()]),
  };
  const kept = await keepFile(offered, keeping);
  if (!kept.allowed) throw new Error(`${file.name} is refused: ${kept.code}`);
  return kept.file;
}

/** The folder of a path below Main, made where it is missing; `made` are the new ones, outermost first. */
export async function folderAlong(
  actor: Actor,
  path: readonly string[],
  tx: Tx,
): Promise<{ readonly id: number; readonly made: readonly number[] }> {
  let id = await mainFolderId(actor, tx);
  const made: number[] = [];
  for (const name of path) {
    const folder = await makeFolder(actor, { parentId: id, name }, tx);
    if (folder.made) made.push(folder.id);
    id = folder.id;
  }
  return { id, made };
}

/** Makes a page without words, as people do: links need ids, so every page is there before the first text is written. */
export async function beginPage(
  actor: Actor,
  page: { readonly title: string; readonly folderId: number; readonly shares?: readonly Share[] },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { title, folderId, shares = firstShares } = page;
  const slug = await freeAddress(addressFrom(title), folderId, tx);
  const document = blankDocument(freshWidgetId());
  const id = await insertPage(actor, { title, folderId, slug, document, preview: "", shares }, now, tx);
  if (id === null) throw new Error(`the address of ${title} was taken while it was held`);
  tx.announce(pageCreated({ pageId: id, title }));
  return id;
}

/** Publishes a text on a page that was begun, with the files that its author brings. */
export async function writePage(
  actor: Actor,
  page: { readonly id: number; readonly document: Document },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { id, document } = page;
  return publish(actor, { pageId: id, document, brings: filesShownIn(document) }, now, tx);
}
