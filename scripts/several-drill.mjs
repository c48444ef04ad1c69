// Proves that several processes are one Atrium: behind one proxy people read, make folders and write while one process after
// another is killed without warning, and now and then their Postgres.
//   node scripts/several-drill.mjs --rounds 20 --port 8090
// At the end every acknowledged folder and key is there, both writers see the same draft, and nobody was shown a page older
// than what had been acknowledged: never to people who are signed in, at most two seconds to visitors of a public page.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDrillFleet } from "./drill-fleet.mjs";
import { openReaders } from "./reading-drill.mjs";
import { openPublisher, openTypingTogether } from "./typing-drill.mjs";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    processes: { type: "string", default: "3" },
    port: { type: "string", default: "8090" },
    /** Every so many rounds it is Postgres that is killed. */
    database: { type: "string", default: "5" },
  },
});
const rounds = Number(options.rounds);
const count = Number(options.processes);
const callers = 2;
/** How long everybody works before the blow, in milliseconds. */
const shortest = 300;
const longest = 1200;
/** How long the drafts of both writers may take to become one after the last key, in milliseconds. */
const settling = 10_000;

const fleet = await openDrillFleet({ name: "Several drill", port: Number(options.port), count });
let failed = false;
try {
  failed = !(await drill());
} catch (error) {
  failed = true;
  console.error(error.stack);
} finally {
  await fleet.close(failed);
}
process.exit(failed ? 1 : 0);

async function drill() {
  await fleet.untilAllAreUp();
  const owner = await fleet.signIn();
  const parent = (await owner.folders())[0].id;
  const page = await makePublicPage(owner);
  const publisher = await openPublisher(owner, page.id);
  const published = publishing({ owner, publisher });
  await published.once();
  const typing = await openTypingTogether([await fleet.signIn(), await fleet.signIn()], fleet.address);
  const readers = openReaders({ fleet, owner, page, published });
  const stop = new AbortController();
  const folders = makeFolders({ owner, parent, signal: stop.signal });
  const slowest = { blow: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    await pause(shortest + Math.random() * (longest - shortest));
    const isDatabase = round % Number(options.database) === 0;
    const struck = round % count;
    const blow = performance.now();
    if (isDatabase) fleet.killDatabase();
    else {
      // The word is out, and the process that gave it is gone before it can tell the others.
      await published.once(owner.at(`http://127.0.0.1:${fleet.ports[struck]}`), () => fleet.kill(struck));
    }
    await fleet.untilItSucceeds("Typing", () => typing.goesOn());
    const back = performance.now() - blow;
    slowest.blow = Math.max(slowest.blow, back);
    await fleet.untilItSucceeds("Publishing", () => published.once());
    await fleet.untilAllAreUp();
    const lost = await fleet.untilItSucceeds("Reading the draft", () => typing.missing());
    console.log(
      `round ${round}: ${isDatabase ? "Postgres" : `process ${struck + 1}`} killed, writing went on after ${Math.round(back)} ms; ` +
        `${folders.acknowledged.size} folders, ${typing.acknowledged()} keys, ${published.latest()} publications so far, ` +
        `${lost.length} keys missing, ${readers.faults.length} stale pages`,
    );
    if (lost.length > 0 || readers.faults.length > 0) break;
  }
  stop.abort();
  await folders.done;
  await readers.stop();
  await typing.stop();
  const texts = await untilEqual(typing);
  typing.close();
  return verdict({ owner, folders, typing, readers, published, texts, slowest });
}

async function verdict({ owner, folders, typing, readers, published, texts, slowest }) {
  const present = new Map((await owner.folders()).map(({ id, name }) => [id, name]));
  const lostFolders = [...folders.acknowledged].filter(([id, name]) => present.get(id) !== name);
  const lostKeys = await typing.missing();
  const areEqual = texts.every((text) => text === texts[0]);
  console.log(`Folders: ${folders.acknowledged.size} acknowledged, ${lostFolders.length} missing.`);
  console.log(
    `Keys: ${typing.acknowledged()} acknowledged, ${lostKeys.length} missing; drafts ${areEqual ? "equal" : "DIFFERENT"}.`,
  );
  console.log(`Publications: ${published.latest()}. ${readers.summary()}`);
  console.log(
    `Longest pause of a writer ${Math.round(typing.slowest())} ms, of writing after a blow ${Math.round(slowest.blow)} ms. ` +
      `Not answered: ${folders.refusals()} folders, ${typing.refusals()} keys.`,
  );
  const { asked, askedAgain, failed: refused, sockets } = fleet.proxy.figures;
  console.log(`Proxy: ${asked} requests, ${askedAgain} asked again, ${refused} refused, ${sockets} sockets.`);
  for (const fault of readers.faults.slice(0, 10)) console.error(fault);
  const isWell = lostFolders.length + lostKeys.length + readers.faults.length === 0 && areEqual;
  return isWell && folders.acknowledged.size > 0 && typing.acknowledged() > 0;
}

/** A page that the world may read, and where. */
async function makePublicPage(owner) {
  const opened = await owner.call("/-/settings/site/", {
    name: "Several drill",
    time_zone: "UTC",
    public_pages: "yes",
  });
  if (!opened.success) throw new Error(opened.error);
  const settings = JSON.stringify({ title: "What is published", markdown: "Words number 0." });
  const made = await owner.call("/ajax/page/page_settings/create/", { settings });
  if (!made.success) throw new Error(made.error);
  const address = made.redirect.split("?")[0];
  const response = await owner.fetch(address, { accept: "application/json" });
  const { id } = (await response.json()).data.page;
  const shared = await owner.call(`/ajax/page/page_settings/edit/${id}/`, {
    settings: JSON.stringify({ permission_state: { public: { view: true } } }),
  });
  if (!shared.success) throw new Error(shared.error);
  return { id, address };
}

/** Publishes one number after the other, and knows which was promised when. */
function publishing({ owner, publisher }) {
  const promised = [{ number: 0, at: performance.now() }];
  let number = 0;
  return {
    latest: () => promised.at(-1).number,
    /** The highest number that was promised until then. */
    promisedAt: (time) => promised.findLast(({ at }) => at <= time)?.number ?? 0,
    atOf: (sought) => promised.find((each) => each.number === sought)?.at,
    once: async (by = owner, onWord = () => {}) => {
      number += 1;
      const mine = number;
      const publish = await publisher.write(`Words number ${mine}.`);
      await publish(by);
      onWord();
      promised.push({ number: mine, at: performance.now() });
    },
  };
}

/** Callers make folders one after another; a call without an answer promises nothing. */
function makeFolders({ owner, parent, signal }) {
  const acknowledged = new Map();
  let refusals = 0;
  const caller = async (place) => {
    for (let n = 1; !signal.aborted; n += 1) {
      const created = await owner.createFolder(parent, `caller ${place} folder ${n}`).catch(() => undefined);
      if (created?.success) acknowledged.set(created.id, created.name);
      else refusals += 1;
      // So many that nobody's tree becomes the drill.
      await pause(100);
    }
  };
  const done = Promise.all(Array.from({ length: callers }, (_, place) => caller(place + 1)));
  return { acknowledged, refusals: () => refusals, done };
}

async function untilEqual(typing) {
  const giveUp = Date.now() + settling;
  for (;;) {
    const texts = await typing.texts();
    if (texts.every((text) => text === texts[0]) || Date.now() > giveUp) return texts;
    await pause(100);
  }
}
