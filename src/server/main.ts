import { createHmac, randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { openMessages } from "#database/messages.ts";
import { keepQueue } from "#jobs/queue.ts";
import { startReaders } from "#outbox/readers.ts";
import { openTurns } from "#outbox/turns.ts";
import { openLive } from "#realtime/open-live.ts";
import type { SiteChange } from "#realtime/tail.ts";
import { sweepIncoming } from "#storage/fresh-file.ts";
import { openStorage } from "#storage/open-storage.ts";
import { storageMark } from "#storage/storage-mark.ts";
import about from "../../package.json" with { type: "json" };
import { openBodies } from "./screens/bodies.ts";
import { type Config, readConfig } from "./running/config.ts";
import { startDatabase } from "./running/database.ts";
import { setUpLink, setUpUnattended, settleAddress } from "./running/first-site.ts";
import { demandFreePort } from "./running/free-port.ts";
import { buildServer } from "./web/http.ts";
import { jobs } from "./jobs.ts";
import { listeners } from "./listeners.ts";
import { livePeople, liveTopics } from "./live-topics.ts";
import { watchLoop } from "./web/overload/loop-delay.ts";
import { openMail } from "./running/mail.ts";
import { demandOneStorage, lineName } from "./running/one-storage.ts";
import { publicChangeMessage, readPublicChange } from "./screens/public-changes.ts";
import { openPublicPages } from "./screens/public-pages.ts";
import { refusals } from "./refusals.ts";
import { type WidgetFault, loadRender } from "./screens/render.ts";
import { openBodyWorkers } from "./screens/rendering/body-workers.ts";
import { openSessionUse } from "./web/session-use.ts";
import { actorResolver, listenerResolver } from "./web/session.ts";
import { stopOnSignals } from "./running/shutdown.ts";
import { openSites } from "./running/sites.ts";
import type { System } from "./system.ts";
import { faultOf } from "./watching/fault.ts";
import { type Log, openLog } from "./watching/log.ts";
import { openMetrics } from "./watching/metrics.ts";
import { listenForMetrics } from "./watching/metrics-route.ts";
import { type Watched, takeSamples } from "./watching/samples.ts";

const complain = (line: string) => void process.stderr.write(`${line}\n`);

const noMailServer =
  "No mail server (SMTP_URL) is set: mails are kept for site owners under /settings/mail/, one-time links hidden except those of invitations.";

/** Starts Atrium and says where it answers; a start that cannot succeed ends with one sentence. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, process.cwd());
    // A person who watches a terminal reads words; everything else reads JSON.
    const look = config.log ?? (process.stderr.isTTY ? "text" : "json");
    const log = openLog(look, process.stderr, () => new Date());
    const starting = start(config, log);
    // Also while it starts: whoever is asked to stop then goes up first, so that the database goes down in order.
    stopOnSignals(async () => (await starting)(), log.say);
    await starting;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    complain(error.message);
    // What was opened before it was refused would keep the process; Postgres ends with it.
    process.exit(1);
  }
}

/** The composition root: database, messages, listeners, web server. Gives the way to stop it all. */
async function start(config: Config, { note, say: log }: Log): Promise<() => Promise<void>> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
  await demandFreePort(config);
  const metrics = openMetrics();
  const broken = ({ kind, error }: WidgetFault) => {
    note({ what: "widget", kind, error: faultOf(error) });
    metrics.count("atrium_bugs_total");
  };
  const [started, render] = await Promise.all([startDatabase(config, log), loadRender(dist, broken)]);
  const { database } = started;
  const bodyWorkers = openBodyWorkers(pathToFileURL(join(dist, "render/entry-server.mjs")).href);
  const storage = openStorage(config);
  const mark = await storageMark(config);
  const loop = watchLoop();
  const used = (cache: string) => (isHit: boolean) =>
    metrics.count("atrium_cache_total", { cache, outcome: isHit ? "hit" : "miss" });
  const messages = await openMessages(started.direct, lineName(mark));
  if (config.database) await demandOneStorage(started.direct, mark, storage.place);
  const sites = await openSites(database);
  await sweepIncoming(storage.incoming, new Date(), true);
  const clock = () => new Date();
  await setUpUnattended({ database, sites, storage }, config);
  const where = { publicUrl: config.publicUrl, listening: "" };
  const resolve = listenerResolver(sites.byId);
  const publicPages = openPublicPages({
    siteAt: sites.at,
    withPseudo: config.withPseudo,
    isFresh: () => messages.isFresh() && live.isFresh(),
    clock,
    used: used("public pages"),
  });
  // What another process committed is also met here when it died before it could say so.
  const changed = (found: readonly SiteChange[]) => {
    for (const { siteId, change } of found) publicPages.empty(siteId, change);
    if (found.some(({ siteId }) => !sites.byId(siteId))) void sites.reload().catch(() => {});
  };
  const live = await openLive(
    { database, topics: liveTopics, people: livePeople, resolve, clock, log, changed },
    messages,
  );
  const watched: Watched = {
    database,
    direct: started.direct,
    listeners,
    databaseAnswers: messages.isFresh,
    sockets: live.count,
    loop,
    version: about.version,
  };
  const metricsText = async () => metrics.text(await takeSamples(watched));
  const system: System = {
    database,
    sites,
    refusals,
    render,
    clock,
    note,
    metrics,
    metricsText,
    metricsToken: config.metrics.token ?? null,
    loop,
    bodies: openBodies(render.body, {
      used: used("bodies of pages"),
      report: broken,
      renderAside: bodyWorkers.render,
    }),
    storage,
    publicPages,
    live,
    firstKey: firstKeyOf(config),
    databaseAnswers: messages.isFresh,
    resolveActor: actorResolver(sites.byId, openSessionUse(database)),
    sitesChanged: async () => {
      await sites.reload();
      system.publicPages.empty();
      await settleAddress({ database, sites }, where);
      messages.announce({ topic: "sites", about: "" });
    },
    version: about.version,
    publicAddress: config.publicUrl ?? null,
    trustedProxies: config.trustedProxies,
    withForwardedHost: config.withForwardedHost,
    development: !config.production,
    withPseudo: config.withPseudo,
  };
  const post = openMail(config.smtpUrl, { database, sites, clock });
  const turns = openTurns(started.direct);
  const readers = startReaders({ database, turns, clock, log, mail: post.send }, listeners);
  database.afterCommit = (siteId, events) => {
    for (const { changes } of events) {
      publicPages.empty(siteId, changes);
      if (changes !== "nothing-public") messages.announce(publicChangeMessage(siteId, changes));
    }
    live.announceRights(siteId, events);
    messages.announce({ topic: "committed", about: String(siteId) });
  };
  messages.on("public", (about) => publicPages.empty(...readPublicChange(about)));
  messages.on("committed", () => readers.wake());
  // Emptied before and after: what is rendered while the sites are read again may be of either kind.
  const rereadAll = () => {
    system.publicPages.empty();
    void sites.reload().finally(() => {
      system.publicPages.empty();
      live.askAll();
    });
  };
  messages.on("sites", rereadAll);
  messages.onGap(rereadAll);
  const server = await buildServer(system, dist);
  const { port: metricsPort, host: metricsHost } = config.metrics;
  const forMetrics =
    metricsPort === undefined
      ? null
      : await listenForMetrics({ host: metricsHost, port: metricsPort }, metricsText);
  const address = await server.listen({ port: config.port, host: config.host });
  started.announceWeb({ host: config.host, port: portOf(address) });
  where.listening = address;
  await settleAddress({ database, sites }, where);
  process.stdout.write(`Atrium is ready at ${config.publicUrl ?? address}\n`);
  const link = await setUpLink({ database }, config.publicUrl ?? address, new Date());
  if (link) process.stdout.write(`Nobody has set it up yet. This link does, once: ${link}\n`);
  if (!config.smtpUrl) process.stdout.write(`${noMailServer}\n`);
  const queue = keepQueue({
    address: started.direct,
    database,
    storage,
    jobs,
    clock,
    log,
    siteIds: () => sites.ids(),
    onDone: ({ error, ...outcome }) => {
      metrics.count("atrium_job_runs_total", { job: outcome.job, outcome: outcome.outcome });
      note({ what: "job", ...outcome, ...(error === undefined ? {} : { error: faultOf(error) }) });
    },
  });
  return async () => {
    await server.close();
    await bodyWorkers.close();
    forMetrics?.close();
    forMetrics?.closeAllConnections();
    loop.stop();
    await queue.stop();
    await readers.stop();
    await turns.close();
    await live.stop();
    post.close();
    await messages.close();
    await started.stop();
  };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

/** All processes of one database need the same key; the address of the database is what they have in common. */
function firstKeyOf({ database }: Config): Buffer {
  if (!database) return randomBytes(32);
  return createHmac("sha256", database.directUrl).update("magic before a site").digest();
}
