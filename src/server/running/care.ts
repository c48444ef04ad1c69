import type { DatabaseAddress } from "#database/connection.ts";
import type { CommandArguments } from "#kernel/command-line.ts";
import type { Config } from "./config.ts";

/** What a command has that looks after the installation itself, rather than after a site. */
export type Care = {
  readonly config: Config;
  readonly now: Date;
  /** Of this Atrium. */
  readonly version: string;
  /** The folder that the build wrote. */
  readonly built: string;
  readonly say: (line: string) => void;
  /** Gives the owner's way to the database, which is started when no server runs; nothing is migrated. */
  readonly withPostgres: <Result>(work: (address: DatabaseAddress) => Promise<Result>) => Promise<Result>;
};

export type CareCommand = {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  readonly options: readonly string[];
  /** Options without a value. */
  readonly flags: readonly string[];
  /** Whether all is well in the end; else the exit code is 1. */
  readonly care: (given: CareArguments, care: Care) => Promise<boolean>;
};

export type CareArguments = CommandArguments & { readonly flags: ReadonlySet<string> };
