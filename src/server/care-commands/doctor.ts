import { type Finding, lineOf } from "#doctor/finding.ts";
import { checkBuild } from "#doctor/built-files.ts";
import { checkDataFolder } from "#doctor/data-folder.ts";
import { checkMail } from "#doctor/mail.ts";
import { checkNode } from "#doctor/node-version.ts";
import { checkPostgres } from "#doctor/postgres.ts";
import { checkPublicAddress } from "#doctor/public-address.ts";
import type { DatabaseAddress } from "#database/connection.ts";
import type { Care, CareCommand } from "../running/care.ts";
import { listeners } from "../listeners.ts";
import { checkFiles } from "./doctor-files.ts";
import { checkReaders } from "./doctor-readers.ts";

export const doctor: CareCommand = {
  name: "doctor",
  usage: "[--deep] [--repair]",
  help: "Checks the installation and says what to do. --deep checks every page, --repair fixes who can read.",
  options: [],
  flags: ["deep", "repair"],
  care: async ({ flags }, care) => {
    const findings: Finding[] = [];
    const tell = (found: readonly Finding[]) => {
      findings.push(...found);
      for (const finding of found) care.say(lineOf(finding));
    };
    tell(checkNode(process.versions.node));
    tell(checkBuild(care.built));
    tell(await checkDataFolder(care.config.dataFolder, care.built));
    tell(checkPublicAddress(care.config));
    tell(await checkMail(care.config.smtpUrl));
    tell(await checkDatabase(care, { deep: flags.has("deep"), repair: flags.has("repair") }));
    const wrong = findings.filter(({ state }) => state === "wrong").length;
    care.say(wrong === 0 ? "No problems found." : `${wrong} of ${findings.length} checks found a problem.`);
    return wrong === 0;
  },
};

async function checkDatabase(care: Care, how: { deep: boolean; repair: boolean }): Promise<Finding[]> {
  try {
    return await care.withPostgres(async (address: DatabaseAddress) => {
      const { findings, isReady } = await checkPostgres(address, listeners, Date.now);
      if (!isReady) return findings;
      const files = await checkFiles(address, { config: care.config, now: care.now, deep: how.deep });
      return [...findings, ...(await checkReaders(address, how)), ...files];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = care.config.database
      ? "Check DATABASE_URL, and that the database accepts connections from here."
      : `Read ${care.config.dataFolder}/postgres.log.`;
    return [{ state: "wrong", what: `The database can't be used: ${reason}`, advice }];
  }
}
