import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * One throw-away Postgres for all steps. It lives as long as its standard input is open, so that it is gone with us
 * however we end.
 */
export async function startTestDatabase(root) {
  const child = spawn(process.execPath, ["--import", "tsx", "src/testing/serve-database.ts"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, "line"), ended.then(() => [])]);
  if (!url) throw new Error("The Postgres for the tests did not start; it says why above.");
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
