import { once } from "node:events";
import { createServer } from "node:net";
import { CannotStart } from "#database/embedded/cannot-start.ts";

/** Refuses to start where another program answers already, before anything else has begun. */
export async function demandFreePort({
  port,
  host,
}: {
  readonly port: number;
  readonly host: string;
}): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    throw new CannotStart(
      sentences[(error as NodeJS.ErrnoException).code ?? ""]?.(port, host) ?? String(error),
    );
  }
  probe.close();
  await once(probe, "close");
}

const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Another program answers at port ${port} already. If that is Atrium, it is running; otherwise stop it, or choose another port with PORT.`,
  EACCES: (port) =>
    `This user may not answer at port ${port}. Choose one from 1024 on with PORT, and let a reverse proxy lead there.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}. Name one that it has with HOST.`,
};
