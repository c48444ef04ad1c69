import type { Server } from "node:http";
import type { System } from "../system.ts";
import { listenForMetrics } from "../watching/metrics-route.ts";
import { buildServer } from "../serving/http.ts";
import type { Config } from "./config.ts";
import { setUpLink, settleAddress } from "./first-site.ts";
import type { Foundation } from "./foundation.ts";

const noMailServer = "No mail server set (SMTP_URL). Site owners find outgoing email under /settings/mail/.";

/** Where this installation answers: its public address, and the one that this process listens at. */
export type Where = { readonly publicUrl: string | undefined; listening: string };

/** Answers requests, and says on the terminal where. */
export async function startAnswering(
  system: System,
  { started, database, sites }: Foundation,
  { config, dist, where }: { readonly config: Config; readonly dist: string; readonly where: Where },
) {
  const server = await buildServer(system, dist);
  const forMetrics = await metricsServer(config, system);
  const address = await server.listen({ port: config.port, host: config.host });
  started.announceWeb({ host: config.host, port: portOf(address) });
  where.listening = address;
  await settleAddress({ database, sites }, where);
  const shown = config.publicUrl ?? address;
  process.stdout.write(`Atrium is ready at ${shown}\n`);
  const link = await setUpLink({ database }, shown, new Date());
  if (link) process.stdout.write(`Set up your site: ${link}\n`);
  if (!config.smtpUrl) process.stdout.write(`${noMailServer}\n`);
  return {
    close: () => server.close(),
    closeMetrics: () => {
      forMetrics?.close();
      forMetrics?.closeAllConnections();
    },
  };
}

async function metricsServer(config: Config, { metricsText }: System): Promise<Server | null> {
  const { port, host } = config.metrics;
  return port === undefined ? null : listenForMetrics({ host, port }, metricsText);
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}
