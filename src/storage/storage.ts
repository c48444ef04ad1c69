import type { Readable } from "node:stream";

/** Bytes of a file, both ends included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** What lies under a key. Whoever opens `stream` reads it to its end or destroys it. */
export type OpenObject = { readonly size: number; readonly stream: Readable };
export type StoredObject = { readonly key: string; readonly size: number; readonly modified: Date };

/**
 * Where the bytes of files lie: the data folder, or S3-compatible storage. A key is written once and whole: it is there with
 * all its bytes, on the disk, or it is not there. Keys are made by us and hold no word of anybody's.
 */
export type Storage = {
  /** Which one it is, for people. */
  readonly place: string;
  /** A folder of this machine for files that are on their way in, on the disk of the data folder. */
  readonly incoming: string;
  /** Stores what a stream brings; `size` must be what it comes to. */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** Stores a file of the incoming folder, which is gone afterwards. */
  adopt(key: string, file: string): Promise<void>;
  /** Null when nothing lies there. `size` is that of the whole, whatever the range. */
  open(key: string, range?: ByteRange): Promise<OpenObject | null>;
  sizeOf(key: string): Promise<number | null>;
  /** Also content when nothing lies there. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins so; the prefix ends with a slash, or is empty. */
  list(prefix: string): AsyncIterable<StoredObject>;
};

const keyPattern = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9_-]+)*(?:\.[a-z0-9]+)*$/;

/** Refuses what is no key of ours, before it becomes a path or an address. */
export function demandKey(key: string): string {
  if (key.length > 300 || !keyPattern.test(key)) throw new Error("This is no key of stored files.");
  return key;
}
