import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { openMessages } from "#database/messages.ts";
import { startQueue } from "#jobs/queue.ts";
import { startReaders } from "#outbox/readers.ts";
import { openLive } from "#realtime/open-live.ts";
import { sweepIncoming } from "#storage/fresh-file.ts";
import { openStorage } from "#storage/open-storage.ts";
import about from "../../package.json" with { type: "json" };
import { openBodies } from "./bodies.ts";
import { type Config, readConfig } from "./config.ts";
import { startDatabase } from "./database.ts";
import { setUpLink, setUpUnattended, settleAddress } from "./first-site.ts";
import { buildServer } from "./http.ts";
import { jobs } from "./jobs.ts";
import { listenerLists } from "./listeners.ts";
import { livePeople, liveTopics } from "./live-topics.ts";
import { openMail } from "./mail.ts";
import { openPublicPages } from "./public-pages.ts";
import { refusals } from "./refusals.ts";
import { loadRender } from "./render.ts";
import { openSessionUse } from "./session-use.ts";
import { actorResolver, listenerResolver } from "./session.ts";
import { stopOnSignals } from "./shutdown.ts";
import { openSites } from "./sites.ts";
import type { System } from "./system.ts";

const log = (line: string) => void process.stderr.write(`${line}\n`);

const noMailServer =
  "No mail server (SMTP_URL) is set: mails are kept for site owners under /settings/mail/, one-time links hidden except those of invitations.";

/** Starts Atrium and says where it answers; a start that cannot succeed ends with one sentence. */
export async function main(): Promise<void> {
  try {
    const starting = start(readConfig(process.env, process.cwd()));
    // Also while it starts: whoever is asked to stop then goes up first, so that the database goes down in order.
    stopOnSignals(async () => (await starting)(), log);
    await starting;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    log(error.message);
    process.exitCode = 1;
  }
}

/** The composition root: database, messages, listeners, web server. Gives the way to stop it all. */
async function start(config: Config): Promise<() => Promise<void>> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
  const [started, render] = await Promise.all([startDatabase(config, log), loadRender(dist)]);
  const { database } = started;
  const messages = await openMessages(started.direct);
  const sites = await openSites(database);
  const storage = openStorage(config);
  await sweepIncoming(storage.incoming, new Date(), true);
  const clock = () => new Date();
  await setUpUnattended({ database, sites, storage }, config);
  const where = { publicUrl: config.publicUrl, listening: "" };
  const resolve = listenerResolver(sites.byId);
  const live = await openLive(
    { database, topics: liveTopics, people: livePeople, resolve, clock, log },
    messages,
  );
  const system: System = {
    database,
    sites,
    refusals,
    render,
    clock,
    log,
    bodies: openBodies(render.body),
    storage,
    publicPages: openPublicPages({
      siteAt: (host) => sites.at(host)?.id ?? null,
      isFresh: messages.isFresh,
    }),
    live,
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
    development: !config.production,
  };
  const post = openMail(config.smtpUrl, { database, sites, clock });
  const readers = startReaders({ database, clock, log, mail: post.send }, listenerLists);
  database.afterCommit = (siteId, events) => {
    system.publicPages.empty(siteId);
    live.announceRights(siteId, events);
    messages.announce({ topic: "committed", about: String(siteId) });
  };
  messages.on("committed", (siteId) => {
    system.publicPages.empty(Number(siteId));
    readers.wake();
  });
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
  const address = await server.listen({ port: config.port, host: config.host });
  started.announceWeb({ host: config.host, port: portOf(address) });
  where.listening = address;
  await settleAddress({ database, sites }, where);
  process.stdout.write(`Atrium is ready at ${config.publicUrl ?? address}\n`);
  const link = await setUpLink({ database, sites }, config.publicUrl ?? address);
  if (link) process.stdout.write(`Nobody has set it up yet. This link does, once: ${link}\n`);
  if (!config.smtpUrl) process.stdout.write(`${noMailServer}\n`);
  const queue = startQueue({
    address: started.direct,
    database,
    storage,
    jobs,
    clock,
    log,
    siteIds: () => sites.ids(),
  });
  queue.catch((error: unknown) => log(`The job queue did not start: ${String(error)}`));
  return async () => {
    await server.close();
    await (await queue.catch(() => null))?.stop();
    await readers.stop();
    await live.stop();
    post.close();
    await messages.close();
    await started.stop();
  };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}
