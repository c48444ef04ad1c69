import { expect, it } from "vitest";
import type { TabThere } from "#kernel/live-frame.ts";
import { WidgetId } from "#documents/document.ts";
import { comingsBetween } from "./comings.ts";
import { filesOnTheirWay, nobodyElse, othersAfter } from "./others.ts";
import { titlePlace } from "./writing-place.ts";

const me = 1;
const tab = (name: string, id: number, widget: string | null = "aaaaaa"): TabThere => ({
  tab: `${id}.${name}`,
  person: { id, name: `Person ${id}` },
  place: { epoch: 1, widget, caret: null },
});

it("two tabs of one person are one person, and one's own are nobody else", () => {
  const others = othersAfter(
    nobodyElse,
    { all: [tab("a", 2), tab("b", 2, "bbbbbb"), tab("a", me), tab("a", 3)] },
    me,
  );
  expect(others.people.map(({ id }) => id)).toEqual([2, 3]);
  expect(others.tabs).toHaveLength(3);
  expect(othersAfter(others, { here: tab("c", me) }, me)).toBe(others);
  const fewer = othersAfter(others, { gone: "2.a" }, me);
  expect(fewer.people.map(({ id }) => id)).toEqual([2, 3]);
  expect(othersAfter(fewer, { gone: "2.b" }, me).people.map(({ id }) => id)).toEqual([3]);
});

it("who moves changes the lists of the widgets they leave and reach, and no other", () => {
  const before = othersAfter(nobodyElse, { all: [tab("a", 2), tab("a", 3, "bbbbbb")] }, me);
  const after = othersAfter(before, { here: tab("a", 2, "cccccc") }, me);
  expect([...after.byWidget.keys()].sort()).toEqual(["bbbbbb", "cccccc"]);
  expect(after.byWidget.get("bbbbbb")).toBe(before.byWidget.get("bbbbbb"));
  expect(after.byWidget.get("cccccc")?.[0]?.moves).toBe(2);
  expect(after.people).toBe(before.people);
  expect(after.byWidget.get("cccccc")?.[0]?.person).toBe(before.people[0]);
});

it("everybody has a colour of their own, and keeps it while others come and go", () => {
  const all = [2, 12, 22, 3].map((id) => tab("a", id));
  const before = othersAfter(nobodyElse, { all }, me);
  const hues = before.people.map(({ hue }) => hue);
  expect(new Set(hues).size).toBe(4);
  const after = othersAfter(othersAfter(before, { gone: "2.a" }, me), { here: tab("b", 32) }, me);
  expect(after.people.map(({ hue }) => hue)).toEqual([...hues.slice(1), hues[0]]);
  expect(after.tabs[0]?.person.hue).toBe(hues[1]);
});

it("a crowd shares colours only for as long as there are not enough", () => {
  const all = Array.from({ length: 30 }, (_, id) => tab("a", id + 2));
  const crowd = othersAfter(nobodyElse, { all }, me);
  expect(new Set(crowd.people.map(({ hue }) => hue)).size).toBe(10);
  // Those who stay had three colours among them.
  const staying = [2, 12, 22, 3, 13, 4].map((id) => tab("a", id));
  const few = othersAfter(crowd, { all: staying }, me);
  expect(new Set(few.people.map(({ hue }) => hue)).size).toBe(6);
  const [first] = few.people;
  expect(first).toBe(crowd.people.find(({ id }) => id === 2));
  expect(few.tabs.every(({ person }) => few.people.includes(person))).toBe(true);
});

it("who is in the title is in no widget, and is found there", () => {
  const others = othersAfter(nobodyElse, { all: [tab("a", 2, titlePlace), tab("a", 3)] }, me);
  expect(others.byWidget.get(titlePlace)?.map(({ person }) => person.id)).toEqual([2]);
  expect(WidgetId.safeParse(titlePlace).success).toBe(false);
});

it("a place that this release does not understand is none, and its person is there", () => {
  const strange = { ...tab("a", 2), place: { widget: '"] *', epoch: 1, caret: null } };
  const others = othersAfter(nobodyElse, { here: strange }, me);
  expect(others.people).toHaveLength(1);
  expect(others.byWidget.size).toBe(0);
});

it("who came and who went is said of people, not of tabs", () => {
  const [two, three] = [tab("a", 2).person, tab("a", 3).person];
  expect(comingsBetween([two], [three])).toEqual({ came: [three], went: [two] });
  expect(comingsBetween([two, three], [three, two])).toBeNull();
});

it("the files that people have on their way are counted over their tabs, and others are not named", () => {
  const uploading = (name: string, id: number, files: number) => {
    const there = tab(name, id);
    return { ...there, place: { ...(there.place as object), files } };
  };
  const all = [uploading("a", 2, 2), tab("b", 2), uploading("c", 2, 1), tab("a", 3), uploading("a", me, 5)];
  const told = (others: typeof nobodyElse) =>
    filesOnTheirWay(others).map(({ person: { id }, files }) => [id, files]);
  const before = othersAfter(nobodyElse, { all }, me);
  expect(told(before)).toEqual([[2, 3]]);
  expect(told(othersAfter(before, { here: tab("a", 2) }, me))).toEqual([[2, 1]]);
  expect(told(othersAfter(before, { here: uploading("a", 2, 0) }, me))).toEqual([[2, 1]]);
});
