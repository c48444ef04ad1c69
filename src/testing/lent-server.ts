import type { FastifyInstance } from "fastify";
import type { System } from "#server/system.ts";

type Lent = { readonly server: FastifyInstance; system: System; isFree: boolean };

/** Those of this process. */
const all: Lent[] = [];

/**
 * A server over this system, until the test file ends or gives it back. Adding some seven hundred routes took as long as two or three tests: a server that
 * is free is lent again, and asks the system of whoever has it for each of its parts.
 */
export async function lendServer(
  system: System,
  build: (system: System) => Promise<FastifyInstance>,
): Promise<{ server: FastifyInstance; giveBack: () => Promise<void> }> {
  const lent = all.find(({ isFree }) => isFree) ?? (await built(system, build));
  lent.system = system;
  lent.isFree = false;
  return { server: lent.server, giveBack: () => giveBack(lent) };
}

async function built(system: System, build: (system: System) => Promise<FastifyInstance>): Promise<Lent> {
  const now = { system };
  const server = await build(partsOf(() => now.system));
  await server.ready();
  const lent = Object.assign(now, { server, isFree: false });
  all.push(lent);
  return lent;
}

/** Whatever is asked of it is asked of the system of now. */
function partsOf(now: () => System): System {
  return new Proxy({} as System, { get: (_, part) => Reflect.get(now(), part) as unknown });
}

async function giveBack(lent: Lent): Promise<void> {
  if (lent.server.server.listening) {
    strike(lent);
    await lent.server.close();
  } else {
    lent.system.live.close();
    lent.isFree = true;
  }
}

/** At the end of a test file: what it left open is nobody's any more. One that listens stays as it is. */
export function takeBackServers(): void {
  for (const lent of all.filter(({ server }) => server.server.listening)) strike(lent);
  for (const lent of all) lent.isFree = true;
}

function strike(lent: Lent): void {
  all.splice(all.indexOf(lent), 1);
}
