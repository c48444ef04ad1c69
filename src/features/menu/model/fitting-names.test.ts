import { expect, it } from "vitest";
import { mayStandOnBar } from "./checked-item.ts";
import { emptyItem } from "./edited-menu.ts";
import { fittingNames } from "./fitting-names.ts";
import { barSlack, barWidth, itemWidth } from "./widths.ts";

/** A bar on which as many pixels are left as an item of this name takes. */
function barWithRoomFor(name: string) {
  const room = itemWidth({ label: name, hasIcon: false, hideLabel: false, opens: false });
  const dot = itemWidth({ label: "i", hasIcon: false, hideLabel: false, opens: false });
  const count = Math.floor((barWidth - barSlack - room) / dot);
  const items = Array.from({ length: count }, (_, at) => ({
    ...emptyItem,
    id: `filling-${at}`,
    type: "link" as const,
    title: "i",
  }));
  return { items, overflow: false, revision: 0, subsite: 1 };
}
const named = (title: string, name = "") => ({ ...emptyItem, id: "new", type: "link" as const, title, name });

it.each([
  ["Emergency phone numbers", "", "Emergency phone", ["Emergency phone", "Phone numbers", "Emergency"]],
  ["Emergency phone numbers", "", "Emergency", ["Emergency", "Numbers"]],
  ["Rules of the harbour", "", "The harbour", ["Harbour", "Rules"]],
  ["SOS in an emergency", "", "SOS", ["SOS"]],
  ["Our timetable of winter", "Timetable", "Timetable", ["Timetable", "Winter"]],
  ["Safety: what to do", "", "Safety", ["Safety"]],
  ["Timetable", "", "Fog", []],
])("of %s, whose target is called %j, with room for %s fit %j [MEDT-05]", (title, name, room, names) => {
  expect(fittingNames(named(title, name), barWithRoomFor(room))).toEqual(names);
});

it("an item that is renamed has the room of its old name, and no more [MEDT-05]", () => {
  const bar = barWithRoomFor("Fog");
  const renamed = (title: string) => mayStandOnBar({ ...named(title), id: "filling-0" }, bar).allowed;
  // 56 pixels are left, and its name of now takes 26 of its own.
  expect(["i", "Winter", "Emergency phone numbers"].map(renamed)).toEqual([true, true, false]);
  expect(mayStandOnBar(named("Fog"), bar).allowed).toBe(true);
  expect(mayStandOnBar(named("Fog and mist"), bar)).toEqual({ allowed: false, code: "menu-full" });
});

it("nothing is too long where what does not fit goes under More [MEDT-05]", () => {
  const bar = { ...barWithRoomFor("Fog"), overflow: true };
  expect(fittingNames(named("Winter timetable"), bar)).toEqual(["Timetable", "Winter"]);
});
