import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { pagesImported } from "#features/pages/events.ts";
import { createFolder, moveFolder, renameFolder } from "#features/folders/contract.ts";
import { deleteFolder, makeFolders } from "#features/pages/filing/contract.ts";
import { as } from "#testing/as.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";
import { readActivity } from "./screen.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(() => system("delete from activity where site_id = $1", []));

const [minute, hour] = [60_000, 3_600_000];
const noon = Date.parse("2026-11-21T12:00:00Z");
const heardAt = (after: number) => tellMailListeners(world, async () => {}, new Date(noon + after));

function system(text: string, values: readonly unknown[]) {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

const by = (who: WorldPerson) => as(world, who);

async function made(who: WorldPerson, name: string, parent_id = world.mainFolderId): Promise<number> {
  const answer = await by(who).call(createFolder, { parent_id, new_name: name });
  if (!answer.success) throw new Error(answer.code);
  return answer.id;
}

async function told(who: WorldPerson) {
  const answer = await by(who).call(readActivity, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.lines.map(({ kind, title, was, folder, person }) =>
    [kind, title, was, folder, person?.name ?? null].filter((each) => each !== null),
  );
}

describe("folders", () => {
  it("are told of in one line each: made, renamed, moved and deleted, with who it was and where they lie (long)", async () => {
    const harbours = await made(world.olga, "Harbours");
    const quays = await made(world.olga, "Quays");
    await heardAt(0);
    expect(await told(world.vera)).toEqual([
      ["folder-made", "Quays", "Olga Oosterhuis"],
      ["folder-made", "Harbours", "Olga Oosterhuis"],
    ]);
    await by(world.olga).call(renameFolder, { id: quays, name: "Old quays" });
    await heardAt(3 * hour);
    await by(world.olga).call(moveFolder, { cat_id: quays, target_id: harbours });
    await heardAt(6 * hour);
    expect((await told(world.vera)).slice(0, 2)).toEqual([
      ["folder-moved", "Old quays", "Harbours", "Olga Oosterhuis"],
      ["folder-renamed", "Old quays", "Quays", "Harbours", "Olga Oosterhuis"],
    ]);
    await by(world.olga).call(deleteFolder, { id: quays });
    await heardAt(9 * hour);
    // What was done to a folder that is not there any more is no news.
    expect(await told(world.vera)).toEqual([
      ["folder-deleted", "Old quays", "Harbours", "Olga Oosterhuis"],
      ["folder-made", "Harbours", "Olga Oosterhuis"],
    ]);
  });

  it("are told of once for what one person does to one of them in a short time, however often it is heard (long)", async () => {
    const docks = await made(world.olga, "Docks");
    await by(world.olga).call(renameFolder, { id: docks, name: "Dry docks" });
    await heardAt(0);
    expect(await told(world.vera)).toEqual([["folder-made", "Dry docks", "Olga Oosterhuis"]]);
    const fog = await made(world.olga, "Fog");
    await heardAt(0);
    await by(world.olga).call(moveFolder, { cat_id: docks, target_id: fog });
    await heardAt(5 * hour);
    await by(world.olga).call(renameFolder, { id: docks, name: "Wet docks" });
    await heardAt(5 * hour + 30 * minute);
    const lines = await told(world.vera);
    expect(lines[0]).toEqual(["folder-renamed", "Wet docks", "Dry docks", "Fog", "Olga Oosterhuis"]);
    expect(lines).toHaveLength(3);
    await system("delete from listener_position where listener = 'activity' and $1 > 0", []);
    await heardAt(5 * hour + 30 * minute);
    expect((await told(world.vera)).filter(([, title]) => title === "Wet docks")).toEqual([
      lines[0],
      ["folder-made", "Wet docks", "Fog", "Olga Oosterhuis"],
    ]);
  });

  it("that come back were deleted by a slip, of which nothing is told (long)", async () => {
    const tides = await made(world.olga, "Tides");
    await heardAt(0);
    await by(world.olga).call(deleteFolder, { id: tides });
    await heardAt(minute);
    expect((await told(world.vera))[0]).toEqual(["folder-deleted", "Tides", "Olga Oosterhuis"]);
    expect(await by(world.olga).call(makeFolders, { path_list: JSON.stringify(["Tides"]) })).toMatchObject({
      success: true,
    });
    await heardAt(2 * minute);
    expect(await told(world.vera)).toEqual([["folder-made", "Tides", "Olga Oosterhuis"]]);
  });

  it("of a subsite are told of there, to those who are in it, and neither to its other readers nor to people from outside (long)", async () => {
    await made(world.olga, "Moorings");
    for (const [who, { slug, mainFolderId }] of [
      [world.ada, world.crew],
      [world.ed, world.harbour],
    ] as const) {
      const path = `/@${slug}/ajax/category/create/${mainFolderId}/`;
      const { body } = await (await web.browser(who)).post(path, { new_name: `Of ${slug}` });
      expect(body).toMatchObject({ success: true });
    }
    await within(world, actorOf(world, world.ed), async (tx) =>
      tx.announce(
        pagesImported({ folderId: world.harbour.mainFolderId, made: 3, updated: 0, by: world.ed.id }),
      ),
    );
    await heardAt(0);
    const feed = async (who: WorldPerson, slug: string) => {
      const { body } = await (await web.browser(who)).get(`/@${slug}/feed/`, { accept: "application/json" });
      const data = body?.["data"] as { lines: { kind: string; title: string | null }[] } | undefined;
      return data?.lines.map(({ kind, title }) => title ?? kind);
    };
    expect(await feed(world.ed, "crew")).toEqual(["Of crew"]);
    expect(await feed(world.ed, "harbour")).toEqual(["imported", "Of harbour"]);
    // Harbour is public: Vera reads its pages, and is not in it; Xavi is in it, and from outside.
    for (const who of [world.vera, world.xavi]) expect(await feed(who, "harbour")).toEqual([]);
    expect((await told(world.ed)).map(([, title]) => title)).toEqual(["Moorings"]);
    expect(await told(world.xavi)).toEqual([]);
  });
});

it("shows a folder's line with its sentence and leads to the folder (long)", async () => {
  const id = await made(world.olga, "Locks");
  await heardAt(0);
  const screen = await shown(world, world.vera, "/feed/");
  const [line] = screen.parts("listitem", undefined, screen.part("main"));
  expect(line && screen.text(line)).toMatch(/Locks.*Folder created by Olga Oosterhuis/);
  expect(screen.part("link", "Locks").getAttribute("href")).toBe(`/pages/tree/${id}/`);
});
