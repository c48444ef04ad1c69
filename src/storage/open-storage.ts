import { openDisk } from "./disk.ts";
import { type S3Place, openS3 } from "./s3/s3.ts";
import type { Storage } from "./storage.ts";

/** The bucket when one is set, else the data folder. */
export function openStorage(where: {
  readonly dataFolder: string;
  readonly s3: S3Place | undefined;
}): Storage {
  return where.s3 ? openS3(where.s3, where.dataFolder) : openDisk(where.dataFolder);
}
