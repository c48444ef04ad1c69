import { isIgnored, isMarkdown } from "../model/tree-paths.ts";
import type { ChosenFile } from "./packed-folder.ts";

/** What somebody has chosen to import: a zip as it is, or files that are packed here. */
export type Chosen = {
  /** Of the zip or the folder; empty for single files. */
  readonly name: string;
  readonly zip: File | null;
  readonly files: readonly ChosenFile[];
  /** Bytes. */
  readonly size: number;
  /** Whether anything in it can become a page, as far as can be seen here. */
  readonly hasPages: boolean;
};

/** What a field for files or folders brought. */
export function chosenFrom(list: Iterable<File>): Chosen {
  return chosenOf([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** What was dropped: files, and folders with all that lies in them. */
export async function chosenFromDrop(items: Iterable<DataTransferItem>): Promise<Chosen> {
  // Asked at once: after the first wait the browser has forgotten what was dropped.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found = await Promise.all(entries.map((entry) => filesIn(entry)));
  return chosenOf(found.flat());
}

function chosenOf(all: readonly { readonly path: string; readonly file: File }[]): Chosen {
  const [only] = all;
  if (all.length === 1 && only && isZip(only.file)) return ofZip(only.file);
  const files = all.filter(({ path }) => !isIgnored(path));
  const top = topOf(files.map(({ path }) => path));
  const below = files.map(({ path, file }) => ({
    path: top === "" ? path : path.slice(top.length + 1),
    file,
  }));
  const size = below.reduce((sum, { file }) => sum + file.size, 0);
  return { name: top, zip: null, files: below, size, hasPages: below.some(({ path }) => isMarkdown(path)) };
}

function ofZip(zip: File): Chosen {
  return { name: zip.name.replace(/\.zip$/i, ""), zip, files: [], size: zip.size, hasPages: true };
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === "application/zip" || type === "application/x-zip-compressed";
}

/** The folder that was chosen, if it was one. */
function topOf([first, ...others]: readonly string[]): string {
  const top = first?.includes("/") ? (first.split("/")[0] ?? "") : "";
  return others.every((path) => path.startsWith(`${top}/`)) ? top : "";
}

async function filesIn(entry: FileSystemEntry): Promise<{ path: string; file: File }[]> {
  const path = entry.fullPath.replace(/^\//, "");
  if (isIgnored(path)) return [];
  if (isFile(entry))
    return [{ path, file: await new Promise<File>((got, failed) => entry.file(got, failed)) }];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const inner: FileSystemEntry[] = [];
  for (;;) {
    // Browsers give a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((got, failed) => reader.readEntries(got, failed));
    if (some.length === 0) break;
    inner.push(...some);
  }
  return (await Promise.all(inner.map((each) => filesIn(each)))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
