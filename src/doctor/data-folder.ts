import { accessSync, constants, existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "./finding.ts";

const gibibyte = 2 ** 30;

/** Where the data lies, whether it can be written, and how much room is left. */
export async function checkDataFolder(dataFolder: string, built: string): Promise<Finding[]> {
  const there = nearest(dataFolder);
  return [
    checkWriting(dataFolder, there),
    checkPlace(dataFolder, path.dirname(built)),
    await checkRoom(there),
  ];
}

function checkWriting(dataFolder: string, there: string): Finding {
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    const state = there === dataFolder ? "can be written" : "will be created at the first start";
    return { state: "well", what: `The data folder ${dataFolder} ${state}.` };
  } catch {
    const advice = "Let the account that runs Atrium write there, or choose another folder with ATRIUM_DATA.";
    return { state: "wrong", what: `The data folder ${dataFolder} can't be written.`, advice };
  }
}

function checkPlace(dataFolder: string, checkout: string): Finding {
  const isInside = `${dataFolder}${path.sep}`.startsWith(`${checkout}${path.sep}`);
  if (!isInside) return { state: "well", what: "The data is outside the program's folder." };
  return {
    state: "advice",
    what: `The data is inside the program's folder ${checkout}, where an upgrade or cleanup can delete it.`,
    advice: "For real use, set ATRIUM_DATA to a folder of its own, such as /var/lib/atrium.",
  };
}

async function checkRoom(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const what = `${(free / gibibyte).toFixed(1)} GiB are free on the disk of ${folder}.`;
  const advice = "Free some space: without it, Postgres stops saving changes.";
  if (free < gibibyte) return { state: "wrong", what, advice };
  return free < 5 * gibibyte ? { state: "advice", what, advice } : { state: "well", what };
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder));
}
