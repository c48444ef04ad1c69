import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { findSiteFor } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command-line.ts";
import { type LanguageCode, firstSpoken, languageCodes, languageOf } from "#kernel/languages.ts";
import { hashPassword } from "#secrets/password.ts";
import type { Storage } from "#storage/storage.ts";
import { type DemoCompany, type DemoPerson, companyIn } from "./model/company.ts";
import { fillSite, makeCompany } from "./filling-store.ts";
import { readState } from "./store.ts";

export type DemoCommand = {
  readonly database: Database;
  readonly now: Date;
  readonly storage: Storage;
  readonly actorFor: (email: string | null, tx: Tx) => Promise<Actor | null>;
};

/** Of everybody in the demo, and of nobody else. */
export const demoPassword = "noordervaart";

/**
 * `demo`: fills an empty installation with a company to look at, in the language that is asked for, else in English; where
 * that company is already, nothing changes.
 */
export async function demo(
  given: CommandArguments,
  { database, now, storage, actorFor }: DemoCommand,
): Promise<string> {
  const wanted = languageAsked(given.values["language"]);
  const found = await findSiteFor(null, database);
  if (found === "none") {
    const { people } = companyIn(firstSpoken(wanted));
    const passwordHash = await hashPassword(demoPassword);
    await makeCompany(database, { people, language: wanted, passwordHash });
  }
  const siteId = await findSiteFor(null, database);
  if (typeof siteId !== "number" || !(await isDemo(siteId, { database, actorFor })))
    throw new CommandRefused("There is already a site here. Start the demo with another data folder.");
  const { filled, language } = await inTransaction(database, { siteId, access: "read" }, readState);
  const company = companyIn(language);
  if (!filled) {
    const proven = async (email: string, tx: Tx) => {
      const actor = await actorFor(email, tx);
      if (!actor) throw new Error(`${email} is not on the site of the demo`);
      return actor;
    };
    const withSubsites = given.values["subsites"] !== undefined;
    await fillSite(siteId, { company, language, withSubsites, database, storage, now, actorFor: proven });
  }
  const { people, pages } = company;
  const what = filled ? "is ready" : `is ready: ${people.length} people, ${pages.length} pages`;
  return [signIns(what, company), ...(wanted && wanted !== language ? [stays(language)] : [])].join("\n");
}

function languageAsked(code: string | undefined): LanguageCode | undefined {
  const language = languageCodes.find((each) => each === code);
  if (code === undefined || language) return language;
  throw new CommandRefused(`The demo is available in ${languageCodes.join(" and ")}, not "${code}".`);
}

/** Whether the site is the demo's own: the owners of the made-up company are on it. */
async function isDemo(
  siteId: number,
  { database, actorFor }: Pick<DemoCommand, "database" | "actorFor">,
): Promise<boolean> {
  return inTransaction(database, { siteId, access: "read" }, async (tx) => {
    for (const { email, role } of companyIn(firstSpoken()).people)
      if (role === "owner" && !(await actorFor(email, tx))) return false;
    return true;
  });
}

function signIns(what: string, { people }: DemoCompany): string {
  const shown = ["olga", "ada", "noor", "vera", "xavi"].flatMap((key) =>
    people.filter((person) => person.key === key),
  );
  const width = Math.max(...shown.map(({ email }) => email.length)) + 2;
  const line = ({ email, role, position }: DemoPerson) =>
    `  ${email.padEnd(width)} ${role.padEnd(9)} ${position}`;
  return `Noordervaart, a made-up company, ${what}.\nSign in with the password ${demoPassword}, for example as:\n${shown.map(line).join("\n")}`;
}

function stays(language: LanguageCode): string {
  return `This demo is in ${languageOf(language).name}. For another language, set ATRIUM_DEMO_DATA to another folder.`;
}
