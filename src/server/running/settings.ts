import { createHmac, randomBytes } from "node:crypto";
import type { Config } from "./config.ts";

/** What of the system stands in the configuration. */
export function settingsOf(config: Config) {
  return {
    metricsToken: config.metrics.token ?? null,
    firstKey: firstKeyOf(config),
    publicAddress: config.publicUrl ?? null,
    trustedProxies: config.trustedProxies,
    withForwardedHost: config.withForwardedHost,
    development: !config.production,
    withPseudo: config.withPseudo,
    sendsMail: config.smtpUrl !== undefined,
    topMessage: config.topMessage,
  };
}

/** All processes of one database need the same key; the address of the database is what they have in common. */
function firstKeyOf({ database }: Config): Buffer {
  if (!database) return randomBytes(32);
  return createHmac("sha256", database.directUrl).update("magic before a site").digest();
}
