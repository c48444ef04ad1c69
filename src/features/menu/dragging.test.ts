import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { menuChips, menuEditor } from "#testing/menu-editing.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const items = [
    { type: "url", title: "News", link: "/news/" },
    { type: "menu", title: "Handbook", items: [{ type: "url", title: "Rules" }] },
    { type: "url", title: "Forms" },
  ];
  const data = JSON.stringify({ user_state: { items, overflow: true } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
});
afterAll(() => world.close());

const chip = (screen: Screen, name: string) =>
  screen.part("button", `Move ${name}`).closest("[data-menu-item]") as HTMLElement;

/** Lifts an item and carries it before or behind the middle of another one. */
async function carry(screen: Screen, name: string, over: string, isAfter = false) {
  const handle = Object.assign(screen.part("button", `Move ${name}`), { setPointerCapture() {} });
  const target = chip(screen, over);
  Object.assign(target, { getBoundingClientRect: () => new DOMRect(100, 0, 80, 32) });
  Object.assign(screen.document, { elementFromPoint: () => target });
  const [x, y] = isAfter ? [170, 30] : [110, 2];
  const fire = async (kind: string, clientX: number, clientY: number) => {
    const at = { button: 0, clientX, clientY };
    handle.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), at));
    await screen.pass(0);
  };
  await fire("pointerdown", 0, 0);
  await fire("pointermove", x, y);
  return () => fire("pointerup", x, y);
}
const landing = (screen: Screen) =>
  screen.document.querySelector(".menu-landing")?.textContent?.replaceAll(/\s+/g, " ");

it("an item that is dragged leaves its place marked, and is said to stand where it is let go [MEDT-01]", async () => {
  const screen = await shown(world, world.ed, "/nothing/");
  await screen.click("button", "Edit menu");
  const drop = await carry(screen, "Forms", "Handbook");
  expect(landing(screen)).toContain("Forms: position 2 of 3, between News and Handbook");
  expect(chip(screen, "Forms").hasAttribute("data-lifted")).toBe(true);
  expect(chip(screen, "Handbook").getAttribute("data-menu-spot")).toBe("before");
  await drop();
  expect(menuChips(screen)).toEqual(["News", "Forms", "Handbook"]);
  expect(landing(screen)).toBeUndefined();
});

it("Escape puts a dragged item back, and ends nothing else [MEDT-01]", async () => {
  const screen = await shown(world, world.ed, "/nothing/");
  await screen.click("button", "Edit menu");
  const drop = await carry(screen, "News", "Forms", true);
  expect(landing(screen)).toContain("News: position 3 of 3, after Forms");
  await screen.press("{Escape}");
  expect(landing(screen)).toBeUndefined();
  await drop();
  expect(menuChips(screen)).toEqual(["News", "Handbook", "Forms"]);
  expect(menuEditor(screen)).toBeTruthy();
});

it("a menu that is dragged into another one stays where it is [MEDT-06]", async () => {
  const screen = await shown(world, world.ed, "/nothing/");
  await screen.click("button", "Edit menu");
  await screen.click("button", "Items of Handbook");
  const drop = await carry(screen, "Handbook", "Rules");
  expect(landing(screen)).toContain("Handbook stays where it is");
  await drop();
  expect(menuChips(screen)).toEqual(["News", "Handbook", "Forms", "Rules"]);
});
