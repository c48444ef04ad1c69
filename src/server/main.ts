import { type GuardedGet, openGuardedGet } from "#outgoing/guarded-get.ts";
import { openProviders } from "#outgoing/providers.ts";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { keepQueue } from "#jobs/queue.ts";
import { sealWith } from "#secrets/sealed.ts";
import { startReaders } from "#outbox/readers.ts";
import { openTurns } from "#outbox/turns.ts";
import about from "../../package.json" with { type: "json" };
import { openBodies } from "./screens/bodies.ts";
import { type Where, startAnswering } from "./running/answering.ts";
import { type Informed, openInformed, passOnChanges } from "./running/changes.ts";
import { type Config, readConfig } from "./running/config.ts";
import { settleAddress } from "./running/first-site.ts";
import { type Foundation, openFoundation } from "./running/foundation.ts";
import { demandFreePort } from "./running/free-port.ts";
import { frameReads } from "./frame-reads.ts";
import { jobs } from "./jobs.ts";
import { listeners } from "./listeners.ts";
import { openMail } from "./running/mail.ts";
import { startNoticeMails } from "./running/notice-mails.ts";
import { openReadAhead } from "./screens/read-ahead.ts";
import { refusals } from "./refusals.ts";
import { type Render, loadRender } from "./screens/render.ts";
import { openTextReader } from "#storage/texts/text-reader.ts";
import { type BodyWorkers, openBodyWorkers } from "./screens/rendering/body-workers.ts";
import { openSessionUse } from "./web/session-use.ts";
import { actorForWork, actorResolver } from "./web/session.ts";
import { settingsOf } from "./running/settings.ts";
import { stopOnSignals } from "./running/shutdown.ts";
import type { System } from "./system.ts";
import { type Log, openLog } from "./watching/log.ts";
import { type Watching, openWatching } from "./running/open-watching.ts";
import { takeSamples } from "./watching/samples.ts";

const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
const clock = () => new Date();
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Starts Atrium and says where it answers; a start that cannot succeed ends with one sentence. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, process.cwd());
    sealWith(config.secret);
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
async function start(config: Config, log: Log): Promise<() => Promise<void>> {
  await demandFreePort(config);
  const watching = openWatching(log);
  const [foundation, render] = await Promise.all([
    openFoundation(config, log.say),
    loadRender(dist, watching.widgetFailed),
  ]);
  const { database, sites, messages, started } = foundation;
  const bodyWorkers = openBodyWorkers(pathToFileURL(join(dist, "render/entry-server.mjs")).href);
  const { withPseudo } = config;
  const used = watching.used("public pages");
  const informed = await openInformed(foundation, { withPseudo, clock, log: log.say, used });
  const where = { publicUrl: config.publicUrl, listening: "" };
  const parts = { config, foundation, informed, watching, note: log.note, render, bodyWorkers, where };
  const system = systemOf(parts);
  const post = openMail(config.smtpUrl, { database, sites, clock });
  const turns = openTurns(started.direct);
  const readers = startReaders(
    { database, turns, clock, log: log.say, mail: post.send, actorFor: actorForWork },
    listeners,
  );
  const noticeMails = startNoticeMails(config.smtpUrl, { database, sites, turns, clock, log: log.say });
  passOnChanges(foundation, informed, readers);
  const answering = await startAnswering(system, foundation, { config, dist, where });
  const queue = startJobs(foundation, { outgoing: system.outgoing, watching, log });
  return async () => {
    await answering.close();
    await bodyWorkers.close();
    answering.closeMetrics();
    watching.loop.stop();
    await queue.stop();
    await readers.stop();
    await noticeMails.stop();
    await turns.close();
    await informed.stop();
    post.close();
    await messages.close();
    await started.stop();
  };
}

type Parts = {
  readonly config: Config;
  readonly foundation: Foundation;
  readonly informed: Informed;
  readonly watching: Watching;
  readonly note: Log["note"];
  readonly render: Render;
  readonly bodyWorkers: BodyWorkers;
  readonly where: Where;
};

function systemOf({ foundation, informed, watching, note, render, ...parts }: Parts): System {
  const { database, sites, storage, messages } = foundation;
  const { metrics, loop } = watching;
  const resolveActor = actorResolver(sites.byId, openSessionUse(database));
  return {
    ...settingsOf(parts.config),
    ...informed,
    database,
    sites,
    storage,
    outgoing: openGuardedGet(),
    providers: openProviders({ isListed: (origin) => parts.config.signInOrigins.includes(origin) }),
    refusals,
    frameReads,
    render,
    clock,
    note,
    metrics,
    metricsText: metricsTextOf(foundation, informed, watching),
    loop,
    bodies: openBodies(render.body, {
      used: watching.used("bodies of pages"),
      report: watching.widgetFailed,
      renderAside: parts.bodyWorkers.render,
    }),
    databaseAnswers: messages.isFresh,
    resolveActor,
    readAs: openReadAhead(resolveActor),
    sitesChanged: async () => {
      await sites.reload();
      informed.publicPages.empty();
      await settleAddress({ database, sites }, parts.where);
      messages.announce({ topic: "sites", about: "" });
    },
    version: about.version,
  };
}

function metricsTextOf({ database, started, messages }: Foundation, { live }: Informed, watching: Watching) {
  const watched = {
    database,
    direct: started.direct,
    listeners,
    databaseAnswers: messages.isFresh,
    sockets: () => live.count(),
    loop: watching.loop,
    version: about.version,
  };
  return async () => watching.metrics.text(await takeSamples(watched));
}

type Jobs = { readonly outgoing: GuardedGet; readonly watching: Watching; readonly log: Log };

function startJobs(
  { database, storage, sites, started }: Foundation,
  { outgoing, watching: { jobDone }, log: { say } }: Jobs,
) {
  return keepQueue({
    address: started.direct,
    database,
    storage,
    outgoing,
    readText: openTextReader(join(dist, "server/reading-program.mjs")),
    jobs,
    clock,
    log: say,
    siteIds: () => sites.ids(),
    onDone: jobDone,
  });
}
