import path from "node:path";
import { checkBackup } from "#backup/check-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { writeBackup } from "#backup/write-backup.ts";
import { openStorage } from "#storage/open-storage.ts";
import { CommandRefused } from "#kernel/command-line.ts";
import type { CareArguments, CareCommand } from "../running/care.ts";

export const backup: CareCommand = {
  name: "backup",
  usage: "<file> [--force]",
  help: "Saves everything, files included, in one file. The server can keep running.",
  options: [],
  flags: ["force"],
  care: async (given, { config, now, version, say, withPostgres }) => {
    const file = fileIn(given, backup);
    const { tables, rows, files } = await withPostgres((address) =>
      writeBackup({
        address,
        storage: openStorage(config),
        file,
        force: given.flags.has("force"),
        version,
        now,
      }),
    );
    say(`Saved ${count(rows, "row")} of ${count(tables, "table")} and ${count(files, "file")} in ${file}.`);
    return true;
  },
};

export const restore: CareCommand = {
  name: "restore",
  usage: "<file> [--replace]",
  help: "Restores a backup into an empty Atrium. --replace overwrites what is there, after saving it.",
  options: [],
  flags: ["replace"],
  care: async (given, { config, now, version, say, withPostgres }) => {
    const file = fileIn(given, restore);
    // Before a database is started or made for it: a damaged file leaves nothing behind.
    const checked = await checkBackup(file);
    const { manifest, seal, safety } = await withPostgres((address) =>
      restoreBackup({
        address,
        dataFolder: config.dataFolder,
        storage: openStorage(config),
        file,
        checked,
        replace: given.flags.has("replace"),
        version,
        now,
      }),
    );
    if (safety) say(`Saved the previous data in ${safety}.`);
    const rows = Object.values(seal.rows).reduce((sum, each) => sum + each, 0);
    say(
      `Restored the backup of ${manifest.made} (Atrium ${manifest.atrium}): ${count(rows, "row")}, ${count(seal.files, "file")}.`,
    );
    return true;
  },
};

/** npm runs its scripts in the project's folder; the name is meant from where it was typed. */
function fileIn({ positionals }: CareArguments, command: CareCommand): string {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new CommandRefused(`Usage: atrium ${command.name} ${command.usage}`);
  return path.resolve(process.env["INIT_CWD"] ?? process.cwd(), file);
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
