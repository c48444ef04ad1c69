import type { FastifyInstance } from "fastify";
import type { System } from "../system.ts";

/**
 * Host decides which site is asked for. Proxies pass a client's own `X-Forwarded-Host` on unless told otherwise, so it counts
 * only where the operator says that the proxy sets it. Runs before anything reads the host.
 */
export function addForwardedHost(server: FastifyInstance, { withForwardedHost }: System): void {
  if (withForwardedHost) return;
  server.addHook("onRequest", (request, _, done) => {
    const { headers } = request.raw;
    // Taking away what is not there would slow down every later look at the headers.
    if (headers["x-forwarded-host"] !== undefined) delete headers["x-forwarded-host"];
    done();
  });
}
