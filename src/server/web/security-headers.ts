import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { System } from "../system.ts";

const yearInSeconds = 365 * 86_400;

/** What every answer tells browsers to hold to: where scripts may come from, who may frame it, and https from now on (HSTS). */
export function addSecurityHeaders(server: FastifyInstance, { publicAddress, render }: System): void {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Two scripts stand in documents: keys are heard from the first paint on (decision 0036), and the rest is asked for after it (0143).
        scriptSrc: ["'self'", ...render.earlyScripts.map(hashOf)],
        // Widths and colours of documents come from closed lists and parsed colours only (decision 0005).
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "same-origin" },
    // Subdomains of the address may be somebody else's and speak http only.
    strictTransportSecurity: publicAddress?.startsWith("https:")
      ? { maxAge: yearInSeconds, includeSubDomains: false }
      : false,
  });
  const headers = headersOf(protect);
  server.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** What it sets, which is the same on every answer: put together once, as its plugin for the web server does so for each request. */
function headersOf(protect: ReturnType<typeof helmet>): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, () => {});
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
