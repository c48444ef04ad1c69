import { afterAll, beforeAll, expect, it } from "vitest";
import type { Room } from "#calls/room.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { type LiveProcess, type TestSocket, openLiveProcess, refusedUpgrade } from "#testing/live.ts";
import { type LeakWorld, type Looker, furnishForLeaks } from "#testing/subsite-leaks.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { rooms } from "./rooms.ts";

let world: SubsiteWorld;
let live: LiveProcess;
let leaking: LeakWorld;
const browsers = new Map<Looker, { readonly cookie: string }>();
const sockets = new Map<Looker, TestSocket>();
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  await world.database.pool.query("update site set guest_invites = true where id = $1", [world.siteId]);
  live = await openLiveProcess(world);
  leaking = await furnishForLeaks(world);
  const { edited } = leaking.found;
  for (const who of [...people(), "visitor"] as const) browsers.set(who, await live.web.browser(who));
  browsers.set(
    "guest",
    await guestBrowser(live.web, { editor: world.vera, prefix: "/@crew", pageId: edited.id }),
  );
});
afterAll(async () => {
  await live.close();
  await world.close();
  process.stdout.write(`${tried} topics asked for, ${heardFrames} frames heard, ${leaks} leaks\n`);
});

let [tried, leaks, heardFrames] = [0, 0, 0];
/** Topics whose number is no page's: of the site, of people, of a menu. */
const others = /^(site|menu|theme|notifications|person|undertakings|all-undertakings):/;

/** As many frames as a socket may send at once. */
const atOnce = 45;

/** Asks for topics over a socket of its own, and gives it once all are answered; null for whom no socket is opened. */
async function asking(who: Looker, asked: readonly string[]): Promise<TestSocket | null> {
  const socket = await live.connect(browsers.get(who) ?? { cookie: "" }).catch(() => null);
  if (!socket) return null;
  for (const listen of asked) socket.send({ listen, after: null });
  await expect.poll(() => answers(socket), { timeout: 60_000 }).toBe(asked.length);
  return socket;
}
const people = () => [world.olga, world.ada, world.ed, world.vera, world.xavi];
const names = ["crew", "harbour", "attic", "board"] as const;
const topics = rooms.flatMap((room: Room) => (room.topics ?? []).map(({ name }) => name));
const nameOf = (who: Looker) => (typeof who === "object" ? who.name : who);
const isClosed = (who: Looker, name: string) => leaking.leaks(who, `Kanarie${name}`).length > 0;
const pagesOf = (name: (typeof names)[number]) => {
  const { edited, read, closed } = leaking.found;
  const own = { crew: edited, harbour: read, attic: closed[0], board: closed[1] }[name];
  return [own?.id ?? 0, world[name].tidesId, world[name].homeId];
};

const answers = (socket: TestSocket) =>
  socket.frames.filter((frame) => "listening" in frame || "refused" in frame).length;

it("lets nobody listen to what happens in a subsite that is closed to them, whatever the topic and the number", async () => {
  const numbers = [
    ...new Set(names.flatMap((name) => [...pagesOf(name), world[name].id, world[name].id + 1])),
  ];
  const asked = topics.flatMap((topic) => numbers.map((id) => `${topic}:${id}`));
  for (const who of people()) {
    const heard: string[] = [];
    for (let from = 0; from < asked.length; from += atOnce) {
      const socket = await asking(who, asked.slice(from, from + atOnce));
      if (!socket) break;
      tried += Math.min(atOnce, asked.length - from);
      heard.push(...socket.frames.flatMap((frame) => ("listening" in frame ? [frame.listening] : [])));
      socket.raw.terminate();
    }
    for (const name of names.filter((each) => isClosed(who, each))) {
      const found = heard.filter(
        (topic) => !others.test(topic) && pagesOf(name).some((id) => topic.endsWith(`:${id}`)),
      );
      const ofMenu = heard.filter((topic) => topic === `menu:${world[name].id + 1}`);
      leaks += found.length + ofMenu.length;
      expect({ who: nameOf(who), name, found, ofMenu }).toEqual({
        who: nameOf(who),
        name,
        found: [],
        ofMenu: [],
      });
    }
    const socket = await asking(who, heard.slice(0, atOnce));
    if (socket) sockets.set(who, socket);
  }
}, 600_000);

it("is opened for nobody without an account, guests among them", async () => {
  const host = { host: "noordervaart.example", origin: "https://noordervaart.example" };
  for (const who of ["guest", "visitor"] as const)
    expect(await refusedUpgrade(live.port, { ...host, cookie: browsers.get(who)?.cookie ?? "" })).toBe(401);
});

it("tells nobody of what is renamed and read there, nor who does it", async () => {
  const writers = [
    ["crew", world.vera],
    ["harbour", world.ed],
    ["board", world.olga],
  ] as const;
  for (const [name, who] of writers) {
    const [page = 0] = pagesOf(name);
    const browser = await live.web.browser(who);
    const settings = JSON.stringify({ title: `Zolder Kanarie${name} anew` });
    const path = `/@${name}/ajax/page/page_settings/edit_properties/${page}/`;
    expect((await browser.post(path, { settings })).body).toMatchObject({ success: true });
    await sockets.get(who)?.hears({ topic: `page:${page}` });
  }
  for (const [who, socket] of sockets) {
    heardFrames += socket.frames.length;
    const text = JSON.stringify(socket.frames.filter((frame) => !("refused" in frame)));
    const found = leaking.leaks(who, text);
    const told = socket.frames.flatMap((frame) => ("topic" in frame ? [frame.topic] : []));
    const closed = names.filter((name) => isClosed(who, name));
    const foreign = told.filter(
      (topic) =>
        !others.test(topic) && closed.some((name) => pagesOf(name).some((id) => topic.endsWith(`:${id}`))),
    );
    leaks += found.length + foreign.length;
    expect({ who: nameOf(who), found, foreign }).toEqual({ who: nameOf(who), found: [], foreign: [] });
  }
  expect(tried).toBeGreaterThan(500);
  expect(live.web.bugs).toEqual([]);
}, 600_000);
