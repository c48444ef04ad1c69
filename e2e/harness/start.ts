import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Before all journeys: the built product over the named world, on a free port with a database of its own. */
export default async function start(): Promise<() => Promise<void>> {
  if (process.env["ATRIUM_E2E_URL"]) return async () => {};
  const child = spawn(process.execPath, ["--import", "tsx", "src/testing/serve-world.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  const first = once(createInterface({ input: child.stdout }), "line");
  const [url] = (await Promise.race([first, ended.then(() => [])])) as string[];
  if (!url) throw new Error("Atrium did not start; it says why above. Is it built (npm run build)?");
  process.env["ATRIUM_E2E_URL"] = url;
  return async () => {
    child.stdin.end();
    await ended;
  };
}
