import { packedFolder } from "#features/importing/parts/packed-folder.ts";

export type Files = Readonly<Record<string, string | Buffer>>;

/** A zip as the browser makes it of a folder. */
export async function zipOf(files: Files): Promise<Buffer> {
  const chosen = Object.entries(files).map(([path, content]) => ({
    path,
    file: new Blob([content as BlobPart]),
  }));
  const blob = await packedFolder(chosen, { signal: new AbortController().signal, onBytes: () => {} });
  return Buffer.from(await blob.arrayBuffer());
}
