// The built product over the named world for as long as standard input stays open; its address is the first line of the output.
import { openBuiltWorld } from "./built-world.ts";
import { type World, openWorld } from "./world.ts";

for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
// A site that has to know its address (ATRIUM_URL) is told its port with it.
const address = process.env["ATRIUM_URL"];
const built = await openBuiltWorld(openAt, new URL(address ?? "http://localhost").port);
async function openAt(passwordHash: string): Promise<World> {
  const world = await openWorld(passwordHash);
  if (address !== undefined)
    await world.database.pool.query("update site set address = $1 where id = $2", [address, world.siteId]);
  return world;
}
let stopping: Promise<void> | undefined;
const stop = (): void => {
  stopping ??= built.stop().then(() => {
    process.stderr.write(built.log());
    process.exit(0);
  });
};
process.once("SIGTERM", stop);
process.stdin.once("close", stop).once("end", stop);
// A line asks for a crash; the answer comes when the server is there again.
process.stdin.on("data", () => void built.crash().then(() => process.stdout.write(`${built.url}\n`)));
process.stdout.write(`${built.url}\n`);
