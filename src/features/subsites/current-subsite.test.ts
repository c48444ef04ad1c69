import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { blankDocument } from "#documents/edited-text.ts";
import { firstShares } from "#features/access/rules.ts";
import { findFolders } from "#features/folders/search-store.ts";
import { mainFolderId, makeFolder, readTree } from "#features/folders/store.ts";
import { findMenu, keepMenu } from "#features/menu/store.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { findHomepage, findPageAt } from "#features/pages/store.ts";
import { readSitePages } from "#features/properties/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { saveDefaultTemplate, saveHomepage } from "./store.ts";

let world: World;
let inMain: Actor;
let inCrew: Actor;
beforeAll(async () => {
  world = await openWorld();
  inMain = actorOf(world, world.ed);
  await within(world, inMain, async (tx) => {
    const made = "insert into subsite (site_id, slug) values ($1, 'crew') returning id";
    const [crew] = await run<{ id: number }>(tx, made, [tx.siteId]);
    const id = crew?.id ?? -1;
    inCrew = mintActor({ ...inMain, withSubsites: true, subsiteId: id, subsiteRoles: { [id]: "editor" } });
    await run(
      tx,
      "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, $2, null, 'Main', 'main')",
      [tx.siteId, crew?.id],
    );
  });
});
afterAll(() => world.close());

const both = async <Result>(look: (actor: Actor, tx: Tx) => Promise<Result>): Promise<Result[]> => [
  await within(world, inMain, (tx) => look(inMain, tx)),
  await within(world, inCrew, (tx) => look(inCrew, tx)),
];

it("folders, addresses, home page and menu are those of the subsite that one is in, and of the main group where none is named (long)", async () => {
  const [inFolder, ofCrew] = await both(async (actor, tx) => {
    const parentId = await mainFolderId(actor, tx);
    return (await makeFolder(actor, { parentId, name: "Rotas" }, tx)).id;
  });
  expect(inFolder).not.toBe(ofCrew);
  const names = await both(async (actor, tx) => {
    if (actor === inCrew) await makeFolder(actor, { parentId: ofCrew ?? 0, name: "Nights" }, tx);
    return (await readTree(actor, tx, sayIn("en"))).map(({ name, level }) => `${level} ${name}`);
  });
  expect(names).toEqual([
    ["0 Main", "1 Rotas"],
    ["0 Main", "1 Rotas", "2 Nights"],
  ]);
  const found = await both(async (actor, tx) => (await findFolders(actor, "nig", 5, tx)).length);
  expect(found).toEqual([0, 1]);
  // From outside one knows Main and the way to one's pages, there too.
  const [ofMain, ofCrews] = await both(async (actor, tx) => {
    const xavi = mintActor({ ...actorOf(world, world.xavi), subsiteId: actor.subsiteId ?? 0 });
    return (await readTree(xavi, tx, sayIn("en"))).map(({ id }) => id);
  });
  expect(ofMain).toEqual([world.mainFolderId]);
  expect(ofCrews).toHaveLength(1);
  expect(ofCrews).not.toEqual(ofMain);

  const pages = await both(async (actor, tx) => {
    const folderId = await mainFolderId(actor, tx);
    const slug = await freeAddress("tides", folderId, tx);
    const page = {
      title: "Tides",
      folderId,
      slug,
      document: blankDocument("w"),
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(actor, page, worldNow, tx)) ?? 0;
    await saveHomepage(id, tx);
    await saveDefaultTemplate(id, tx);
    return { id, slug };
  });
  expect(pages.map(({ slug }) => slug)).toEqual(["tides", "tides"]);
  const ids = pages.map(({ id }) => id);
  expect(await both(async (actor, tx) => (await findPageAt(actor, "Tides", tx))?.id)).toEqual(ids);
  expect(await both(async (actor, tx) => (await findHomepage(actor, tx))?.id)).toEqual(ids);
  expect(await both(async (actor, tx) => (await readSitePages(actor, tx)).defaultTemplateId)).toEqual(ids);

  await within(world, inCrew, (tx) =>
    keepMenu(inCrew, { items: [], previous: [], overflow: false, revision: 3, saved: worldNow }, tx),
  );
  expect(await both(async (actor, tx) => (await findMenu(actor, tx))?.revision)).toEqual([undefined, 3]);
});
