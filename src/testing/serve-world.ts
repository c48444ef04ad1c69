// The built product over the named world for as long as standard input stays open; its address is the first line of the output.
import { openBuiltWorld } from "./built-world.ts";

for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
const built = await openBuiltWorld();
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
