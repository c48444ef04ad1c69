import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { auditOf } from "#testing/audit.ts";
import { shown } from "#testing/screens/shown.ts";
import { note } from "#testing/draft-writer.ts";
import { pagesIn, query, treeOf } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { firstShares } from "#features/access/rules.ts";
import { worldNow } from "#testing/as.ts";

const path = "/ajax/pages/action/move_to_subsite/";

let world: SubsiteWorld;
let web: TestWeb;
let ada: TestBrowser;
let ed: TestBrowser;
let vera: TestBrowser;
let olga: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld();
  web = await openTestWeb(world);
  ada = await web.browser(world.ada);
  ed = await web.browser(world.ed);
  vera = await web.browser(world.vera);
  olga = await web.browser(world.olga);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let count = 0;
/** A page of Main or of a folder, that leads to others. */
async function page(title: string, { folderId = world.mainFolderId, to = [] as readonly number[] } = {}) {
  const items = to.map((id, at) => ({ id: String(at + 1), name: "There", href: `page:${id}` }));
  const links = { id: "links001", kind: "Shortcuts" as const, version: 1, content: { items } };
  const document = stacked([{ id: "text0001", ...note(title) }, ...(items.length > 0 ? [links] : [])]);
  const slug = `${title.toLowerCase()}-${++count}`;
  const fields = { title, slug, folderId, document, preview: "", shares: firstShares };
  const id = await within(world, actorOf(world, world.olga), (tx) =>
    insertPage(actorOf(world, world.olga), fields, worldNow, tx),
  );
  return { id: id ?? 0, slug };
}

async function folder(name: string, parentId = world.mainFolderId) {
  const made = await ada.post(`/ajax/category/create/${parentId}/`, { new_name: name });
  return Number(made.body?.["id"]);
}

/** The pages that the shortcuts of a page lead to. */
async function leadsTo(id: number): Promise<number[]> {
  const [row] = await query<{ document: string }>(
    world,
    `select document::text as document from page join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document held on held.site_id = $1 and held.hash = version.hash where page.site_id = $1 and page.id = $2`,
    id,
  );
  return [...(row?.document ?? "").matchAll(/"page:(\d+)"/g)].map(([, to]) => Number(to));
}

const sent = (who: TestBrowser, fields: Record<string, unknown>, prefix = "") =>
  who.post(prefix + path, fields);
const toCrew = (fields: Record<string, unknown>) => sent(ada, { ...fields, to_subsite_id: world.crew.id });

/** All batches of a crossing, with what each answered. */
async function all(fields: Record<string, unknown>) {
  const answers: Record<string, unknown>[] = [];
  let hint: unknown;
  for (;;) {
    const { status, body } = await toCrew({ ...fields, ...(hint === undefined ? {} : { batch_hint: hint }) });
    expect({ status, body }).toMatchObject({ status: 200 });
    answers.push(body ?? {});
    if (!body?.["more"]) return answers;
    hint = body["batch_hint"];
  }
}

describe("the first call", () => {
  it("says where a page may go, how many go and what it is called [SMOV-04] [SMOV-05] [SMOV-06] [SMOV-09]", async () => {
    const { id } = await page("Fog");
    const move = await sent(ada, { page_id: id, folder_id: "", mode: "move" });
    expect(move.status).toBe(400);
    const { body } = await sent(ada, { page_id: id, mode: "move" });
    expect(body).toMatchObject({ success: true, nr_pages: 1, move_title: "Move to a different subsite" });
    expect(body?.["subsites"]).toEqual([
      {
        id: world.crew.id,
        name: "Crew",
        slug: "crew",
        is_public: false,
        folders: [{ id: world.crew.mainFolderId, path: "Main" }],
      },
    ]);
    const copy = await sent(ed, { page_id: id, mode: "copy" });
    expect(copy.body).toMatchObject({ nr_pages: 1, move_title: "Copy to subsite" });
    expect(copy.body?.["subsites"]).toMatchObject([{ name: "Harbour", is_public: true }]);
    const dock = await folder("Dock");
    await page("Ash", { folderId: dock });
    await page("Elm", { folderId: await folder("Crane", dock) });
    expect((await sent(ada, { folder_id: dock, mode: "copy" })).body).toMatchObject({ nr_pages: 2 });
  });
});

