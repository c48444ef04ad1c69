import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import helmet from "helmet";
import { addAddresses } from "./addresses.ts";
import { addBuiltFiles } from "./built-files.ts";
import { addCompression } from "./compression.ts";
import { addFailures } from "./failures.ts";
import { handlers } from "../handlers.ts";
import { addFiles } from "./files.ts";
import { addForwardedHost } from "./forwarded-host.ts";
import { addHealth } from "./health.ts";
import { addHosts } from "./hosts.ts";
import { addLive } from "./live.ts";
import { addNewFormToken } from "./new-form-token.ts";
import { addOpenApi } from "./openapi.ts";
import { addOverload } from "./overload/refusing.ts";
import { addPublicPages } from "../screens/public-pages.ts";
import { addRobots } from "./robots.ts";
import { addCalls, routed } from "./routes.ts";
import { addSubsitePrefix, splitPrefix } from "./subsite-prefix.ts";
import { addTheme } from "./theme.ts";
import { addUpload } from "./upload.ts";
import { roomOfPart } from "./sent-form.ts";
import type { System } from "../system.ts";
import { addMetrics } from "../watching/metrics-route.ts";
import { addRequests } from "../watching/requests.ts";

/** The most that a call's body may weigh; uploads have a path and limits of their own. */
const bodyMost = 4 * 1024 * 1024;

const yearInSeconds = 365 * 86_400;

/** The web server over a system, ready to listen (or to be asked in process). `dist` holds the built browser files. */
export async function buildServer(system: System, dist: string): Promise<FastifyInstance> {
  const mark = `${randomBytes(6).toString("base64url")}-`;
  let count = 0;
  const server = fastify({
    bodyLimit: bodyMost,
    trustProxy: system.trustedProxies.length > 0 ? [...system.trustedProxies] : false,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    rewriteUrl: (request) => splitPrefix(request.url ?? "/").rest,
    logger: false,
    genReqId: () => `${mark}${(count++).toString(36)}`,
  });
  const processKey = system.firstKey;
  addForwardedHost(server, system);
  addRequests(server, system);
  addPublicPages(server, system);
  addOverload(server, system);
  await addBorders(server, system);
  await addBuiltFiles(server, join(dist, "client/assets"));
  addSubsitePrefix(server);
  addFailures(server, system, processKey);
  addHosts(server, system);
  addHealth(server, system);
  addMetrics(server, system);
  addNewFormToken(server, system, processKey);
  addRobots(server, system);
  addOpenApi(
    server,
    system,
    routed(handlers).map(({ call }) => call),
  );
  addCalls(server, system, { handlers, processKey });
  addUpload(server, system, processKey);
  addFiles(server, system);
  addTheme(server, system);
  addAddresses(server, system, processKey);
  await addLive(server, system);
  return server;
}

async function addBorders(server: FastifyInstance, { publicAddress, render }: System): Promise<void> {
  // Called by itself, as its plugin for the web server puts the headers together anew for each request.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // One script stands in documents: keys are heard from the first paint on (decision 0036).
        scriptSrc: ["'self'", `'sha256-${createHash("sha256").update(render.earlyKeys).digest("base64")}'`],
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
  server.addHook("onRequest", (request, reply, done) => protect(request.raw, reply.raw, () => done()));
  addCompression(server);
  await server.register(cookie);
  await server.register(formbody);
  await server.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { fileSize: 0, files: 0, fields: 100, fieldSize: 2_000_000 },
    fileHwm: roomOfPart,
  });
}
