import { afterAll, beforeAll, expect, it } from "vitest";
import { furnishing } from "#testing/between-subsites.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: SubsiteWorld;
let flat: World;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  flat = await openWorld("a hash");
});
afterAll(async () => {
  await world.close();
  await flat.close();
});

const copying = "Copy to subsite";
const moving = "Move to a different subsite";

async function entries(where: World, who: WorldPerson, address: string): Promise<string[]> {
  const screen = await shown(where, who, address);
  await screen.click("button", "More actions");
  return screen.names("menuitem").filter((name) => [copying, moving].includes(name));
}

let opening = 1;
async function opened(who: WorldPerson, title: string): Promise<Screen> {
  const id = await madePage(world, "Fog", { slug: `fog-${opening++}` });
  const screen = await shown(world, who, `/page/${id}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", title);
  return screen;
}

it("both dialogs are offered to who edits the page, where there are subsites [SMOV-01] [PDLG-18] (long)", async () => {
  const id = await madePage(world, "Fog", { slug: "fog" });
  expect(await entries(world, world.ada, `/page/${id}/`)).toEqual([copying, moving]);
  expect(await entries(world, world.vera, `/page/${id}/`)).toEqual([]);
  const alone = await madePage(flat, "Fog", { slug: "fog" });
  expect(await entries(flat, flat.ada, `/page/${alone}/`)).toEqual([]);
});

it("asks for batch after batch by the same hint, until no more remain [SMOV-10] (long)", async () => {
  const screen = await opened(world.ada, moving);
  await screen.choose("Subsite", "Crew");
  let batches = 0;
  screen.meddle(({ fields }) =>
    fields?.["batch_hint"] === undefined
      ? null
      : Response.json({ success: true, nr_moved: 25, more: batches++ < 2, copied_pages: {} }),
  );
  await screen.click("button", "Move");
  const hints = screen.sent.flatMap(({ fields }) => fields?.["batch_hint"] ?? []);
  expect([hints.length, new Set(hints).size, hints[0]]).toEqual([3, 1, expect.stringMatching(/./)]);
  expect(screen.text()).toContain("75 pages moved to Crew.");
});

it("asks for subsite and folder, and for the subsite again where none is chosen [SMOV-01] [SMOV-02] [SMOV-03] [SMOV-04] [SMOV-05] [SMOV-08] (long)", async () => {
  const screen = await opened(world.ada, moving);
  const { ajx: _call, magic: _token, ...first } = screen.sent.at(-1)?.fields ?? {};
  expect(first).toEqual({ page_id: expect.any(Number), mode: "move" });
  expect(screen.part("dialog").getAttribute("aria-labelledby")).toBe(screen.part("heading", moving).id);
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew"]);
  await screen.click("button", "Move");
  expect(screen.text()).toContain("Please select a Subsite...");
  await screen.choose("Subsite", "Crew");
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew", "Main"]);
  expect(screen.text()).toContain("Everyone in Crew will see this page. People outside it may lose access.");
  expect(screen.text()).not.toContain("This subsite is public");
  await screen.click("button", "Move");
  const { path, fields } = screen.sent.find((each) => each.fields?.["batch_hint"]) ?? {};
  expect(path).toBe("/ajax/pages/action/move_to_subsite/");
  expect(fields).toMatchObject({ ...first, to_subsite_id: world.crew.id, batch_hint: expect.any(String) });
  expect(screen.text()).toContain("1 page moved to Crew.");
  expect(screen.address).toMatch(/^\/@crew\/fog-/);
  await screen.click("button", "Undo");
  expect(screen.address).toMatch(/^\/fog-/);
});

it("a copy is taken back, and leads to the pages of the subsite that it was in [SMOV-01] (long)", async () => {
  const screen = await opened(world.ed, copying);
  await screen.choose("Subsite", "Harbour");
  await screen.click("button", "Copy");
  await screen.click("button", "Undo");
  expect(screen.address).toMatch(/^\/@harbour\/pages\//);
  expect(screen.text()).not.toContain("Fog");
});

it("warns of a public subsite before anything is copied there, of which only the page and the mode are sent at first, asks for subsite and folder, says how far it is, and leads there [SMOV-01] [SMOV-02] [SMOV-03] [SMOV-04] [SMOV-05] [SMOV-07] [SMOV-08] [SMOV-09] [SMOV-11]", async () => {
  const screen = await opened(world.ed, copying);
  const { ajx: _call, magic: _token, ...first } = screen.sent.at(-1)?.fields ?? {};
  expect(first).toEqual({ page_id: expect.any(Number), mode: "copy" });
  expect(screen.part("dialog").getAttribute("aria-labelledby")).toBe(screen.part("heading", copying).id);
  expect(screen.names("combobox")).toEqual(["Select a subsite Harbour"]);
  await screen.click("button", "Copy");
  expect(screen.text(screen.part("dialog"))).toContain("Please select a Subsite...");
  await screen.choose("Subsite", "Harbour");
  expect(screen.names("combobox")).toEqual(["Select a subsite Harbour", "Main"]);
  expect(screen.text()).toContain(
    "This subsite is public: everyone in the world will be able to view these pages.",
  );
  let goesOn = (_: Response) => {};
  screen.meddle(() => new Promise((resolve) => (goesOn = resolve)));
  await screen.click("button", "Copy");
  expect(screen.part("progressbar", "Copying pages").getAttribute("aria-valuenow")).toBe("0");
  expect(screen.text(screen.part("dialog"))).toContain("0% done");
  screen.meddle(null);
  goesOn(Response.json({ success: true, nr_moved: 0, more: true, copied_pages: {} }));
  await screen.pass(0);
  expect(screen.text()).toContain("1 page copied to Harbour.");
  expect(screen.address).toMatch(/^\/@harbour\/fog-/);
  const { path, fields } = screen.sent.find((each) => each.fields?.["batch_hint"]) ?? {};
  expect(path).toBe("/ajax/pages/action/move_to_subsite/");
  expect(fields).toMatchObject({ ...first, to_subsite_id: world.harbour.id });
});

it("asks for a folder of the subsite that is chosen, and for Main again of another one, and warns of a public one [SMOV-02] [SMOV-03] [SMOV-04] [SMOV-11] (long)", async () => {
  const { ask, folder, called } = furnishing(world, world.ed);
  const role = "update membership set role = $4 where site_id = $1 and person_id = $2 and subsite_id = $3";
  await ask(role, world.ed.id, world.crew.id, "editor");
  const quays = await folder(world.harbour.id, world.harbour.mainFolderId, "Quays");
  const screen = await opened(world.ed, moving);
  await screen.choose("Subsite", "Harbour");
  const warning = "This subsite is public: everyone in the world will be able to view these pages.";
  expect(screen.text()).toContain(warning);
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew Harbour", "Main Main/Quays"]);
  await screen.choose("Folder", "Main/Quays");
  await screen.choose("Subsite", "Crew");
  expect(screen.text()).not.toContain(warning);
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew Harbour", "Main"]);
  await screen.choose("Subsite", "Harbour");
  expect(screen.field("Folder").value).toBe(String(world.harbour.mainFolderId));
  await screen.choose("Folder", "Main/Quays");
  await screen.click("button", "Move");
  expect(screen.sent.findLast((each) => each.fields?.["batch_hint"])?.fields).toMatchObject({
    mode: "move",
    to_subsite_id: world.harbour.id,
    to_subsite_folder_id: quays,
  });
  const there = (await called("Fog")).filter(({ folderId }) => folderId === quays);
  expect(there).toMatchObject([{ subsiteId: world.harbour.id }]);
  await ask(role, world.ed.id, world.crew.id, "viewer");
});

it("says in percent how far it is, batch after batch, until no more remain, each with what the one before answered [SMOV-02] [SMOV-04] [SMOV-07] [SMOV-10]", async () => {
  const id = await madePage(world, "Fog", { slug: `fog-${opening++}` });
  const screen = await shown(world, world.olga, `/page/${id}/`);
  const folders = [
    { id: world.crew.mainFolderId, path: "Main" },
    { id: 4711, path: "Main/Quays" },
  ];
  const crew = { id: world.crew.id, name: "Crew", slug: "crew", is_public: false, folders };
  const load = {
    success: true,
    subsites: [crew],
    nr_pages: 4,
    move_title: moving,
    batch_hint: "b",
    sentences: [],
  };
  screen.meddle(() => Response.json(load));
  await screen.click("button", "More actions");
  await screen.click("menuitem", moving);
  await screen.choose("Subsite", "Crew");
  expect(screen.text()).toContain("Everyone in Crew will see these pages.");
  await screen.choose("Folder", "Main/Quays");
  let answer = (_: Response) => {};
  screen.meddle(() => new Promise((resolve) => (answer = resolve)));
  await screen.click("button", "Move");
  const said = () => [
    screen.part("progressbar", "Moving pages").getAttribute("aria-valuenow"),
    screen.text(screen.part("dialog")).match(/[0-9]+% done/)?.[0],
  ];
  const told = [said()];
  const copied = [{ "8": 8 }, { "9": 9, "10": 10 }];
  for (const [at, copied_pages] of copied.entries()) {
    answer(
      Response.json({
        success: true,
        nr_moved: at + 1,
        nr_left: 0,
        more: true,
        copied_pages,
        batch_hint: "b",
      }),
    );
    await screen.pass(0);
    told.push(said());
  }
  expect(told).toEqual([
    ["0", "0% done"],
    ["25", "25% done"],
    ["75", "75% done"],
  ]);
  screen.meddle(null);
  const last = { nr_moved: 1, nr_left: 1, more: false, copied_pages: {}, batch_hint: "b" };
  answer(Response.json({ success: true, ...last, new_view_url: "/pages/" }));
  await screen.pass(0);
  expect([screen.names("dialog"), screen.address]).toEqual([[], "/pages/"]);
  expect(screen.text()).toContain("4 pages moved to Crew.");
  const batches = screen.sent.flatMap(({ fields }) => (fields?.["batch_hint"] ? [fields] : []));
  expect(batches).toHaveLength(3);
  for (const batch of batches)
    expect(batch).toMatchObject({
      page_id: id,
      mode: "move",
      to_subsite_id: world.crew.id,
      to_subsite_folder_id: 4711,
    });
  const hints = batches.map((batch) => batch["batch_hint"]);
  expect(hints).toEqual([expect.stringMatching(/./), "b", "b"]);
  const sentBack = batches.map(({ copied_pages: sent }) => sent && JSON.parse(String(sent)));
  expect(sentBack).toEqual([undefined, ...copied]);
});
