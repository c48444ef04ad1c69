import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { earlyKeys, earlyStart, renderBody, renderBundle } from "#app/entry-server.tsx";
import type { Bodies } from "#calls/bodies.ts";
import type { FrameReads } from "#calls/frame-read.ts";
import { inTransaction } from "#database/transaction.ts";
import { startSession } from "#features/sessions/store.ts";
import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Hub } from "#realtime/hub.ts";
import { type LiveOptions, hubOf } from "#realtime/open-live.ts";
import { formTokenFor } from "#secrets/form-token.ts";
import { openBodies } from "#server/screens/bodies.ts";
import { openKeptDocuments } from "#server/screens/kept-documents.ts";
import { sessionCookie, visitorCookie } from "#server/web/cookies.ts";
import { buildServer } from "#server/serving/http.ts";
import { livePeople, liveTopics } from "#server/live-topics.ts";
import { openPublicPages } from "#server/screens/public-pages.ts";
import { frameReads } from "#server/frame-reads.ts";
import { openReadAhead } from "#server/screens/read-ahead.ts";
import { refusals } from "#server/refusals.ts";
import { type Render, type WidgetFault, headLinks, renderOf } from "#server/screens/render.ts";
import { type PageViews, openPageViews } from "#server/web/page-views.ts";
import { openSessionUse } from "#server/web/session-use.ts";
import { actorResolver, listenerResolver } from "#server/web/session.ts";
import { openSites } from "#server/running/sites.ts";
import type { Entry } from "#server/watching/log.ts";
import { openMetrics } from "#server/watching/metrics.ts";
import type { System } from "#server/system.ts";
import { worldNow } from "./as.ts";
import { type BodyOptions, encoded } from "./encoded.ts";
import { lendServer } from "./lent-server.ts";
import { groundOf } from "./local-get.ts";
import type { World, WorldPerson } from "./world.ts";

export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; null when it is none. */
  readonly body: Record<string, unknown> | null;
};

type Sent = BodyOptions & { readonly magic?: string };

/** The web server over a world, asked in process: real routes, borders and database, screens straight from their source. */
export type TestWeb = {
  readonly server: FastifyInstance;
  /** The browser of a person who is signed in, or of a visitor. */
  browser(who: WorldPerson | "visitor"): Promise<TestBrowser>;
  /** What the server wrote down as bugs. */
  readonly bugs: readonly string[];
  /** Writes what people have opened until now. */
  readonly pageViews: PageViews;
  close(): Promise<void>;
};

export type TestBrowser = {
  readonly magic: string;
  readonly cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<HttpAnswer>;
  post(path: string, fields: Readonly<Record<string, unknown>>, sent?: Sent): Promise<HttpAnswer>;
  /** Anything at all, under the cookies of this browser. */
  ask(request: InjectOptions): Promise<HttpAnswer>;
};

type TestWebOptions = {
  /** Where sockets are told anything; without it they may connect, and hear nothing. */
  readonly openLive?: (options: LiveOptions) => Promise<Hub>;
  readonly clock?: () => Date;
  readonly note?: (entry: Entry) => void;
  readonly metricsToken?: string;
  readonly publicAddress?: string;
  readonly trustedProxies?: readonly string[];
  readonly withForwardedHost?: boolean;
  /** What asks servers of strangers; those on this machine unless said otherwise. */
  readonly outgoing?: GuardedGet;
  /** Draws each document, for tests in which the components change under the same data. */
  readonly drawsAnew?: boolean;
  /** Without them bodies are rendered where they are asked for, however long they are. */
  readonly bodies?: Bodies;
  /** What the line for messages says where the database takes long to answer. */
  readonly databaseAnswers?: () => boolean;
  /** Read in place of what the rooms bring to the frame. */
  readonly frameReads?: Partial<FrameReads>;
};

/** Nothing is built: documents link to no styles and no scripts. */
const noLinks = headLinks({});

function renderOfTests(report: (fault: WidgetFault) => void, { drawsAnew = false }: TestWebOptions): Render {
  const screens = { renderBundle, renderBody, earlyKeys, earlyStart };
  return renderOf(screens, () => noLinks, report, openKeptDocuments(drawsAnew ? 0 : undefined));
}

/** What an installation may have or not, tests have. */
const everyPartOf = ({ topMessage = "", sendsMail = true }: World) => ({
  withPseudo: true,
  sendsMail,
  topMessage,
});