describe("moving", () => {
  it("a page brings it there with its tags; its old address leads to it [SMOV-06] [SMOV-09] (long)", async () => {
    const { id, slug } = await page("Mist");
    await ada.post(`/ajax/page/page_settings/edit_properties/${id}/`, {
      settings: JSON.stringify({ tags: ["Weather"] }),
    });
    const [answer] = await all({ page_id: id, mode: "move" });
    expect(answer).toMatchObject({
      nr_moved: 1,
      more: false,
      copied_pages: { [id]: id },
      new_view_url: `/@crew/${slug}/`,
    });
    expect(await pagesIn(ada, world.crew.mainFolderId, "/@crew")).toContain("Mist");
    expect(await pagesIn(ada, world.mainFolderId)).not.toContain("Mist");
    const there = await ada.get(`/@crew/${slug}/`);
    expect([there.status, there.text.includes("Weather")]).toEqual([200, true]);
    const before = await ada.get(`/${slug}/`);
    expect([before.status, before.headers["location"]]).toEqual([302, `/@crew/${slug}/`]);
    expect((await olga.get(`/${slug}/`)).status).toBe(404);
    expect((await vera.get(`/@crew/${slug}/`)).status).toBe(200);
  });

  it("a folder brings all below it in batches of 25, each says which, and asking twice moves nothing twice [SMOV-06] [SMOV-07] [SMOV-09] [SMOV-10] (long)", async () => {
    const dock = await folder("Quay");
    const inner = await folder("Crane", dock);
    for (let at = 0; at < 30; at++) await page(`Oar${at}`, { folderId: at % 2 ? dock : inner });
    const first = await toCrew({ folder_id: dock, mode: "move", batch_hint: "mine" });
    expect(first.body).toMatchObject({ nr_moved: 25, more: true, batch_hint: "mine" });
    expect(first.body).not.toHaveProperty("new_view_url");
    const second = await toCrew({ folder_id: dock, mode: "move" });
    expect(second.body).toMatchObject({ nr_moved: 5, more: false, batch_hint: "mine" });
    const moved = [first, second].map(({ body }) => Object.entries(body?.["copied_pages"] ?? {}));
    expect(moved.map((each) => each.filter(([id, to]) => Number(id) === to).length)).toEqual([25, 5]);
    expect(new Set(moved.flat().map(([id]) => id)).size).toBe(30);
    const again = await toCrew({ folder_id: dock, mode: "move", batch_hint: "mine" });
    expect(again.body).toMatchObject({ nr_moved: 0, more: false, copied_pages: {} });
    expect(await treeOf(ada, "/@crew")).toEqual(["Main", "-Quay", "--Crane"]);
    expect(await treeOf(ada)).not.toContain("-Quay");
  });
});

describe("taking a move back", () => {
  it.each([
    ["within the hour leaves the page as open to the world as it was", 0, true],
    ["later on does not: who knows what is in it by now", 2, false],
  ])("%s (long)", async (_, hours, isPublic) => {
    const { id } = await page("Open");
    await query(world, "update page set is_public = true where site_id = $1 and id = $2", id);
    expect(await toCrew({ page_id: id, mode: "move" })).toMatchObject({
      body: { success: true, nr_moved: 1 },
    });
    const past =
      "update crossing set began = began - make_interval(hours => $3) where site_id = $1 and page_id = $2";
    await query(world, past, id, hours);
    const back = await sent(ada, { page_id: id, mode: "move", to_subsite_id: 0 }, "/@crew");
    expect(back).toMatchObject({ body: { success: true, nr_moved: 1 } });
    const [row] = await query<{ open: boolean }>(
      world,
      "select is_public as open from page where site_id = $1 and id = $2 and subsite_id = 0",
      id,
    );
    expect(row?.open).toBe(isPublic);
  });
});

describe("copying", () => {
  it("comes into the folder that was chosen there, and into no other subsite's [SMOV-02] [SMOV-04]", async () => {
    const { id } = await page("Pine");
    const made = await ada.post(`/@crew/ajax/category/create/${world.crew.mainFolderId}/`, {
      new_name: "Wood",
    });
    const wood = Number(made.body?.["id"]);
    const copy = { page_id: id, mode: "copy" };
    expect((await toCrew({ ...copy, to_subsite_folder_id: wood })).status).toBe(200);
    expect(await pagesIn(ada, wood, "/@crew")).toEqual(["Pine"]);
    expect((await toCrew({ ...copy, to_subsite_folder_id: world.mainFolderId })).status).toBe(404);
  });

  it("lets copies lead to copies, whichever comes first, and leaves the pages as they are [SMOV-07] [SMOV-10]", async () => {
    const yard = await folder("Yard");
    const outside = await page("Outside");
    const ash = await page("Ash", { folderId: yard, to: [outside.id] });
    const elm = await page("Elm", { folderId: yard, to: [ash.id] });
    await query(
      world,
      "update page_document set document = replace(document::text, $2, $3)::jsonb where site_id = $1 and document::text like '%Ash%'",
      `"page:${outside.id}"`,
      `"page:${elm.id}"`,
    );
    const [answer] = await all({ folder_id: yard, mode: "copy" });
    expect(answer).toMatchObject({ nr_moved: 2, more: false });
    const copies = answer?.["copied_pages"] as Record<string, number>;
    const [newAsh = 0, newElm = 0] = [copies[ash.id], copies[elm.id]];
    expect(await leadsTo(newElm)).toEqual([newAsh]);
    expect(await leadsTo(newAsh)).toEqual([newElm]);
    expect(await leadsTo(elm.id)).toEqual([ash.id]);
    expect(await pagesIn(ada, yard)).toEqual(["Ash", "Elm"]);
  });

  it("asked for twice with one hint makes one copy, and others' numbers are not believed [SMOV-10]", async () => {
    const { id } = await page("Fir");
    const { id: other } = await page("Yew");
    const copy = { page_id: id, mode: "copy", batch_hint: "once" };
    const first = await toCrew(copy);
    expect((await toCrew(copy)).body).toMatchObject({ nr_moved: 0, more: false });
    const there = await pagesIn(ada, world.crew.mainFolderId, "/@crew");
    expect(there.filter((each) => each === "Fir")).toHaveLength(1);
    expect((await toCrew({ ...copy, copied_pages: first.body?.["copied_pages"] })).status).toBe(200);
    for (const lies of [{ [id]: other }, { [other]: other }, { [other]: id }])
      expect(await toCrew({ ...copy, copied_pages: lies })).toMatchObject({
        status: 400,
        body: { error: "These copies aren't from this batch. Start again." },
      });
    expect(await toCrew({ ...copy, page_id: other })).toMatchObject({ status: 409 });
  });
});

