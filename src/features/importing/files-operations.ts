import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { type Tx, inTransaction, run as query } from "#database/transaction.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { keepFile } from "#features/files/keeping-operations.ts";
import { fileRefusals } from "#features/files/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import { hashOfFile } from "#storage/hash-of-file.ts";
import { fileAddress } from "#widgets/kit/file-fact.ts";
import { mayUseFile } from "#features/pages/attaching/store.ts";
import type { Run } from "./cli.ts";
import type { ResolvedLink } from "./model/resolved-links.ts";

type FileLink = { readonly path: string; readonly asPicture: boolean };
type Brought = Pick<KeptFile, "id" | "name"> | { readonly reason: string };

/** What has become of the files that an imported folder links to. */
export type BroughtFiles = {
  readonly ids: readonly number[];
  readonly addressOf: (link: ResolvedLink) => string | undefined;
  /** The link with what is wrong about its file, if anything is. */
  readonly told: (link: ResolvedLink) => ResolvedLink;
};

/**
 * Keeps the pictures and other files that the links of a folder lead to, under the rules of every upload; those that came
 * before and are the same are used again. Only what lies in the folder itself is opened, and no link out of it followed.
 */
export async function bringFiles(
  run: Run,
  from: { readonly root: string; readonly rootFolderId: number; readonly links: readonly ResolvedLink[] },
): Promise<BroughtFiles> {
  const wanted = new Map(
    from.links.flatMap((link) => (link.file === null ? [] : [[keyOf(link), linkOf(link)]])),
  );
  const brought = new Map<string, Brought>();
  for (const [key, link] of wanted) brought.set(key, await bring(run, from, link));
  const of = (link: ResolvedLink) => (link.file === null ? undefined : brought.get(keyOf(link)));
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

async function bring(
  run: Run,
  { root, rootFolderId }: { root: string; rootFolderId: number },
  link: FileLink,
): Promise<Brought> {
  const { database, actor, now, storage } = run;
  const file = await insideOf(root, link.path);
  if (!file) return { reason: "it could not be read" };
  const write = <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) =>
    inTransaction(database, { siteId: actor.siteId, access: "write" }, (tx) => step(actor, tx));
  const source = { ...link, rootFolderId, hash: await hashOfFile(file) };
  const there = await write((_, tx) => cameBefore(actor, source, tx));
  if (there) return there;
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  const stream = handle.createReadStream();
  const purpose = link.asPicture ? ("image" as const) : ("file" as const);
  const offered = { name: basename(link.path), type: "", purpose, stream };
  const kept = await keepFile(offered, { storage, siteId: actor.siteId, now, write });
  stream.destroy();
  if (!kept.allowed) return { reason: fileRefusals[kept.code].text };
  await write((_, tx) => remember({ ...source, fileId: kept.file.id }, tx));
  return kept.file;
}

/** The real path of a file of the folder; null when it leads out of it, is no plain file or cannot be read. */
async function insideOf(root: string, path: string): Promise<string | null> {
  try {
    const [folder, file] = [await realpath(root), await realpath(join(root, path))];
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const isPlain = (await handle.stat()).isFile();
    await handle.close();
    return isPlain && file.startsWith(`${folder}${sep}`) ? file : null;
  } catch {
    return null;
  }
}

type Source = FileLink & { readonly rootFolderId: number; readonly hash: Buffer };

async function cameBefore(actor: Actor, source: Source, tx: Tx): Promise<Brought | null> {
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

function keyOf(link: ResolvedLink): string {
  return `${link.link.isPicture ? "picture" : "file"} ${link.file}`;
}

/** Brackets of a name would end the link. */
function inMarkdown(address: string): string {
  return address.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
}
