import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let screen: Screen;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());
beforeEach(async () => {
  screen = await shown(world, world.ed, "/settings/");
});

const label = "Search Noordervaart";
const search = async (text: string) => {
  await screen.type(label, text);
  await screen.pass(400);
};
const groups = () => screen.names("group", screen.part("listbox"));
const hits = () => screen.parts("option", undefined, screen.part("listbox"));
const words = (parts: readonly Element[]) =>
  parts.map((part) => part.querySelector(".search-name")?.textContent);

it("names the only hit Top Hit, whoever or whatever it is, and opens with Enter the card of a person, from which Escape leads back [SRCH-03] [SRCH-09] [SRCH-22]", async () => {
  await search("vera vis");
  expect([groups(), words(hits())]).toEqual([["Top Hit"], ["Vera Visser"]]);
  await screen.press("{Enter}");
  await screen.pass(0);
  expect(screen.sent.at(-1)?.path).toBe(`/ajax/profile/card/${world.vera.id}/`);
  expect(screen.text(screen.part("dialog", "Profile of Vera Visser"))).toContain(world.vera.email);
  await screen.press("{Escape}");
  expect([screen.names("dialog"), screen.focused]).toEqual([[], screen.field(label)]);
  expect(screen.field(label).value).toBe("vera vis");
});

it("has a person of that name above pages that only say it and folders, and opens them with Enter [SRCH-03] [SRCH-09] (long)", async () => {
  await madePage(world, "Keys", { text: "Admiraal has them." });
  await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Admiraal" });
  await search("admiraal");
  expect(groups()).toEqual(["Top Hit", "Pages", "Folders"]);
  expect(words(hits())).toEqual(["Ada Admiraal", "Keys", "Admiraal"]);
  await screen.press("{Enter}");
  await screen.pass(0);
  expect(screen.sent.at(-1)?.path).toBe(`/ajax/profile/card/${world.ada.id}/`);
});

it("opens the pages of a tag, and the card of a person, whose link leads to their page [SRCH-22] (long)", async () => {
  await taggedPage(world, world.ed, { title: "Locks", tags: ["night watch"] });
  const id = await tagNamed(world, "night watch");
  for (const [asked, name, address] of [
    ["night wa", "night watch", `/pages/tag/${id}/`],
    ["vera vis", "Vera Visser", `/ajax/profile/card/${world.vera.id}/`],
  ] as const) {
    await search(asked);
    const hit = hits().find((each) => words([each])[0] === name) as Element;
    expect(hit.getAttribute("href")).toBe(name === "night watch" ? address : `/profile/p/${world.vera.id}/`);
    await screen.clickOn(hit);
    await screen.pass(0);
    expect(screen.sent.at(-1)?.path).toBe(address);
  }
});
