import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { as } from "#testing/as.ts";
import { chooseOfItem, menuChips, menuEditor, ofType } from "#testing/menu-editing.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
let timetable: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  timetable = await madePage(world, "Timetable");
});
beforeEach(() =>
  save([
    { id: "home", type: "url", link: "/" },
    { id: "hand", type: "menu", title: "Handbook", items: [{ id: "rules", type: "url", title: "Rules" }] },
    { id: "news", type: "page", page_id: timetable, title: "News" },
  ]),
);
afterAll(() => world.close());

async function save(items: readonly object[]) {
  const data = JSON.stringify({ user_state: { items, overflow: true } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
}
async function stored() {
  const answer = await as(world, world.olga).call(readMenu, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.user_state;
}

async function editing(): Promise<Screen> {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Edit menu");
  return screen;
}

describe("the dialog of an item", () => {
  it("adds a page that is found by its title; it is part of the menu once it is accepted [MEDT-02] (long)", async () => {
    const screen = await editing();
    await screen.click("button", "Add item", menuEditor(screen));
    await screen.type("Find a page", "time");
    await screen.pass(200);
    await screen.click("radio", "Timetable");
    await screen.click("radio", "Anchor");
    expect(screen.document.querySelectorAll("[data-menu-item]")).toHaveLength(3);
    await screen.click("button", "Add item", screen.part("dialog"));
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News", "Timetable"]);
    await screen.click("button", "Save");
    expect((await stored()).items[3]).toMatchObject({
      type: "page",
      page_id: timetable,
      icon: 15,
      title: "",
    });
  });

  it("an item that is moved keeps every field, also when the menu is saved [MITM-02] (long)", async () => {
    const all = { icon: 12, target: "blank", hide_label: true, tooltip: "What is new" };
    const news = { id: "news", type: "page", page_id: timetable, title: "News", ...all };
    await save([{ id: "home", type: "url", link: "/" }, news]);
    const before = (await stored()).items;
    expect(before[1]).toMatchObject(news);
    const screen = await editing();
    await chooseOfItem(screen, "News", "Move earlier");
    await screen.click("button", "Save");
    expect((await stored()).items).toEqual(before.toReversed());
  });

  it("a menu whose title is taken away is refused, and stays as it was [MITM-07] (long)", async () => {
    const screen = await editing();
    await chooseOfItem(screen, "Handbook", "Edit");
    await screen.type(/^Title/, " ");
    await screen.click("button", "Done", screen.part("dialog"));
    expect(screen.text(screen.part("dialog"))).toContain("Choose a title for this menu item");
    await screen.click("button", "Cancel", screen.part("dialog"));
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
  });

  it.each([
    ["Page", "Select a page for this menu item"],
    ["Folder", "Select a folder for this menu item"],
    ["Tag", "Select a tag for this menu item"],
    ["Link", "A link menu item should have a link or a title"],
    ["Menu", "Choose a title for this menu item"],
  ])(
    "an item of type %s with nothing but a space is refused with a hint, not added [MEDT-02] [MEDT-04] [MITM-05] [MITM-06] [MITM-07] [MITM-08] [MITM-09] (long)",
    async (type, hint) => {
      const screen = await editing();
      await screen.click("button", "Add item", menuEditor(screen));
      await ofType(screen, type);
      await screen.type(/^Title/, " ");
      await screen.click("button", "Add item", screen.part("dialog"));
      expect(screen.text(screen.part("dialog"))).toContain(hint);
      expect(screen.document.querySelectorAll("[data-menu-item]")).toHaveLength(3);
    },
  );

  it("a refusal is said no longer once something else is chosen (long)", async () => {
    const hint = "Select a page for this menu item";
    const screen = await editing();
    await screen.click("button", "Add item", menuEditor(screen));
    await screen.click("button", "Add item", screen.part("dialog"));
    expect(screen.text(screen.part("dialog"))).toContain(hint);
    await screen.type("Find a page", "time");
    await screen.pass(200);
    await screen.click("radio", "Timetable");
    expect(screen.text(screen.part("dialog"))).not.toContain(hint);
  });

  it("an item that is added comes into sight, however many are before it (long)", async () => {
    const screen = await editing();
    const shownChips: (string | null)[] = [];
    const sight = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (
      this: Element,
    ) {
      shownChips.push(this.getAttribute("data-menu-item"));
    });
    await screen.click("button", "Add item", menuEditor(screen));
    await ofType(screen, "Link");
    await screen.type(/^Title/, "Forms");
    await screen.click("button", "Add item", screen.part("dialog"));
    const added = screen.document
      .querySelector("[data-menu-item]:last-child")
      ?.getAttribute("data-menu-item");
    sight.mockRestore();
    expect(shownChips).toEqual([added]);
  });
});
