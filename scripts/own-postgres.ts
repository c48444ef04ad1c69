// The Postgres of a data folder for as long as standard input stays open, started again when it dies; its address is the one
// line of the output: node --import tsx scripts/own-postgres.ts <data folder>
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { startEmbedded } from "#database/embedded/embedded.ts";
import { urlIn } from "#testing/database-server.ts";

// A signal from the terminal reaches everybody at once; the processes that use it go first.
for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"] as const) process.on(signal, () => {});
try {
  const postgres = await startEmbedded({
    dataFolder: process.argv[2] ?? "data",
    log: (line) => console.error(line),
  });
  const stop = (): void => void postgres.stop().then(() => process.exit(0));
  process.stdin.once("close", stop).once("end", stop).resume();
  process.stdout.write(`${urlIn(postgres.address, postgres.address.database)}\n`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
