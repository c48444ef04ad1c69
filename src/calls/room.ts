import type { Database } from "#database/connection.ts";
import type { Tx } from "#database/transaction.ts";
import type { Job } from "#jobs/job.ts";
import type { Actor } from "#kernel/actor.ts";
import type { CommandArguments } from "#kernel/command-line.ts";
import type { Screen } from "#kernel/screen.ts";
import type { Listener } from "#outbox/listener.ts";
import type { LiveTopic, PersonSource } from "#realtime/live-topic.ts";
import type { Storage } from "#storage/storage.ts";
import type { FrameReads } from "./frame-read.ts";
import type { AnyHandler } from "./handle.ts";
import type { Holding } from "./holding.ts";
import type { RefusalBook } from "./refused.ts";
import type { AnyUndertakingKind } from "./undertaking-kind.ts";

/** What a command of the command line works with. */
export type CommandTools = {
  readonly database: Database;
  readonly now: Date;
  readonly storage: Storage;
  /** The person of a site whom a command acts for, by address; without one the first owner. */
  readonly actorFor: (email: string | null, tx: Tx) => Promise<Actor | null>;
};

export type Command = {
  /** Its words, as typed: `user add`. */
  readonly name: string;
  /** What stands behind them. */
  readonly usage: string;
  readonly help: string;
  readonly options: readonly string[];
  readonly run: (given: CommandArguments, tools: CommandTools) => Promise<string>;
};

/** Everything that a room brings to the server, the rooms inside it included. `server/rooms.ts` lists the rooms. */
export type Room = {
  /** Its calls; routes, the typed client, the OpenAPI document and contract tests are made from them. */
  readonly handlers?: readonly AnyHandler[];
  /** Its refusals with their sentences. */
  readonly refusals?: RefusalBook;
  readonly screens?: readonly Screen[];
  readonly jobs?: readonly Job[];
  readonly listeners?: readonly Listener[];
  /** What tabs can listen to. */
  readonly topics?: readonly LiveTopic[];
  /** Events after which everything that a person listens to is asked again. */
  readonly personSources?: readonly PersonSource[];
  readonly commands?: readonly Command[];
  /** Its kinds of long work. */
  readonly undertakings?: readonly AnyUndertakingKind[];
  /** What people have of it, and what becomes of that when one of them is deleted. */
  readonly holdings?: readonly Holding[];
  /** What it brings to the frame of every screen, read beside the screen. */
  readonly frame: Partial<FrameReads>;
};

/** Screens are given as they were defined, each with the types of its own call. */
type Given<Part extends keyof FrameReads> = Omit<Room, "screens" | "frame"> & {
  readonly screens?: readonly object[];
  readonly frame?: Pick<FrameReads, Part>;
};

type Defined<Part extends keyof FrameReads> = Omit<Room, "frame"> & {
  readonly frame: Pick<FrameReads, Part>;
};

export function defineRoom<Part extends keyof FrameReads = never>(room: Given<Part>): Defined<Part> {
  return { frame: {}, ...room } as unknown as Defined<Part>;
}
