import { crcOf } from "../model/crc.ts";
import { centralHeader, endRecord, localHeader } from "../model/zip-headers.ts";

/** A file of a folder that somebody has chosen; its path has slashes and begins below the folder. */
export type ChosenFile = { readonly path: string; readonly file: Blob };

/** A file that the browser cannot read, as when it was moved meanwhile. */
export class UnreadableFile extends Error {
  constructor(readonly path: string) {
    super(`${path} cannot be read`);
  }
}

/**
 * Packs files into a zip without pressing them. The result refers to the files on the disk: memory holds their headers alone.
 * `onBytes` hears how much has been read.
 */
export async function packedFolder(
  files: readonly ChosenFile[],
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (read: number) => void },
): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let read = 0;
  for (const { path, file } of files) {
    const crc = await crcOfFile({ path, file }, (bytes) => {
      signal.throwIfAborted();
      onBytes((read += bytes));
    });
    const entry = { name: new TextEncoder().encode(path), crc, size: file.size };
    const header = localHeader(entry);
    pieces.push(header, file);
    central.push(centralHeader({ ...entry, offset }));
    offset += header.length + file.size;
  }
  const listSize = central.reduce((sum, { length }) => sum + length, 0);
  return new Blob([...pieces, ...central, endRecord({ count: files.length, size: listSize, offset })]);
}

async function crcOfFile({ path, file }: ChosenFile, onBytes: (read: number) => void): Promise<number> {
  let crc = 0;
  const reader = file.stream().getReader();
  for (;;) {
    const next = await reader.read().catch(() => {
      throw new UnreadableFile(path);
    });
    if (next.done) return crc;
    crc = crcOf(next.value, crc);
    onBytes(next.value.length);
  }
}
