import type { Database } from "#database/connection.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { sessionRefusals } from "#features/sessions/wording.ts";
import { findSiteFor } from "#features/sites/store.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command-line.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { seedSite } from "./store.ts";

const most = 1_000_000;

/** `seed --pages N [--people N] [--folders N] [--tags N] [--password P] [--site HOST]`: fills a site to try it at size. */
export async function seed({ values }: CommandArguments, database: Database, now: Date): Promise<string> {
  const size = {
    pages: countIn(values["pages"], 1000, "pages"),
    people: countIn(values["people"], 100, "people"),
    folders: countIn(values["folders"], 50, "folders"),
    tags: countIn(values["tags"], 20, "tags"),
  };
  const siteId = await findSiteFor(values["site"] ?? null, database);
  if (siteId === "none") throw new CommandRefused("No site found. Create one with `atrium site add`.");
  if (siteId === "several")
    throw new CommandRefused("There are several sites. Choose one with --site and its host.");
  const passwordHash = values["password"] === undefined ? null : await hashGiven(values["password"]);
  await seedSite(database, size, { siteId, now, passwordHash });
  const { pages, people, folders, tags } = size;
  return `Added ${pages} pages, ${people} people, ${folders} folders and ${tags} tags.`;
}

/** Made-up people are real accounts of a real site. */
async function hashGiven(password: string): Promise<string> {
  const isCommon = isCommonPassword(password);
  const verdict = mayBePassword({ first: password, second: password, isCommon, names: [] });
  if (!verdict.allowed) throw new CommandRefused(sessionRefusals[verdict.code].text);
  return hashPassword(password);
}

function countIn(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!/^[0-9]+$/.test(text) || count > most)
    throw new CommandRefused(`--${name} takes a number up to ${most}.`);
  return count;
}
