// A throw-away Postgres for as long as standard input stays open; its address is the one line of the output.
import { serverForTests, urlIn } from "./database-server.ts";

for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
const server = await serverForTests();
const stop = (): void => {
  void server.stop().then(() => process.exit(0));
};
process.once("SIGTERM", stop);
process.stdin.once("close", stop).once("end", stop).resume();
process.stdout.write(`${urlIn(server.address, "postgres")}\n`);
