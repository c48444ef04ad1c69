import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CommandFacts } from "#kernel/command.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { commandOf, commandsFor } from "./command-for.ts";
import { commands } from "./commands.ts";

const viewer = (role: Viewer["role"]): Viewer => ({
  siteId: 1,
  personId: role === "guest" || role === "public" ? null : 7,
  role,
  withSubsites: false,
  guestPageId: role === "guest" ? 5 : null,
});
const page = { id: 5, address: "/tides/", mayEdit: true };
const facts = (role: Viewer["role"], more: Partial<CommandFacts> = {}): CommandFacts => ({
  viewer: viewer(role),
  page: null,
  offers: new Set(),
  signKeys: true,
  ...more,
});
const names = (given: CommandFacts) => commandsFor(commands, given).map(({ name }) => name);
const going = [
  "go-home",
  "go-to-account",
  "go-to-activity",
  "go-to-notifications",
  "go-to-pages",
  "go-to-people",
  "go-to-settings",
  "go-to-undertakings",
];

describe("the list of commands", () => {
  it("has one for each file that a room has for them", () => {
    const files = readdirSync("src/features", { recursive: true, encoding: "utf8" });
    expect(commands).toHaveLength(
      files.filter((file) => /\/commands\/(?!wording)[^/]+\.ts$/.test(file)).length,
    );
  });

  it("has each name once, and no keys twice", () => {
    const all = commands.map(({ name }) => name);
    expect(all.length).toBeGreaterThan(15);
    expect(new Set(all).size).toBe(all.length);
    const keys = commands.flatMap((command) => command.keys ?? []);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  it("has keys for these alone", () => {
    const keys = commands.flatMap(({ name, keys = [] }) => keys.map((each) => `${each} ${name}`));
    expect(keys.toSorted()).toEqual([
      "/ open-search",
      "? show-shortcuts",
      "mod+/ open-palette",
      "mod+alt+m comment",
      "mod+enter save-permissions",
      "mod+f find-in-page",
      "mod+h replace-in-page",
      "mod+k search-commands",
      "mod+s store-draft",
      "mod+shift+k copy-block-link",
      "mod+shift+z redo-change",
      "mod+y redo-change",
      "mod+z undo-change",
    ]);
  });
});

describe("a command is there for those who may perform it alone", () => {
  it.each([
    ["owner", ["new-page", "new-from-template", "go-to-import", "go-to-theme", ...going]],
    ["admin", ["new-page", "new-from-template", "go-to-import", ...going]],
    ["editor", ["new-page", "new-from-template", ...going]],
    ["member", going],
    ["external", going.filter((name) => name !== "go-to-people")],
    ["guest", ["go-home"]],
    ["public", ["go-home"]],
  ] as const)("%s: %j", (role, expected) => {
    expect(names(facts(role)).toSorted()).toEqual([...expected].toSorted());
  });

  it("importing is for editors as well where they make the folders that files come into [ROLE-26]", () => {
    const arranging = facts("editor", { viewer: { ...viewer("editor"), editorsArrange: true } });
    expect(names(arranging)).toContain("go-to-import");
    expect(names(facts("editor"))).not.toContain("go-to-import");
  });

  it("those of a page are for people who may edit it", () => {
    const ofPage = ["change-properties", "edit-page", "share-page", "show-versions"];
    expect(
      names(facts("member", { page }))
        .filter((name) => !going.includes(name))
        .toSorted(),
    ).toEqual(ofPage);
    expect(names(facts("member", { page: { ...page, mayEdit: false } }))).toEqual(names(facts("member")));
    expect(names(facts("member"))).not.toContain("edit-page");
  });

  it("those of a page in a subsite lead to no list of who reads it [PRUL-08]", () => {
    const inCrew = { ...viewer("member"), withSubsites: true, subsiteId: 4, subsiteSlug: "crew" };
    const there = names(facts("member", { page, viewer: inCrew }));
    expect(there).toEqual(expect.arrayContaining(["change-properties", "edit-page", "show-versions"]));
    expect(there).not.toContain("share-page");
  });

  it("those of what is on the screen are there while it offers them; a writer is not led to editing", () => {
    const offers = new Set(["stop-editing", "store-draft", "undo-change"]);
    const found = names(facts("editor", { page, offers }));
    expect(found).toEqual(expect.arrayContaining([...offers]));
    expect(found).not.toContain("edit-page");
    expect(found).not.toContain("redo-change");
  });
});

it("a press finds the command of its keys only where that is allowed", () => {
  const save = { key: "s", code: "KeyS", ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
  const press = { ...save, isComposing: false };
  expect(commandOf(commandsFor(commands, facts("editor")), press, false)).toBeNull();
  const writing = facts("editor", { page, offers: new Set(["store-draft"]) });
  expect(commandOf(commandsFor(commands, writing), press, false)?.name).toBe("store-draft");
});

it("a press with Alt finds its command, but not what AltGr types", () => {
  const press = { key: "m", code: "KeyM", ctrlKey: true, metaKey: false, shiftKey: false, altKey: true };
  const reading = commandsFor(commands, facts("member", { page, offers: new Set(["comment"]) }));
  const found = (more: object) => commandOf(reading, { ...press, isComposing: false, ...more }, false)?.name;
  expect([found({}), found({ altKey: false })]).toEqual(["comment", undefined]);
  expect(found({ key: "µ", getModifierState: () => true })).toBeUndefined();
});

it("leads to its address", () => {
  const visited: string[] = [];
  const given = facts("editor", { page });
  for (const command of commandsFor(commands, given))
    command.perform({ visit: (address) => visited.push(address), take: () => {} }, given);
  expect(visited.toSorted()).toEqual([
    "/",
    "/feed/",
    "/new/",
    "/new/?choose=1",
    "/notifications/",
    "/page/properties/5/",
    "/page/settings/5/",
    "/page/versions/5/",
    "/pages/",
    "/people/",
    "/settings/",
    "/settings/account/",
    "/settings/tasks/",
    "/tides/?edit",
  ]);
});
