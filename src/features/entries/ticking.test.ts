import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type Somebody, shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let page: number;
const items = [
  { id: "horn", text: "Sound the horn" },
  { id: "door", text: "Close the bow door" },
];
beforeAll(async () => {
  world = await openWorld("a hash");
  page = await draftedPage(world, { watch001: { kind: "Checklist", version: 1, content: { items } } });
});
afterAll(() => world.close());

/** The items as somebody reads them: words, whether done, whether they may tick, and what is said of who did. */
function list(screen: Screen) {
  const noted = (box: HTMLInputElement) =>
    screen.document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent ?? null;
  return items.map(({ text }) => {
    const box = screen.field(text);
    return [text, box.checked, !box.disabled, noted(box)];
  });
}
const opened = (who: Somebody) => shown(world, who, `/page/${page}/`);

it("a checklist shows its items in order, whoever edits the page ticks them, and others see who did and when [WIDG-16] (long)", async () => {
  const ed = await opened(world.ed);
  const labels = ed.parts("checkbox").map((box) => box.closest("label")?.textContent);
  expect(labels).toEqual(["Sound the horn", "Close the bow door"]);
  expect(list(ed)).toEqual([
    ["Sound the horn", false, true, null],
    ["Close the bow door", false, true, null],
  ]);
  await ed.click("checkbox", "Close the bow door");
  expect(list(ed)[1]).toEqual(["Close the bow door", true, true, "Ed Elzinga, a moment ago"]);
  expect(ed.text()).toContain("1 of 2 done");
  const vera = await opened(world.vera);
  expect(list(vera)).toEqual([
    ["Sound the horn", false, false, null],
    ["Close the bow door", true, false, "Ed Elzinga, a moment ago"],
  ]);
  const ada = await opened(world.ada);
  await ada.click("checkbox", "Close the bow door");
  await ada.load(`/page/${page}/`);
  expect(list(ada)[1]).toEqual(["Close the bow door", false, true, null]);
});

it("who edits the page ticks an item, and it says who did and when [WIDG-16]", async () => {
  const ed = await opened(world.ed);
  await ed.click("checkbox", "Sound the horn");
  expect(list(ed)).toEqual([
    ["Sound the horn", true, true, "Ed Elzinga, a moment ago"],
    ["Close the bow door", false, true, null],
  ]);
  await ed.click("checkbox", "Sound the horn");
  expect(list(ed)[0]).toEqual(["Sound the horn", false, true, null]);
});

it("an editor adds items where they write, puts them in order and takes them off [WIDG-16] (long)", async () => {
  const own = await draftedPage(world, { watch002: { kind: "Checklist", version: 1, content: { items } } });
  const screen = await shown(world, world.ed, `/page/${own}/?edit`);
  await screen.pass(2000);
  const written = () =>
    [...screen.document.querySelectorAll<HTMLTextAreaElement>(".checklist-editor textarea")].map(
      ({ value }) => value,
    );
  await screen.click("button", "Add item");
  expect(written()).toEqual(["Sound the horn", "Close the bow door", ""]);
  screen.part("button", /^Move item 2:/).focus();
  await screen.press("{ArrowUp}");
  expect(written()).toEqual(["Close the bow door", "Sound the horn", ""]);
  screen.part("button", /^Move item 1:/).focus();
  await screen.press("{ArrowDown}");
  expect(written()).toEqual(["Sound the horn", "Close the bow door", ""]);
  await screen.click("button", "Delete item 1");
  expect(written()).toEqual(["Close the bow door", ""]);
});
