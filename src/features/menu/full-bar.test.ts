import { afterAll, beforeAll, expect, it } from "vitest";
import { menuEditor } from "#testing/menu-editing.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

const full =
  "Sorry, the menu bar is full. Try using a shorter name, or try renaming another item on the menu first.";
const long = "Emergency phone numbers";
const filling = Array.from({ length: 7 }, (_, at) => ({ type: "url", title: `Timetable ${at}` }));

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** The editor over a bar that must not overflow and has room for three letters more. */
async function editingFullBar(below: readonly object[], address = "/pages/"): Promise<Screen> {
  const items = [{ type: "menu", title: "Below", items: below }, ...filling];
  const data = JSON.stringify({ user_state: { items, overflow: false } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
  const screen = await shown(world, world.ed, address);
  await screen.click("button", "Edit menu");
  return screen;
}
async function stored() {
  const answer = await as(world, world.olga).call(readMenu, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.user_state;
}
const handles = (screen: Screen, within = menuEditor(screen)) =>
  screen.names("button", within).filter((name) => name.startsWith("Move "));
async function overflowing(screen: Screen) {
  await screen.click("button", "Menu options");
  await screen.click("menuitemcheckbox", "Move items that don't fit under More");
}

async function naming(screen: Screen, name: string): Promise<Element> {
  await screen.click("button", "Add item", menuEditor(screen));
  await screen.click("radio", "Link", screen.part("radiogroup", "Type"));
  await screen.type(/^Title/, name);
  return screen.part("dialog");
}

it("a full bar takes no more in the dialog of an item either [MEDT-05]", async () => {
  const screen = await editingFullBar([], "/nothing/");
  await screen.click("button", "Add item", menuEditor(screen));
  await screen.click("radio", "Favorites", screen.part("radiogroup", "Type"));
  const dialog = screen.part("dialog");
  await screen.click("button", "Add item", dialog);
  expect(screen.text(dialog)).toContain(full);
  expect(screen.document.querySelectorAll("[data-menu-item]")).toHaveLength(8);
});

it("shorter names that fit are offered while a name is typed for which there is no room [MEDT-05]", async () => {
  const screen = await editingFullBar([], "/nothing/");
  const dialog = await naming(screen, "SOS in an emergency");
  expect(screen.text(dialog)).toContain(full);
  expect(screen.names("button", screen.part("group", "Fits:"))).toEqual(["Emergency", "SOS"]);
  await screen.click("button", "SOS", dialog);
  expect(screen.text(dialog)).not.toContain(full);
  await screen.click("button", "Add item", dialog);
  expect(handles(screen).at(-1)).toBe("Move SOS");
});

it("a full bar takes no more, unless overflow is allowed; below an item there is room [MEDT-05] [MBAR-02] (long)", async () => {
  const screen = await editingFullBar([]);
  const add = async (inside = menuEditor(screen)) => {
    await screen.click("button", "Add item", inside);
    await screen.click("radio", "Link", screen.part("radiogroup", "Type"));
    await screen.type(/^Title/, long);
    await screen.click("button", "Add item", screen.part("dialog"));
  };
  await add();
  expect(screen.text(screen.part("dialog"))).toContain(full);
  await screen.type(/^Title/, "SOS");
  await screen.click("button", "Add item", screen.part("dialog"));
  expect(handles(screen)).toHaveLength(9);
  await screen.click("button", "Items of Below");
  const panel = screen.part("group", "Items of Below");
  await add(panel);
  expect(handles(screen, panel)).toEqual([`Move ${long}`]);
  await screen.click("button", "Done", panel);
  await overflowing(screen);
  await add();
  expect(handles(screen)).toHaveLength(10);
  await screen.click("button", "Save");
  expect((await stored()).overflow).toBe(true);
});

it("an item of a menu does not come out to a full bar, unless overflow is allowed [MEDT-05] (long)", async () => {
  const screen = await editingFullBar([{ type: "url", title: long }]);
  const choose = async (item: string, entry: string) => {
    await screen.click("button", item, menuEditor(screen));
    await screen.click("menuitem", entry);
  };
  await screen.click("button", "Items of Below");
  await choose(long, "Move to the bar");
  expect(screen.text(screen.document.body)).toContain(full);
  expect(handles(screen, screen.part("group", "Items of Below"))).toEqual([`Move ${long}`]);
  await choose("Timetable 3", "Move later");
  await overflowing(screen);
  await choose(long, "Move to the bar");
  await screen.click("button", "Save");
  const bar = ["Below", ...[0, 1, 2, 4, 3, 5, 6].map((at) => `Timetable ${at}`), long];
  expect((await stored()).items.map(({ title, items }) => [title, items.length])).toEqual(
    bar.map((each) => [each, 0]),
  );
});
