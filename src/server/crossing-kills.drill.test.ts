import { afterAll, beforeAll, expect, it } from "vitest";
import { startSession } from "#features/sessions/store.ts";
import { crossingAddress, furnishing } from "#testing/between-subsites.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { type ReadTimes, steadyReader } from "#testing/steady-reader.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

/** So many pages go; `ATRIUM_CROSSING=10000` for many. */
const count = Number(process.env["ATRIUM_CROSSING"] ?? 120);
/** For copying and for moving them. */
const longest = 1_200_000 + count * 1000;
const killsOfEach = 3;
type Body = Readonly<Record<string, unknown>>;

let built: BuiltWorld<SubsiteWorld>;
let made: ReturnType<typeof furnishing>;
let cookie: string;
let fleet: number;
beforeAll(async () => {
  built = await openBuiltWorld(openSubsiteWorld);
  const { world } = built;
  made = furnishing(world, world.ada);
  const token = await within(world, actorOf(world, world.ada), (tx) =>
    startSession({ personId: world.ada.id, device: "", address: "" }, new Date(), tx),
  );
  cookie = `atrium_session=${token}`;
  fleet = await fleetOf(count);
}, longest);
afterAll(() => built.stop());

/** Ships in a folder and in one below it, each beside the one before it. */
async function fleetOf(ships: number): Promise<number> {
  const folder = await made.folder(0, built.world.mainFolderId, "Fleet");
  const below = await made.folder(0, folder, "North");
  let before = 0;
  for (let at = 0; at < ships; at++) {
    const to = before === 0 ? [] : [before];
    const folderId = at % 2 === 0 ? folder : below;
    before = await made.page(0, { title: `Ship ${at}`, folderId, slug: `ship-${at}`, to });
  }
  return folder;
}

async function post(sent: Body): Promise<Body | null> {
  try {
    const script = await fetch(`${built.url}/new_magic.js`, { headers: { cookie } });
    const magic = /"([^"]+)"/.exec(await script.text())?.[1] ?? "";
    const answer = await fetch(`${built.url}${crossingAddress("")}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ ...sent, magic }),
    });
    return (await answer.json()) as Body;
  } catch {
    return null;
  }
}

/** What a browser does whose server dies: the batch that was not answered is asked for again, as it was. */
async function untilOver(sent: Body): Promise<{ batches: number; kills: number; last: Body }> {
  let [batches, kills, before] = [0, 0, await post({ folder_id: fleet, mode: sent["mode"] })];
  const killAt = Array.from({ length: killsOfEach }, (_, at) => 1 + at * Math.floor(count / 100));
  for (;;) {
    const { batch_hint, copied_pages } = before ?? {};
    const back = copied_pages === undefined ? {} : { copied_pages: JSON.stringify(copied_pages) };
    const asked = post({ ...sent, ...(batch_hint === undefined ? {} : { batch_hint }), ...back });
    if (batches >= (killAt[kills] ?? Infinity)) {
      await new Promise((resolve) => setTimeout(resolve, 15 + 40 * kills));
      kills++;
      await built.crash();
    }
    const answer = await asked;
    if (answer === null) continue;
    if (answer["success"] !== true) throw new Error(JSON.stringify(answer));
    batches++;
    if (answer["more"] !== true) return { batches, kills, last: answer };
    before = { ...before, ...answer };
  }
}

type Ship = { title: string; subsiteId: number; times: number };
const ships = () =>
  made.ask<Ship>(
    `select title, subsite_id::int as "subsiteId", count(*)::int as times from page
     where site_id = $1 and title like 'Ship %' and trashed is null group by title, subsite_id order by subsite_id, title`,
  );

async function whereAll(): Promise<Record<string, [ships: number, mostOfOne: number]>> {
  const found: Record<string, [number, number]> = {};
  for (const { subsiteId, times } of await ships()) {
    const [all, most] = found[subsiteId] ?? [0, 0];
    found[subsiteId] = [all + 1, Math.max(most, times)];
  }
  return found;
}

const said = ({ count: answers, p50 = 0, p99 = 0 }: ReadTimes) =>
  `${answers} answers, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`;

it(
  "each page of a folder is copied once, though the server is killed three times on the way [SMOV-07]",
  async () => {
    const { crew } = built.world;
    const began = Date.now();
    const { kills, batches, last } = await untilOver({
      folder_id: fleet,
      mode: "copy",
      to_subsite_id: crew.id,
    });
    process.stdout.write(
      `${count} copied in ${batches} batches and ${Date.now() - began} ms, ${kills} kills\n`,
    );
    expect(kills).toBe(killsOfEach);
    expect(await whereAll()).toEqual({ 0: [count, 1], [crew.id]: [count, 1] });
    expect(last["new_view_url"]).toMatch(/^\/@crew\//);
  },
  longest,
);

it(
  "each page of a folder is moved once, though the server is killed three times on the way [SMOV-07]",
  async () => {
    const { crew } = built.world;
    await made.ask(
      "delete from page where site_id = $1 and subsite_id = $2 and title like 'Ship %'",
      crew.id,
    );
    const readsTides = () => steadyReader(`${built.url}/@crew/tides/`, cookie);
    const before = readsTides();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const alone = await before();
    const stop = readsTides();
    const began = Date.now();
    const { kills, batches } = await untilOver({ folder_id: fleet, mode: "move", to_subsite_id: crew.id });
    const meanwhile = await stop();
    process.stdout.write(
      `${count} moved in ${batches} batches and ${Date.now() - began} ms, ${kills} kills
readers alone: ${said(alone)}; meanwhile: ${said(meanwhile)}\n`,
    );
    expect(meanwhile.count).toBeGreaterThan(0);
    expect(kills).toBe(killsOfEach);
    expect(await whereAll()).toEqual({ [crew.id]: [count, 1] });
  },
  longest,
);
