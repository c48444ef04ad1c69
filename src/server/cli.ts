import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { joinOrStartEmbedded } from "#database/embedded/embedded.ts";
import { announceOnce } from "#database/messages.ts";
import { migrate } from "#database/migrate.ts";
import { CommandRefused } from "#kernel/command-line.ts";
import { openStorage } from "#storage/open-storage.ts";
import about from "../../package.json" with { type: "json" };
import type { Care, CareArguments, CareCommand } from "./running/care.ts";
import type { Command } from "#calls/room.ts";
import { commands } from "./commands.ts";
import { actorForCommand } from "./web/session.ts";
import { readConfig } from "./running/config.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs one command and gives its exit code: 0 when it is done, 1 when it refused. */
export async function main(argv: string[]): Promise<number> {
  const code = await perform(argv);
  process.exitCode = code;
  return code;
}

async function perform(argv: string[]): Promise<number> {
  const words = argv.join(" ");
  const command = commands.find(({ name }) => words === name || words.startsWith(`${name} `));
  if (!command) {
    const isQuestion = ["help", "--help", "-h"].includes(words);
    (isQuestion ? say : complain)(overview());
    return isQuestion ? 0 : 1;
  }
  try {
    const given = argumentsOf(command, argv.slice(command.name.split(" ").length));
    if ("care" in command) return (await command.care(given, careFor(command.name))) ? 0 : 1;
    const storage = openStorage(readConfig(process.env, process.cwd()));
    say(
      await withDatabase(command.name, (database) =>
        command.run(given, { database, now: new Date(), storage, actorFor: actorForCommand }),
      ),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof CommandRefused) && !(error instanceof CannotStart)) throw error;
    complain(error.message);
    return 1;
  }
}

/** What a command was given; an option it does not know refuses with its usage. */
export function argumentsOf(command: Command | CareCommand, args: string[]): CareArguments {
  const known = "flags" in command ? command.flags : [];
  const options = Object.fromEntries([
    ...command.options.map((name) => [name, { type: "string" as const }] as const),
    ...known.map((name) => [name, { type: "boolean" as const }] as const),
  ]);
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const all: Readonly<Record<string, unknown>> = values;
    const texts = command.options.map((name) => [name, all[name] as string | undefined]);
    return {
      positionals,
      values: Object.fromEntries(texts),
      flags: new Set(known.filter((name) => all[name] === true)),
    };
  } catch (error) {
    const reason = error instanceof Error ? `${error.message}\n` : "";
    throw new CommandRefused(`${reason}Usage: atrium ${command.name} ${command.usage}`);
  }
}

function overview(): string {
  const lines = commands.map(({ name, usage, help }) => `  atrium ${name} ${usage}\n      ${help}`);
  return `Commands:\n${lines.join("\n")}\n\nWithout a command, Atrium starts.`;
}

function careFor(command: string): Care {
  return {
    config: readConfig(process.env, process.cwd()),
    now: new Date(),
    version: about.version,
    built: join(dirname(fileURLToPath(import.meta.url)), ".."),
    say,
    withPostgres: (work) => withPostgres(command, ({ direct }) => work(direct)),
  };
}

/** The database of the command, brought up to date and open as the server's role. */
function withDatabase<Result>(
  command: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withPostgres(command, async ({ address, direct }) => {
    await migrate(direct, complain);
    const database = openDatabase(address, 2);
    try {
      const result = await work(database);
      // Running servers read their sites again and look into the outbox now.
      await announceOnce(direct, { topic: "sites", about: "" });
      return result;
    } finally {
      await database.end();
    }
  });
}

/** The database of DATABASE_URL, else that of the data folder: of the running server, or started for the command. */
async function withPostgres<Result>(
  command: string,
  work: (way: { address: DatabaseAddress; direct: DatabaseAddress }) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env, process.cwd());
  if (config.database) return work({ address: config.database.url, direct: config.database.directUrl });
  const embedded = await joinOrStartEmbedded({ dataFolder: config.dataFolder, log: complain, command });
  try {
    return await work({ address: embedded.address, direct: embedded.address });
  } finally {
    await embedded.stop();
  }
}
