import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * A Postgres that a program of ours starts and tells the address of in its first line. It lives as long as its standard input is
 * open, so that it is gone with us however we end. `trouble` is said when it does not start.
 */
export async function holdPostgres(root, program, trouble) {
  const child = spawn(process.execPath, ["--import", "tsx", ...program], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, "line"), ended.then(() => [])]);
  if (!url) throw new Error(trouble);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
