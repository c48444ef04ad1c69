import { randomBytes } from "node:crypto";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import { addAddresses } from "./addresses.ts";
import { addBuiltFiles } from "../web/built-files.ts";
import { addCompression } from "../web/compression.ts";
import { addFailures } from "./failures.ts";
import { handlers } from "../handlers.ts";
import { addFiles } from "../web/files.ts";
import { addForwardedHost } from "../web/forwarded-host.ts";
import { addDirectory } from "../web/directory.ts";
import { addHealth } from "../web/health.ts";
import { addHosts } from "../web/hosts.ts";
import { addLanguageChoice } from "../web/language-choice.ts";
import { addLive } from "../web/live.ts";
import { addNewFormToken } from "../web/new-form-token.ts";
import { addOpenApi } from "../web/openapi.ts";
import { addOverload } from "../web/overload/refusing.ts";
import { addPublicPages } from "../screens/public-pages.ts";
import { addFonts } from "../web/fonts.ts";
import { addFrames } from "../web/frames.ts";
import { addMailPreviews } from "../web/mail-previews.ts";
import { addPersonPictures } from "../web/person-pictures.ts";
import { addRobots } from "../web/robots.ts";
import { addSamlMetadata } from "../web/saml-metadata.ts";
import { addCalls, routed } from "./routes.ts";
import { addSecurityHeaders } from "../web/security-headers.ts";
import { addSubsitePrefix, splitPrefix } from "../web/subsite-prefix.ts";
import { addTheme } from "../web/theme.ts";
import { addUpload } from "./upload.ts";
import { roomOfPart } from "../web/sent-form.ts";
import type { System } from "../system.ts";
import { WholeAnswer } from "../web/whole-answer.ts";
import { addMetrics } from "../watching/metrics-route.ts";
import { addRequests } from "../watching/requests.ts";

/** The most that a call's body may weigh; uploads have a path and limits of their own. */
const bodyMost = 4 * 1024 * 1024;

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
    http: { ServerResponse: WholeAnswer },
    genReqId: () => `${mark}${(count++).toString(36)}`,
  });
  const processKey = system.firstKey;
  const calls = routed(handlers).map(({ call }) => call);
  addForwardedHost(server, system);
  addRequests(server, system);
  addPublicPages(server, system);
  addOverload(server, system);
  addSecurityHeaders(server, system);
  addCompression(server);
  await addBodyReaders(server);
  await addBuiltFiles(server, join(dist, "client/assets"));
  addSubsitePrefix(server, system);
  addFailures(server, system, processKey);
  addHosts(server, system);
  addHealth(server, system);
  addMetrics(server, system);
  addLanguageChoice(server);
  addNewFormToken(server, system, processKey);
  addRobots(server, system);
  addOpenApi(server, system, calls);
  addCalls(server, system, { handlers, processKey });
  addUpload(server, system, processKey);
  await addDirectory(server, system);
  addBesideScreens(server, system);
  addAddresses(server, system, processKey);
  await addLive(server, system);
  return server;
}

/** What is fetched or looked at beside screens and calls. */
function addBesideScreens(server: FastifyInstance, system: System): void {
  addFiles(server, system);
  addPersonPictures(server, system);
  addTheme(server, system);
  addMailPreviews(server, system);
  addFrames(server, system);
  addFonts(server);
  addSamlMetadata(server, system);
}

/** Cookies, and the bodies of requests in the forms that browsers send. */
async function addBodyReaders(server: FastifyInstance): Promise<void> {
  await server.register(cookie);
  await server.register(formbody);
  await server.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { fileSize: 0, files: 0, fields: 100, fieldSize: 2_000_000 },
    fileHwm: roomOfPart,
  });
}
