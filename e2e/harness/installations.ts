import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";

/** The built product without a site, on a free port with a database of its own. */
export type EmptyInstallation = {
  readonly url: string;
  /** What the first start prints for whoever sets the site up. */
  readonly setUpLink: string;
  stop(): Promise<void>;
};

export const openEmptyInstallation = () =>
  served("src/testing/serve-empty.ts", 2, ([url, setUpLink]) => ({ url, setUpLink }));

/** The built product over the company of `npm run demo`. */
export const openDemo = () =>
  served("src/testing/serve-empty.ts", 1, ([url]) => ({ url }), { args: ["demo"] });

/** The built product over the named world, whose first site knows its address, apart from what other journeys do. */
export const openOwnWorld = async (environment: Readonly<Record<string, string>> = {}) =>
  served("src/testing/serve-world.ts", 1, ([url]) => ({ url }), {
    environment: { ...environment, ATRIUM_URL: `http://localhost:${await freePort()}`, HOST: "127.0.0.1" },
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

type Started = {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

async function served<Facts>(
  program: string,
  lines: number,
  read: (printed: [string, string]) => Facts,
  { args = [], environment = {} }: Started = {},
): Promise<Facts & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, ["--import", "tsx", program, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...environment },
    detached: true,
  });
  const ended = once(child, "exit");
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) if (printed.push(line) === lines) break;
  const [url, second = ""] = printed;
  if (!url) throw new Error("Atrium did not start; it says why above. Is it built (npm run build)?");
  return {
    ...read([url, second]),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
