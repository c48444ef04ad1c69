/** How long running calls may take to finish once we are asked to stop, in milliseconds. */
const patience = 20_000;
/**
 * Signals that come so soon after the first are the same request, in milliseconds. A process group is sent a signal as a
 * whole, npm passes its own on to us, and when npm is gone `scripts/stop-with-parent.mjs` asks once more.
 */
const sameRequest = 2000;

/** Stops on the first signal: running calls finish, then the database stops. A later request does not wait. */
export function stopOnSignals(stop: () => Promise<void>, log: (line: string) => void): void {
  let asked: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (asked !== undefined) {
        if (performance.now() - asked > sameRequest) process.exit(1);
        return;
      }
      asked = performance.now();
      const impatient = setTimeout(() => process.exit(1), patience);
      impatient.unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log(`Atrium didn't stop cleanly: ${String(error)}`);
          process.exit(1);
        },
      );
    });
  }
}
