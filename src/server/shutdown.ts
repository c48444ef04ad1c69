/** How long running calls may take to finish once we are asked to stop, in milliseconds. */
const patience = 20_000;

/** Stops on the first signal: running calls finish, then the database stops. A second one does not wait. */
export function stopOnSignals(stop: () => Promise<void>, log: (line: string) => void): void {
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      const impatient = setTimeout(() => process.exit(1), patience);
      impatient.unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log(`Atrium did not stop cleanly: ${String(error)}`);
          process.exit(1);
        },
      );
    });
  }
}
