import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let fleet = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  const [row] = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Fleet', 'fleet') returning id",
    world.mainFolderId,
  );
  fleet = row?.id ?? 0;
});
afterAll(() => world.close());
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  for (const title of ["Ash", "Birch", "Cedar", "Doum"]) await madePage(world, title);
  const onlyAda = [
    { principalId: principal("person", world.ada.id), mayEdit: true },
    ...firstShares.filter(({ mayEdit }) => !mayEdit),
  ];
  await madePage(world, "Fir", { shares: onlyAda });
});

const notice = (screen: Screen) => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;
const trashed = async () =>
  (
    await query<{ title: string }>(
      world,
      "select title from page where site_id = $1 and trashed is not null order by title",
    )
  ).map(({ title }) => title);
const inFleet = async () =>
  (
    await query<{ title: string }>(
      world,
      "select title from page where site_id = $1 and folder_id = $2 order by title",
      fleet,
    )
  ).map(({ title }) => title);

async function selected(...titles: readonly string[]): Promise<Screen> {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Select");
  for (const title of titles) await screen.click("checkbox", `Select ${title}`);
  return screen;
}

/** Keeps back what is sent to an address, until it is let go; then the server has it. */
function held(screen: Screen, part: string): () => void {
  let go = () => {};
  const wait = new Promise<void>((done) => (go = done));
  let isHeld = false;
  screen.meddle(({ path }) => {
    if (!path.includes(part) || isHeld) return null;
    isHeld = true;
    return wait.then(() => Response.json({ success: true, allowed: 2, left: [], tags: [] }));
  });
  return go;
}

describe("on a slow line", () => {
  it("the trash gets the pages that it was asked about, whatever was selected while the answer was on its way (long)", async () => {
    const screen = await selected("Ash", "Birch");
    const go = held(screen, "/batch/check/");
    await screen.click("button", "Move to Trash");
    await screen.click("checkbox", "Select Cedar");
    go();
    await screen.pass(10);
    expect(screen.text(screen.part("dialog"))).toContain("Move 2 pages to Trash");
    await screen.click("button", "Move to Trash", screen.part("dialog"));
    expect([await trashed(), notice(screen)]).toEqual([["Ash", "Birch"], "2 pages moved to trash"]);
  });

  it("the folder gets the pages that the banner counts (long)", async () => {
    const screen = await selected("Ash", "Birch");
    await screen.click("button", "Move to folder");
    await screen.click("checkbox", "Select Cedar");
    const node = screen.parts("treeitem").find((item) => item.textContent?.trim() === "Fleet");
    await screen.clickOn(node as HTMLElement);
    expect([await inFleet(), notice(screen)]).toEqual([["Ash", "Birch"], "2 pages moved to Fleet"]);
  });

  it("choosing a folder leaves the focus where it was begun, by Cancel and by Escape (long)", async () => {
    const screen = await selected("Ash", "Birch");
    for (const leave of [() => screen.click("button", "Cancel"), () => screen.press("{Escape}")]) {
      await screen.click("button", "Move to folder");
      await leave();
      await screen.pass(10);
      expect([screen.focused?.textContent, screen.parts("button", "Cancel").length]).toEqual([
        "Move to folder",
        0,
      ]);
    }
    expect(screen.document.querySelector(".ui-selection-bar [role=status]")?.textContent).toBe(
      "2 pages selected",
    );
  });

  it("tags are sent once they are others, once, and what was typed stays when the line breaks (long)", async () => {
    const screen = await selected("Ash", "Birch");
    await screen.click("button", "Tags");
    const dialog = screen.part("dialog");
    await screen.click("button", "Save", dialog);
    expect(screen.parts("dialog")).toHaveLength(1);
    expect(screen.sent.filter(({ path }) => path.includes("/batch/tags/"))).toEqual([]);
    await screen.type("Tags", "Weather", dialog);
    screen.meddle(({ path }) =>
      path.includes("/batch/tags/") ? new Response("<h1>502</h1>", { status: 502 }) : null,
    );
    await screen.click("button", "Save", dialog);
    expect(screen.text(dialog)).toContain("That didn't work. Try again.");
    expect(screen.field("Tags", dialog).value).toBe("Weather");
    screen.meddle(null);
    await screen.click("button", "Save", dialog);
    expect(notice(screen)).toBe("Tags changed on 2 pages");
  });

  it("what was chosen for tags stays where none of the pages takes it (long)", async () => {
    const screen = await selected("Ash", "Birch");
    await screen.click("button", "Tags");
    const dialog = screen.part("dialog");
    await screen.type("Tags", "Weather", dialog);
    for (const title of ["Ash", "Birch"])
      await query(
        world,
        `with added as (insert into tag (site_id, subsite_id, name, name_key) select $1, 0, $2 || n, lower($2 || n) from generate_series(1, 100) n returning id)
         insert into page_tag (site_id, subsite_id, page_id, tag_id) select $1, 0, page.id, added.id from page, added where page.site_id = $1 and page.title = $2`,
        title,
      );
    await screen.click("button", "Save", dialog);
    expect(screen.text(dialog)).toContain("2 of 2 can't be changed: a page has at most 100 tags.");
    expect(screen.field("Tags", dialog).value).toBe("Weather");
  });

  it("a second press does nothing twice, and undo goes once (long)", async () => {
    const screen = await selected("Ash", "Birch");
    await screen.click("button", "Move to Trash");
    const button = screen.part("button", "Move to Trash", screen.part("dialog"));
    await Promise.all([screen.clickOn(button), screen.clickOn(button)]);
    expect(screen.sent.filter(({ path }) => path.includes("/batch/trash/"))).toHaveLength(1);
    expect([notice(screen), screen.parts("dialog").length]).toEqual(["2 pages moved to trash", 0]);
    const undo = screen.part("button", "Undo");
    await Promise.all([screen.clickOn(undo), screen.clickOn(undo)]);
    expect(screen.sent.filter(({ path }) => path.includes("/undo/"))).toHaveLength(1);
    expect([await trashed(), notice(screen)]).toEqual([[], "2 pages restored"]);
  });

  it("an undo that does not reach the server can be tried again (long)", async () => {
    const screen = await selected("Ash", "Birch");
    await screen.click("button", "Move to Trash");
    await screen.click("button", "Move to Trash", screen.part("dialog"));
    screen.meddle(({ path }) => (path.includes("/undo/") ? Promise.reject(new TypeError("cut")) : null));
    await screen.click("button", "Undo");
    expect(screen.text(screen.part("alert"))).toBe("That didn't work. Try again.");
    screen.meddle(null);
    await screen.click("button", "Undo");
    expect([await trashed(), notice(screen), screen.text(screen.part("alert"))]).toEqual([
      [],
      "2 pages restored",
      "",
    ]);
    expect(screen.names("button")).not.toContain("Undo");
  });
});