export async function openTestWeb(world: World, options: TestWebOptions = {}): Promise<TestWeb> {
  const bugs: string[] = [];
  const log = (line: string) => void bugs.push(line);
  const noteFault = ({ kind, error }: WidgetFault) => void bugs.push(`${kind}: ${String(error)}`);
  const metrics = openMetrics();
  const { openLive = async (given) => hubOf(given), clock = () => worldNow } = options;
  const sites = await openSites(world.database);
  const resolve = listenerResolver(sites.byId);
  const resolveActor = actorResolver(sites.byId, openSessionUse(world.database));
  const { database } = world;
  const pageViews = openPageViews({ database, clock, log });
  const live = await openLive({ database, topics: liveTopics, people: livePeople, resolve, clock, log });
  const publicPages = openPublicPages({ siteAt: sites.at, withPseudo: true, isFresh: () => true, clock });
  world.database.afterCommit = (siteId, events) => {
    for (const { publicChange } of events) publicPages.empty(siteId, publicChange);
  };
  const system: System = {
    database: world.database,
    sites,
    sitesChanged: async () => {
      await sites.reload();
      publicPages.empty();
    },
    refusals,
    frameReads: { ...frameReads, ...options.frameReads },
    resolveActor,
    readAs: openReadAhead(resolveActor),
    clock,
    render: renderOfTests(noteFault, options),
    bodies: options.bodies ?? openBodies(renderBody, { report: noteFault }),
    ...groundOf(world, options.outgoing),
    publicPages,
    pageViews,
    live,
    firstKey: Buffer.alloc(32, 1),
    databaseAnswers: options.databaseAnswers ?? (() => false),
    version: "0.0.0",
    publicAddress: options.publicAddress ?? null,
    trustedProxies: options.trustedProxies ?? [],
    withForwardedHost: options.withForwardedHost ?? false,
    development: false,
    ...everyPartOf(world),
    note: (entry) => {
      if (entry.what === "bug") bugs.push(JSON.stringify(entry));
      options.note?.(entry);
    },
    metrics,
    metricsText: async () => metrics.text([]),
    metricsToken: options.metricsToken ?? null,
    loop: { lasting: () => 0, last: () => 0, stop: () => {} },
  };
  const { server, giveBack } = await serverOver(system, options);
  return {
    server,
    bugs,
    pageViews,
    browser: (who) => openBrowser(server, world, who),
    close: giveBack,
  };
}

/** What is decided when a server is built asks for one of its own. */
async function serverOver(system: System, options: TestWebOptions) {
  const build = (given: System) => buildServer(given, join(process.cwd(), "dist"));
  const { metricsToken, publicAddress, trustedProxies, withForwardedHost } = options;
  if (!metricsToken && !publicAddress && !trustedProxies && !withForwardedHost)
    return lendServer(system, build);
  const server = await build(system);
  await server.ready();
  return { server, giveBack: () => server.close() };
}

async function openBrowser(
  server: FastifyInstance,
  world: World,
  who: WorldPerson | "visitor",
): Promise<TestBrowser> {
  const binding = who === "visitor" ? "a-visitor" : await signIn(world, who);
  return browserWith({ server }, world, `${who === "visitor" ? visitorCookie : sessionCookie}=${binding}`);
}

/** A browser that has this cookie, with the form token of it. */
export async function browserWith(
  { server }: Pick<TestWeb, "server">,
  world: World,
  cookie: string,
): Promise<TestBrowser> {
  const binding = cookie.slice(cookie.indexOf("=") + 1);
  const magic = await magicOf(world, binding);
  const ask = async (request: InjectOptions): Promise<HttpAnswer> => {
    const headers = { host: "noordervaart.example", cookie, ...request.headers };
    return answerOf(await server.inject({ ...request, headers }));
  };
  return {
    magic,
    cookie,
    ask,
    get: (path, headers = {}) => ask({ method: "GET", url: path, headers }),
    post: (path, fields, sent = {}) =>
      ask({ method: "POST", url: path, ...encoded({ magic: sent.magic ?? magic, ...fields }, sent) }),
  };
}

async function signIn(world: World, who: WorldPerson): Promise<string> {
  const siteId = who.id === world.other.nora.id ? world.other.siteId : world.siteId;
  return inTransaction(world.database, { siteId, access: "write" }, (tx) =>
    startSession({ personId: who.id, device: "test", address: "127.0.0.1" }, worldNow, tx),
  );
}

async function magicOf(world: World, binding: string): Promise<string> {
  const { rows } = await world.database.pool.query<{ magic_key: Buffer }>(
    "select magic_key from site where id = $1",
    [world.siteId],
  );
  return formTokenFor(rows[0]?.magic_key ?? Buffer.alloc(0), binding);
}

type Injected = Awaited<ReturnType<FastifyInstance["inject"]>>;

function answerOf(response: Injected): HttpAnswer {
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson ? (JSON.parse(response.body) as Record<string, unknown>) : null,
  };
}
