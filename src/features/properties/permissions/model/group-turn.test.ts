import { describe, expect, it } from "vitest";
import type { Right, Rights } from "#features/sharing/rules.ts";
import { countsAfter, groupHas, groupTurned, hiddenTurned } from "./group-turn.ts";

const none = { view: false, edit: false, follow: false };
const reading = { ...none, view: true };
const writing = { ...reading, edit: true };
const person = (id: number, rights: typeof none, facts = {}) => ({
  id,
  ...rights,
  isAdmin: false,
  isSelf: false,
  ...facts,
});
const closed = { isPublic: false };

describe("a group's switch", () => {
  it("is on when all have the right, off when nobody has, partly on when they differ [PPRM-16]", () => {
    expect(groupHas([writing, writing], "edit")).toBe("on");
    expect(groupHas([reading, none], "edit")).toBe("off");
    expect(groupHas([writing, reading], "edit")).toBe("partly");
    expect(groupHas([], "edit")).toBe("off");
  });

  it("counts those who are not shown, and is sent for all of them [PPRM-16]", () => {
    const hidden = { count: 2, more: { view: 2, edit: 1, follow: 0 } };
    expect(groupHas([writing], "edit", hidden)).toBe("partly");
    expect(groupHas([writing], "view", hidden)).toBe("on");
    expect(groupHas([none], "follow", hidden)).toBe("off");
    const turned = (...turns: (readonly [Right, boolean])[]) =>
      turns.reduce<Partial<Rights>>((now, [right, on]) => hiddenTurned(now, { right, on }, closed), {});
    expect(turned(["edit", true], ["follow", true])).toEqual({ edit: true, follow: true });
    expect(turned(["edit", true], ["view", false], ["follow", true])).toEqual({ view: false });
    expect(turned(["view", false], ["view", true])).toEqual({});
    expect(turned(["view", false], ["edit", true])).toEqual({ edit: true });
    expect(hiddenTurned({}, { right: "view", on: false }, { isPublic: true })).toEqual({});
    expect(countsAfter(hidden.more, { edit: false, follow: true })).toEqual({ view: 2, edit: 0, follow: 2 });
    expect(countsAfter(hidden.more, { view: false })).toEqual({ view: 0, edit: 0, follow: 0 });
  });

  it("sets everybody in the group, with what follows from it [PPRM-16] [PRUL-01] [PRUL-02] [PRUL-07]", () => {
    const people = [person(1, writing), person(2, reading), person(3, none)];
    const edit = groupTurned(people, { right: "edit", on: true }, closed);
    expect([...edit.rights]).toEqual([
      ["2", writing],
      ["3", writing],
    ]);
    const following = people.map((each) => ({ ...each, follow: each.view }));
    const away = groupTurned(following, { right: "view", on: false }, closed);
    expect([...away.rights]).toEqual([
      ["1", none],
      ["2", none],
    ]);
    expect([edit.refused, away.refused]).toEqual([null, null]);
  });

  it("leaves those as they are whose own switch is held fast, and says why [PPRM-08] [PPRM-10] [PPRM-11] [PPRM-16] [PRUL-04] [PRUL-06]", () => {
    const people = [person(1, writing), person(2, writing, { isSelf: true })];
    const edit = groupTurned(people, { right: "edit", on: false }, closed);
    expect([...edit.rights]).toEqual([["1", reading]]);
    expect(edit.refused).toBe("own-edit");
    const view = groupTurned(people, { right: "view", on: false }, closed);
    expect([[...view.rights], view.refused]).toEqual([[["1", none]], "own-view"]);
    const follow = groupTurned([person(3, none), person(4, reading)], { right: "follow", on: true }, closed);
    expect([[...follow.rights], follow.refused]).toEqual([
      [["4", { ...reading, follow: true }]],
      "follow-needs-view",
    ]);
    const onThePublicWeb = groupTurned(people, { right: "view", on: false }, { isPublic: true });
    expect(onThePublicWeb.rights.size).toBe(0);
    expect(onThePublicWeb.refused).toBe("public-view");
  });
});