describe("is refused", () => {
  it("without a subsite, to who may not edit or bring, for the home page and templates, and where it is already [SMOV-08] [SMOV-12]", async () => {
    const { id } = await page("Oak");
    const home = world.crew.homeId;
    const says = (status: number, error: string) => ({ status, body: { success: false, error } });
    expect(await sent(ada, { page_id: id, mode: "move", batch_hint: "x" })).toMatchObject(
      says(400, "Please select a Subsite..."),
    );
    const closed = says(403, "Only editors and administrators of that subsite can bring pages there.");
    for (const subsite of [world.harbour.id, world.attic.id, world.board.id, 0, 999_999])
      expect(await sent(ada, { page_id: id, mode: "copy", to_subsite_id: subsite })).toMatchObject(closed);
    expect(await sent(vera, { page_id: id, mode: "copy", to_subsite_id: world.crew.id })).toMatchObject(
      says(403, "This page isn't shared with you for editing."),
    );
    expect(await sent(ada, { page_id: home, mode: "move" }, "/@crew")).toMatchObject(
      says(409, "The home page can't move to another subsite."),
    );
    expect((await sent(ada, { page_id: home, mode: "copy" }, "/@crew")).status).toBe(200);
    await query(world, "update page set is_template = true where site_id = $1 and id = $2", id);
    expect(await toCrew({ page_id: id, mode: "move" })).toMatchObject(
      says(409, "Templates can't move to another subsite."),
    );
    expect(await sent(ada, { mode: "move" })).toMatchObject(says(400, "Send either a page or a folder."));
  });

  it("to who arranges no folders there: taking one away, not copying it [SMOV-12]", async () => {
    const shed = await folder("Shed");
    const editorsOnly = { status: 403, body: { error: "Sorry, only editors can do this." } };
    for (const to of [{}, { to_subsite_id: world.crew.id }]) {
      expect(await sent(vera, { folder_id: shed, mode: "move", ...to })).toMatchObject(editorsOnly);
      expect((await sent(vera, { folder_id: shed, mode: "copy", ...to })).status).toBe(200);
    }
    expect(await treeOf(ada)).toContain("-Shed");
  });

  describe("on a site without subsites", () => {
    let flat: World;
    let there: TestWeb;
    beforeAll(async () => {
      flat = await openWorld();
      there = await openTestWeb(flat);
    });
    afterAll(async () => {
      await there.close();
      await flat.close();
    });

    it("to everybody [SMOV-12]", async () => {
      const owner = await there.browser(flat.olga);
      const id = await madePage(flat, "Fog");
      expect(await owner.post(path, { page_id: id, mode: "move" })).toMatchObject({
        status: 404,
        body: { error: "This site has no subsites." },
      });
    });
  });
});

describe("the audit log", () => {
  it("says who moved or copied which page to which subsite (long)", async () => {
    const [moved, copied] = [await page("Gale"), await page("Lull")];
    const before = (await auditOf(world)).length;
    await toCrew({ page_id: moved.id, mode: "move" });
    await toCrew({ page_id: copied.id, mode: "copy" });
    const log = (await auditOf(world)).slice(before).filter(({ kind }) => kind.endsWith("-across"));
    expect(log.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["page-moved-across", "Ada Admiraal"],
      ["page-copied-across", "Ada Admiraal"],
    ]);
    const screen = await shown(world, world.olga, "/settings/auditlog/");
    expect(screen.text()).toContain("Ada Admiraal moved a page you can't open to Crew");
    expect(screen.text()).toContain("Ada Admiraal copied a page to Crew as a page you can't open");
  });
});
