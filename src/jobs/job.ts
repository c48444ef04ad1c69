import type { Tx } from "#database/transaction.ts";
import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Storage } from "#storage/storage.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";

/**
 * What a job may use. `eachSite` runs a step for every site, each in a transaction of its own, and `after` once that is committed. What failed for
 * some is thrown when all others had their turn: what follows for those belongs into `after`.
 */
export type JobTools = {
  /** When the job began. */
  readonly now: Date;
  /** For jobs that take long. */
  readonly clock: () => Date;
  readonly eachSite: (
    step: (tx: Tx) => Promise<void>,
    after?: (siteId: number) => Promise<void>,
  ) => Promise<void>;
  /** A step for one of them. */
  readonly ofOneSite: <T>(siteId: number, step: (tx: Tx) => Promise<T>) => Promise<T>;
  /** For addresses that pages bring; asked outside of those transactions. */
  readonly outgoing: GuardedGet;
  /** Where the bytes of files lie; touched after the commit. */
  readonly storage: Storage;
  /** Reads a file of this machine for its words, aside and within limits. */
  readonly readText: ReadText;
  readonly log: (line: string) => void;
  /** For the few tables without a site (walls.ts). Changes commit one by one. */
  readonly everywhere: (text: string, values: readonly unknown[]) => Promise<void>;
};

/** Work that is done at set times, once over all processes. `cron` is in UTC: minute, hour, day, month, weekday. */
export type Job = {
  readonly name: string;
  readonly cron: string;
  readonly work: (tools: JobTools) => Promise<void>;
};

export function defineJob(job: Job): Job {
  return job;
}
