import { afterAll, beforeAll, expect, it } from "vitest";
import { addWidget, removeWidget } from "#documents/draft/arranging.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { nameVersion } from "../contract.ts";
import { readVersions } from "../screen.ts";

let world: World;
let page: number;
/** Oldest first. */
let ids: number[];
beforeAll(async () => {
  world = await openWorld("a hash");
  page = await draftedPage(world, {
    title01: heading("Fog"),
    text0001: note("three ships wide"),
    text0002: note("calm"),
  });
  const later = (hours: number) => new Date(worldNow.getTime() + hours * 3_600_000);
  const ada = await draftWriter(world, { who: world.ada, page_id: page, now: later(1) });
  await ada.save(() => {
    const text = ada.draft.getText("t:text0001/source");
    text.delete(0, 5);
    text.insert(0, "four");
  });
  await ada.publish(1);
  const ed = await draftWriter(world, { who: world.ed, page_id: page, now: later(2) });
  await ed.save(() => removeWidget(ed.draft, "title01"));
  await ed.save(
    () =>
      void addWidget(
        ed.draft,
        { id: "fresh001", widget: heading("Mist"), place: { where: "last" } },
        () => "place001",
      ),
  );
  await ed.publish(3);
  const answer = await as(world, world.ed).call(readVersions, { page_id: page });
  ids = answer.success ? answer.versions.map(({ id }) => id).toReversed() : [];
});
afterAll(() => world.close());

const address = (query: string) => `/page/versions/${page}/${query}`;
const blocks = (screen: Screen) =>
  [...screen.document.querySelectorAll(".versions-block[data-how]")].map((block) => screen.text(block));

it("Compare leads there as any other way inside does, and leaves everything where it is when there is no line (long)", async () => {
  const screen = await shown(world, world.ed, address(""));
  await screen.choose("From", String(screen.field("From").querySelectorAll("option")[2]?.textContent));
  screen.meddle(() => Promise.reject(new TypeError("no line")));
  await screen.click("button", "Compare");
  expect([screen.address, screen.parts("combobox", "From").length]).toEqual([address(""), 1]);
  screen.meddle(null);
  await screen.click("button", "Compare");
  expect(screen.address).toBe(address(`?from=${ids[0]}&version=${ids[2]}&changes=yes`));
  expect(blocks(screen)).toHaveLength(3);
});

it("any two versions are compared at an address of their own, with who changed what on the way (long)", async () => {
  const screen = await shown(world, world.ed, address(`?from=${ids[0]}&version=${ids[2]}&changes=yes`));
  expect(blocks(screen)).toEqual([
    "Heading removed Ed Elzinga Removed: Fog End of change. Restore Heading",
    "Markdown changed Ada Admiraal Removed: three End of change. Added: four End of change. ships wide Restore Markdown",
    "Heading added Ed Elzinga Added: Mist End of change.",
  ]);
  const back = await shown(world, world.ed, address(`?from=${ids[2]}&version=${ids[1]}&changes=yes`));
  expect(blocks(back)).toEqual([
    "Heading added Ed Elzinga Added: Fog End of change.",
    "Heading removed Ed Elzinga Removed: Mist End of change. Restore Heading",
  ]);
});

it("they are chosen from the list of versions, by names where they have one, also without script (long)", async () => {
  await as(world, world.ed).call(nameVersion, {
    page_id: page,
    version_id: ids[0] ?? 0,
    name: "Before the dredging",
  });
  const screen = await shown(world, world.ed, address(""));
  const form = screen.document.querySelector(".versions-compare") as HTMLFormElement;
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", address("")]);
  const choices = (name: string) =>
    [...form.querySelectorAll(`select[name=${name}] option`)].map((each) => each.textContent);
  const all = [
    "21 November 2026, 14:00, Ed Elzinga",
    "21 November 2026, 13:00, Ada Admiraal",
    "Before the dredging (21 November 2026, 12:00)",
  ];
  expect([choices("from"), choices("version")]).toEqual([all, all]);
  const chosen = [...new FormData(form).entries()].map(([name, value]) => `${name}=${String(value)}`);
  expect(chosen).toEqual([`from=${ids[1]}`, `version=${ids[2]}`, "changes=yes"]);
});

it("a version is named where it is looked at, found by its name alone, and the name taken back (long)", async () => {
  const screen = await shown(world, world.ed, address(`?version=${ids[1]}`));
  await screen.click("button", "Name version");
  await screen.type("Name", "Winter rules");
  await screen.click("button", "Save");
  expect(screen.text()).toContain("Named “Winter rules”");
  const rows = async () => {
    const list = await as(world, world.ed).call(readVersions, { page_id: page, named: true });
    return list.success ? list.versions.map(({ name }) => name) : [];
  };
  expect(await rows()).toContain("Winter rules");
  await screen.click("button", "Undo");
  expect(await rows()).not.toContain("Winter rules");
});

it("a version that is not of the page is compared with nothing", async () => {
  const other = await draftedPage(world);
  const asked = { page_id: other, version: ids[0] ?? 0, from: ids[1] ?? 0, changes: true };
  expect(await as(world, world.ed).call(readVersions, asked)).toMatchObject({ code: "version-not-found" });
  const mine = await as(world, world.vera).call(readVersions, {
    page_id: page,
    version: ids[2] ?? 0,
    from: ids[0] ?? 0,
    changes: true,
  });
  expect(mine).toMatchObject({ code: "page-not-editable" });
});

it("the list of named versions says so while there are none, and leads back to all (long)", async () => {
  const other = await draftedPage(world);
  const screen = await shown(world, world.ed, `/page/versions/${other}/`);
  await screen.click("link", "Named only");
  expect(screen.text()).toContain("No named versions yet. Open a version to name it.");
  await screen.click("link", "All versions");
  expect(screen.address).toBe(`/page/versions/${other}/`);
});
