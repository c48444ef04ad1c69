import { afterAll, beforeAll, expect, it } from "vitest";
import { listOpenPages } from "#features/pages/indexing/store.ts";
import { loadPages, searchPages } from "#features/pages/browsing/contract.ts";
import { readPageById } from "#features/pages/contract.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { mailsOf } from "#testing/outbox.ts";
import { published } from "#testing/pages/published.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { createPage, saveCopy } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true, guest_invites = true where id = $1", [
    world.siteId,
  ]);
});
afterAll(() => world.close());

const idIn = (redirect: string, who: WorldPerson) =>
  as(world, who)
    .call(searchPages, { q: redirect.replaceAll("/", "").replaceAll("-", " ") })
    .then((answer) => (answer.success ? (answer.search_pages[0]?.id ?? 0) : 0));

/** A page that Ed makes; what is sent beside its title is as the dialogs send it. */
async function made(title: string, more: object = {}): Promise<number> {
  const settings = JSON.stringify({ title, ...more });
  const answer = await as(world, world.ed).call(createPage, { settings });
  if (!answer.success) throw new Error(answer.code);
  return idIn(answer.redirect, world.ed);
}

/** Where somebody meets a page: by reading, in lists, in search; and the world in the list for search engines. */
async function meets(who: WorldPerson | "visitor", id: number, title: string) {
  const read = await as(world, who).call(readPageById, { page_id: id });
  const listed = await as(world, who).call(loadPages, { show_all_when_many: "yes" });
  const found = await as(world, who).call(searchPages, { q: title });
  const open = await within(world, actorOf(world, "visitor"), (tx) =>
    listOpenPages(actorOf(world, "visitor"), { after: 0, most: 1000 }, tx),
  );
  return {
    read: read.success,
    listed: listed.success && listed.pages.some((page) => page.id === id),
    found: found.success && found.search_pages.some((page) => page.id === id),
    open: open.some((page) => page.id === id),
  };
}

const publish = (id: number) => published(world, world.ed, id);

const nowhere = { read: false, listed: false, found: false, open: false };

it("a new page is there for those who edit it alone, until it is published, also by nobody's words (long)", async () => {
  const id = await made("Fog signals");
  for (const who of [world.ed, world.ada, world.olga])
    expect(await meets(who, id, "Fog signals")).toEqual({
      ...nowhere,
      read: true,
      listed: true,
      found: true,
    });
  for (const who of [world.vera, world.xavi, "visitor"] as const)
    expect(await meets(who, id, "Fog signals")).toEqual(nowhere);
  const facts = await as(world, world.ed).call(readPageById, { page_id: id });
  expect(facts).toMatchObject({ page: { isUnpublished: true, internal: { audience: "editors" } } });
  await publish(id);
  expect(await meets(world.vera, id, "Fog signals")).toEqual({
    ...nowhere,
    read: true,
    listed: true,
    found: true,
  });
  expect(await meets("visitor", id, "Fog signals")).toEqual(nowhere);
  const after = await as(world, world.ed).call(readPageById, { page_id: id });
  expect(after).toMatchObject({ page: { isUnpublished: false, internal: { audience: "everybody" } } });
});

it("a draft that is shared with the world and with a person is theirs once it is published, with what it says then (long)", async () => {
  const id = await made("Sailing times");
  const shared = { permission_state: { public: { view: true }, [String(world.xavi.id)]: { view: true } } };
  const saved = await as(world, world.olga).call(saveProperties, {
    page_id: id,
    settings: JSON.stringify(shared),
  });
  expect(saved).toMatchObject({ success: true });
  for (const who of [world.xavi, "visitor"] as const)
    expect(await meets(who, id, "Sailing times")).toEqual(nowhere);
  const listed = await as(world, world.ed).call(loadPages, { show_all_when_many: "yes" });
  const row = listed.success ? listed.pages.find((page) => page.id === id) : null;
  expect(row).toMatchObject({ isd: true, isp: false });
  await publish(id);
  expect(await meets("visitor", id, "Sailing times")).toMatchObject({ read: true, open: true });
  expect(await meets(world.xavi, id, "Sailing times")).toMatchObject({ read: true });
});

it("a copy begins as a draft; a page that comes with its text, or as the home page, is there at once (long)", async () => {
  const original = await draftedPage(world);
  const settings = JSON.stringify({ title: "Second winter" });
  const copied = await as(world, world.ed).call(saveCopy, { page_id: original, version_id: 0, settings });
  const copy = copied.success ? await idIn(copied.redirect, world.ed) : 0;
  expect(await meets(world.ed, copy, "Second winter")).toMatchObject({ read: true });
  expect(await meets(world.vera, copy, "Second winter")).toEqual(nowhere);
  const written = await made("Tide table", { markdown: "High water at four." });
  expect(await meets(world.vera, written, "Tide table")).toMatchObject({ read: true, listed: true });
});

it("a guest who was invited to a draft gets the link when it is published [GUES-01] (long)", async () => {
  const id = await made("Dredging plan");
  await mailsOf(world);
  const invited = { permission_state: { new1: { view: true, email: "gast@haven.example" } } };
  await as(world, world.ed).call(saveProperties, { page_id: id, settings: JSON.stringify(invited) });
  expect(await mailsOf(world)).toEqual([]);
  await publish(id);
  // The publishing is heard first, and then the invitation that it leads to.
  await mailsOf(world);
  expect(await mailsOf(world)).toMatchObject([{ to: "gast@haven.example" }]);
});
