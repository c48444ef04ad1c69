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
    `Port ${port} is in use. If Atrium is already running, use that; otherwise choose another port with PORT.`,
  EACCES: (port) =>
    `You can't use port ${port}. Set PORT to 1024 or higher, and put a reverse proxy in front.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}. Set HOST to one it has.`,
};
