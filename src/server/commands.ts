import type { Database } from "#database/connection.ts";
import { demo } from "#features/demo/cli.ts";
import { importMarkdown } from "#features/importing/cli.ts";
import { seed } from "#features/seeding/cli.ts";
import { addSite, addUser, setUserPassword } from "#features/people/cli.ts";
import type { CommandArguments } from "#kernel/command.ts";
import type { Storage } from "#storage/storage.ts";
import type { CareCommand } from "./care.ts";
import { backup, restore } from "./commands-of-care/backup.ts";
import { doctor } from "./commands-of-care/doctor.ts";
import { actorForCommand } from "./session.ts";

export type Command = {
  /** Its words, as typed: `user add`. */
  readonly name: string;
  /** What stands behind them. */
  readonly usage: string;
  readonly help: string;
  readonly options: readonly string[];
  readonly run: (given: CommandArguments, database: Database, now: Date, storage: Storage) => Promise<string>;
};

/** Every command of the product. */
export const commands: readonly (Command | CareCommand)[] = [
  {
    name: "user add",
    usage: "<email> [--name N] [--role owner|admin|editor|member|external] [--password P] [--site HOST]",
    help: "Adds a person; without a password, a mail invites them to set one.",
    options: ["name", "role", "password", "site"],
    run: addUser,
  },
  {
    name: "user password",
    usage: "<email> [--password P] [--site HOST]",
    help: "Gives a person a new password and signs them out everywhere.",
    options: ["password", "site"],
    run: setUserPassword,
  },
  {
    name: "site add",
    usage: "<name> --host H --owner-email E [--owner-name N]",
    help: "Makes one more site, chosen by its host name.",
    options: ["host", "owner-email", "owner-name"],
    run: addSite,
  },
  {
    name: "import markdown",
    usage: "<folder> [--into Folder] [--as EMAIL] [--site HOST]",
    help: "Makes folders and pages of a folder of Markdown files, with their pictures; again, it updates them.",
    options: ["into", "as", "site"],
    run: (given, database, now, storage) =>
      importMarkdown(given, { database, now, storage, actorFor: actorForCommand }),
  },
  {
    name: "seed",
    usage: "[--pages N] [--people N] [--folders N] [--password P] [--site HOST]",
    help: "Fills a site with made-up pages, people and folders, to try it at size.",
    options: ["pages", "people", "folders", "password", "site"],
    run: seed,
  },
  {
    name: "demo",
    usage: "[--language en|nl]",
    help: "Fills an empty installation with a made-up company, to look around in. `npm run demo` does it and serves.",
    options: ["language"],
    run: (given, database, now, storage) =>
      demo(given, { database, now, storage, actorFor: actorForCommand }),
  },
  backup,
  restore,
  doctor,
];
