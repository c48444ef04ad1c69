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
  for (const title of ["Ash", "Birch", "Cedar", "Doum", "Elm"]) await madePage(world, title);
  const onlyAda = [
    { principalId: principal("person", world.ada.id), mayEdit: true },
    ...firstShares.filter(({ mayEdit }) => !mayEdit),
  ];
  await madePage(world, "Fir", { shares: onlyAda });
});

const status = (screen: Screen) =>
  screen.document.querySelector(".ui-selection-bar [role=status]")?.textContent;
const chosen = (screen: Screen) =>
  (screen.parts("checkbox") as HTMLInputElement[])
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute("aria-label")?.replace("Select ", ""));
const notice = (screen: Screen) => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;
const node = (screen: Screen, name: string) =>
  screen.parts("treeitem").find((item) => item.textContent?.trim() === name) as HTMLElement;
const row = (screen: Screen, title: string) => screen.part("link", title).closest("li") as HTMLElement;
const focused = (screen: Screen) =>
  screen.document.activeElement?.getAttribute("aria-label") ?? screen.document.activeElement?.textContent;

/** What was said at the pointer. */
const atPointer: string[] = [];

/** Drags the row of a page onto a folder of the tree. */
async function drag(screen: Screen, title: string, folder: string): Promise<void> {
  const Event = screen.document.defaultView?.Event ?? globalThis.Event;
  const dataTransfer = {
    effectAllowed: "",
    setData() {},
    setDragImage: (image: Element) => void atPointer.push(image.textContent ?? ""),
  };
  const raise = (at: Element, kind: string) =>
    at.dispatchEvent(Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { dataTransfer }));
  raise(row(screen, title), "dragstart");
  raise(node(screen, folder), "dragover");
  raise(node(screen, folder), "drop");
  raise(row(screen, title), "dragend");
  await screen.pass(1000);
}

const folders = async () =>
  (
    await query<{ title: string; folder: string }>(
      world,
      `select page.title, folder.name as folder from page join folder on folder.site_id = $1 and folder.id = page.folder_id
       where page.site_id = $1 and folder.id = $2 order by title`,
      fleet,
    )
  ).map(({ title }) => title);

describe("selecting several pages", () => {
  it("a row of them that is dragged takes all along, and one beside them goes alone [FMOV-08] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Select");
    for (const title of ["Ash", "Cedar", "Fir"]) await screen.click("checkbox", `Select ${title}`);
    await drag(screen, "Birch", "Fleet");
    expect([await folders(), status(screen)]).toEqual([["Birch"], "3 pages selected"]);
    await drag(screen, "Cedar", "Fleet");
    expect(await folders()).toEqual(["Ash", "Birch", "Cedar"]);
    expect(atPointer).toEqual(["3 pages"]);
    expect(screen.document.querySelector(".filing-dragged")).toBeNull();
    expect(notice(screen)).toBe("2 pages moved to Fleet. 1 of 3 can't be changed: you can only view it.");
    expect(status(screen)).toBeUndefined();
    await screen.click("button", "Undo");
    expect(await folders()).toEqual(["Birch"]);
  });

  it("goes by boxes; what is selected is counted aloud, moved together and taken back (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Select");
    expect(status(screen)).toBe("No pages selected");
    await screen.click("checkbox", "Select Ash");
    await screen.click("checkbox", "Select Fir");
    await screen.click("checkbox", "Select Cedar");
    expect(status(screen)).toBe("3 pages selected");
    await screen.click("button", "Move to folder");
    expect(screen.text(screen.part("main"))).toContain(
      "Select the folder to move 2 pages to. 1 of 3 can't be changed: you can only view it.",
    );
    await screen.clickOn(node(screen, "Fleet"));
    expect(notice(screen)).toBe("2 pages moved to Fleet. 1 of 3 can't be changed: you can only view it.");
    expect(status(screen)).toBeUndefined();
    expect(await pagesIn(fleet)).toEqual(["Ash", "Cedar"]);
    await screen.click("button", "Undo");
    expect(notice(screen)).toBe("2 pages restored");
    expect(await pagesIn(fleet)).toEqual([]);
  });

  it("goes by keys: Space and Shift with arrows from a title, arrows on; Escape ends it where one is (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    screen.part("link", "Birch").focus();
    await screen.press("{Shift>}{ArrowDown}{/Shift}");
    expect(chosen(screen)).toEqual(["Birch", "Cedar"]);
    expect(focused(screen)).toBe("Select Cedar");
    await screen.press("{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
    expect(chosen(screen)).toEqual(["Ash", "Birch"]);
    await screen.press("{ArrowDown}{ArrowDown}{ArrowDown}[Space]");
    expect(chosen(screen)).toEqual(["Ash", "Birch", "Doum"]);
    await screen.press("{Tab}");
    expect(focused(screen)).toBe("Select all");
    await screen.press("{Enter}");
    expect(status(screen)).toBe("6 pages selected");
    screen.part("checkbox", "Select Elm").focus();
    await screen.press("{Escape}");
    await screen.pass(10);
    expect([screen.parts("checkbox"), focused(screen)]).toEqual([[], "Elm"]);
  });

  it("goes by Ctrl or Shift and a click on a row, and by each press while somebody selects (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const press = async (title: string, keys: MouseEventInit) => {
      const click = new (screen.document.defaultView as unknown as typeof globalThis).MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        detail: 1,
        ...keys,
      });
      row(screen, title).querySelector(".browsing-preview")?.dispatchEvent(click);
      await screen.pass(1);
    };
    await press("Birch", {});
    expect(chosen(screen)).toEqual([]);
    await press("Birch", { ctrlKey: true });
    await press("Elm", { shiftKey: true });
    await press("Cedar", { metaKey: true });
    await press("Ash", {});
    expect(chosen(screen)).toEqual(["Ash", "Birch", "Doum", "Elm"]);
    expect(screen.address).toBe("/pages/");
  });

  it("is not offered to those who may edit none of the pages (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(screen.names("button")).not.toContain("Select");
    screen.part("link", "Birch").focus();
    await screen.press("[Space]");
    expect(screen.parts("checkbox")).toEqual([]);
  });
});

async function pagesIn(folder: number): Promise<string[]> {
  return (
    await query<{ title: string }>(
      world,
      "select title from page where site_id = $1 and folder_id = $2 order by title",
      folder,
    )
  ).map(({ title }) => title);
}
