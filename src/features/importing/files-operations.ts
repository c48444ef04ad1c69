import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { type Tx, run as query } from "#database/transaction.ts";
import { keepFile } from "#features/files/keeping-operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { hashOfFile } from "#storage/hash-of-file.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { mayUseFile } from "#features/pages/attaching/readable-files-store.ts";
import { type FileLink, keyOf } from "./model/file-link.ts";
import type { BroughtFile } from "./model/noted.ts";
import type { ResolvedLink } from "./model/resolved-links.ts";
import type { Tree } from "./model/tree.ts";
import type { Run } from "./tree-operations.ts";

/** What has become of the files that an imported folder links to. */
export type BroughtFiles = {
  readonly ids: readonly number[];
  readonly addressOf: (link: ResolvedLink) => string | undefined;
  /** The link with what is wrong about its file, if anything is. */
  readonly told: (link: ResolvedLink) => ResolvedLink;
};

type From = {
  readonly fetch: Tree["fetch"];
  readonly rootFolderId: number;
  readonly links: readonly ResolvedLink[];
};

/**
 * Keeps the pictures and other files that the links of a folder lead to, under the rules of every upload; those that came
 * before and are the same are used again. Only what lies in the folder itself is opened, and no link out of it followed.
 */
export async function bringFiles(run: Run, from: From): Promise<BroughtFiles> {
  const wanted = new Map(
    from.links.flatMap((link) => (link.file === null ? [] : [[keyOf(linkOf(link)), linkOf(link)]])),
  );
  const brought = new Map<string, BroughtFile>();
  for (const [key, link] of wanted) {
    const noted = run.journal.files.get(key);
    brought.set(key, noted ?? (await bring(run, from, link)));
    if (!noted) await run.journal.tell({ step: "files", done: brought.size, all: wanted.size });
  }
  const of = (link: ResolvedLink) => (link.file === null ? undefined : brought.get(keyOf(linkOf(link))));
  return {
    ids: [...brought.values()].flatMap((file) => ("id" in file ? [file.id] : [])),
    addressOf: (link) => {
      const file = of(link);
      return file && "id" in file ? inMarkdown(fileAddress(file)) : undefined;
    },
    told: (link) => {
      const file = of(link);
      if (!file || "id" in file) return link;
      return { ...link, trouble: { kind: "file-left", path: link.file ?? "", reason: file.reason } };
    },
  };
}

async function bring(run: Run, from: From, link: FileLink): Promise<BroughtFile> {
  const fetched = await from.fetch(link.path);
  let file: BroughtFile = { reason: "unreadable" };
  try {
    if (fetched) file = await kept(run, { ...link, rootFolderId: from.rootFolderId }, fetched.file);
  } finally {
    await fetched?.done();
  }
  await run.journal.file(link, file);
  return file;
}

async function kept(
  { siteId, now, storage, write }: Run,
  link: FileLink & { readonly rootFolderId: number },
  file: string,
): Promise<BroughtFile> {
  const source = { ...link, hash: await hashOfFile(file) };
  const there = await write((actor, tx) => cameBefore(actor, source, tx));
  if (there) return there;
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  const stream = handle.createReadStream();
  const purpose = link.asPicture ? ("image" as const) : ("file" as const);
  const offered = { name: basename(link.path), type: "", purpose, stream };
  const fresh = await keepFile(offered, { storage, siteId, now, write });
  stream.destroy();
  if (!fresh.allowed) return { reason: fresh.code };
  await write((_, tx) => remember({ ...source, fileId: fresh.file.id }, tx));
  return { id: fresh.file.id, name: fresh.file.name };
}

type Source = FileLink & { readonly rootFolderId: number; readonly hash: Buffer };

async function cameBefore(actor: Actor, source: Source, tx: Tx): Promise<BroughtFile | null> {
  const rows = await query<{ id: number; name: string }>(
    tx,
    `update file set touched = greatest(file.touched, now()) from file_source source
     where source.site_id = $1 and source.root_folder_id = $2 and source.path = $3 and source.as_picture = $4
       and source.hash = $5 and file.site_id = $1 and file.id = source.file_id
     returning file.id, file.name`,
    [tx.siteId, source.rootFolderId, source.path, source.asPicture, source.hash],
  );
  const file = rows[0];
  return file && (await mayUseFile(actor, file.id, tx)) ? file : null;
}

async function remember(source: Source & { readonly fileId: number }, tx: Tx): Promise<void> {
  await query(
    tx,
    `insert into file_source (site_id, root_folder_id, path, as_picture, hash, file_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, root_folder_id, path, as_picture) do update set hash = excluded.hash, file_id = excluded.file_id`,
    [tx.siteId, source.rootFolderId, source.path, source.asPicture, source.hash, source.fileId],
  );
}

function linkOf({ file, link }: ResolvedLink): FileLink {
  return { path: file ?? "", asPicture: link.isPicture };
}

/** Brackets of a name would end the link. */
function inMarkdown(address: string): string {
  return address.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
}
