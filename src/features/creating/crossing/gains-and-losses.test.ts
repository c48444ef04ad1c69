import { afterAll, beforeAll, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { addPerson } from "#features/people/store.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let ada: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  ada = await web.browser(world.ada);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const asked = (who: TestBrowser, query: string, prefix = "") =>
  who.get(`${prefix}/-/subsites/crossing/?${query}`, { accept: "application/json" });
const sentences = async (query: string, prefix = "") => (await asked(ada, query, prefix)).body?.["sentences"];

it("is said by name before pages move to another subsite: who gains, who loses, and who edits no more", async () => {
  const { crew } = world;
  const page = await madePage(world, "Fog");
  // Everybody of the site read it, and editors edited it; Crew is Ada, Vera and Ed, who views there.
  expect(await sentences(`page_id=${page}&to_subsite_id=${crew.id}`)).toEqual([
    "Loses access to 1 page: Olga Oosterhuis.",
    "Can edit 1 page too: Vera Visser.",
    "Can no longer edit 1 page: Ed Elzinga.",
  ]);
  const own = [{ principalId: principal("person", world.ed.id), mayEdit: true }];
  const folders = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Fleet', 'fleet') returning id",
    world.mainFolderId,
  );
  const folderId = folders[0]?.id ?? 0;
  for (const title of ["Oar", "Sail"]) await madePage(world, title, { folderId, shares: own });
  const ofFolder = `folder_id=${folderId}&to_subsite_id=${crew.id}`;
  expect(await sentences(ofFolder)).toEqual([
    "Gets access to 2 pages: Vera Visser.",
    "Loses access to 2 pages: Olga Oosterhuis.",
    "Can no longer edit 2 pages: Ed Elzinga.",
  ]);
  expect((await asked(await web.browser(world.vera), ofFolder)).status).toBe(403);
  expect((await asked(ada, `page_id=${page}&to_subsite_id=${world.board.id}`)).status).toBe(403);
  expect((await asked(ada, `page_id=${page}&folder_id=${folderId}&to_subsite_id=${crew.id}`)).status).toBe(
    400,
  );
});

it("tells that the world gains pages of a public subsite, and loses them where they leave it", async () => {
  const { harbour } = world;
  const ed = await web.browser(world.ed);
  const page = await madePage(world, "Pier");
  const { body } = await asked(ed, `page_id=${page}&to_subsite_id=${harbour.id}`);
  expect(body?.["sentences"]).toContain("Gets access to 1 page: anyone on the web.");
  const back = await asked(ed, `page_id=${harbour.tidesId}&to_subsite_id=0`, "/@harbour");
  expect(back.body?.["sentences"]).toContain("Loses access to 1 page: anyone on the web.");
});

it("tells that the world gains a page again whose move away from the main group is taken back", async () => {
  const { crew } = world;
  const page = await madePage(world, "Groyne");
  await query(world, "update page set is_public = true where site_id = $1 and id = $2", page);
  const moving = { page_id: page, mode: "move", to_subsite_id: crew.id };
  expect(await ada.post("/ajax/pages/action/move_to_subsite/", moving)).toMatchObject({ status: 200 });
  const back = `page_id=${page}&to_subsite_id=0`;
  expect(await sentences(back, "/@crew")).toContain("Gets access to 1 page: anyone on the web.");
  const past = "update crossing set began = began - interval '2 hours' where site_id = $1 and page_id = $2";
  await query(world, past, page);
  expect(await sentences(back, "/@crew")).not.toContain("Gets access to 1 page: anyone on the web.");
});

it("more than ten are counted", async () => {
  const page = await madePage(world, "Gale");
  await within(world, actorOf(world, world.olga), async (tx) => {
    for (let at = 0; at < 11; at++)
      await addPerson(
        { name: `Sailor ${at}`, email: `s${at}@haven.example`, role: "member", passwordHash: null },
        tx,
      );
  });
  expect(await sentences(`page_id=${page}&to_subsite_id=${world.crew.id}`)).toContain(
    "Loses access to 1 page: 12 people.",
  );
});

it("stands in the dialog once a subsite is chosen, and not where pages are copied (long)", async () => {
  const page = await madePage(world, "Buoy", { shares: firstShares });
  const screen = await shown(world, world.ada, `/page/${page}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Move to a different subsite");
  expect(screen.text(screen.part("dialog"))).not.toContain("Loses access");
  await screen.choose("Subsite", "Crew");
  await screen.pass(100);
  expect(screen.text(screen.part("dialog"))).toContain("Can no longer edit 1 page: Ed Elzinga.");
  await screen.click("button", "Cancel");
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Copy to subsite");
  await screen.choose("Subsite", "Crew");
  await screen.pass(100);
  expect(screen.text(screen.part("dialog"))).toContain("Everyone in Crew will see the copy.");
  expect(screen.text(screen.part("dialog"))).not.toContain("edit");
});
