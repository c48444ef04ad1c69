import { describe, expect, it } from "vitest";
import { mayAddTag, tagTyped } from "./model/added-tags.ts";
import { suggestedTags } from "./model/suggested-tags.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayBeTagName, mayComeBack, maySeeTag } from "./rules.ts";

const all = ["a fog bank", "fog", "Foghorn", "harbour", "sea fog"].map((name, at) => ({ id: at + 1, name }));
const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name);

describe("a name of a tag", () => {
  it.each([
    ["fog", true],
    ["first aid on board", true],
    ["a".repeat(90), true],
    ["a".repeat(91), "tag-name-long"],
    ["", "tag-name-empty"],
    ["   ", "tag-name-empty"],
    ["a, b", "tag-name-comma"],
  ])("%j: has at most 90 characters, spaces among them [TOPT-05] [TAGP-05]", (name, wanted) => {
    const verdict = mayBeTagName(name);
    expect(verdict.allowed || verdict.code).toBe(wanted);
  });
});

describe("what is suggested for a text", () => {
  it("are the tags that have it, those that begin so first [TAGP-01]", () => {
    expect(names(suggestedTags("FOG", { all, chosen: [] }).found)).toEqual([
      "fog",
      "Foghorn",
      "a fog bank",
      "sea fog",
    ]);
    expect(suggestedTags("", { all, chosen: [] })).toEqual({ found: [], isNew: false });
  });

  it("no tag that is chosen already [TAGP-04]", () => {
    const chosen = [{ id: 2, name: "fog" }];
    expect(names(suggestedTags("fo", { all, chosen }).found)).toEqual(["Foghorn", "a fog bank", "sea fog"]);
  });

  it.each([
    ["night", true],
    ["Fog", false],
    ["FÓG", false],
    ["fogh", true],
  ])("%j can be a new one: %s [TAGP-02] [TAGP-03]", (typed, isNew) => {
    expect(suggestedTags(typed, { all, chosen: [] }).isNew).toBe(isNew);
  });

  it("is new once: what was just added is not offered again [TAGP-02] [TAGP-04]", () => {
    const chosen = [{ id: null, name: "Night ferry" }];
    expect(suggestedTags("night FERRY", { all, chosen })).toEqual({ found: [], isNew: false });
    expect(suggestedTags("night", { all, chosen }).isNew).toBe(true);
  });
});

it("a text is the tag of that name, whatever its case, and is added once [TAGP-03] [TAGP-04]", () => {
  expect(tagTyped(" HARBOUR ", all)).toEqual({ id: 4, name: "harbour" });
  expect(tagTyped("Night ferry", all)).toEqual({ id: null, name: "Night ferry" });
  const chosen = [tagTyped("Night ferry", all)];
  expect(mayAddTag(tagTyped("night FERRY", all), chosen)).toMatchObject({ code: "tag-there" });
  const hundred = Array.from({ length: 100 }, (_, at) => ({ id: null, name: `tag ${at}` }));
  expect(mayAddTag({ id: null, name: "one more" }, hundred)).toMatchObject({ code: "tags-full" });
  expect(mayAddTag({ id: null, name: "one more" }, hundred.slice(1))).toMatchObject({ allowed: true });
});

it("administrators know tags that are on no page that they read, and nobody else does", () => {
  const viewer = (role: Viewer["role"], more: Partial<Viewer> = {}): Viewer => ({
    siteId: 1,
    personId: 1,
    role,
    withSubsites: false,
    guestPageId: null,
    ...more,
  });
  const knows = (who: Viewer, isOnReadPage: boolean) => maySeeTag(who, { isOnReadPage }).allowed;
  const roles = ["owner", "admin", "editor", "member", "external", "guest", "public"] as const;
  expect(roles.filter((role) => knows(viewer(role), false))).toEqual(["owner", "admin"]);
  expect(roles.filter((role) => !knows(viewer(role), true))).toEqual([]);
  const subsites = { withSubsites: true, subsiteId: 3, subsiteRoles: { 3: "editor" } } as const;
  expect(knows(viewer("owner", subsites), false)).toBe(false);
  expect(knows(viewer("member", { ...subsites, subsiteRoles: { 3: "admin" } }), false)).toBe(true);
});

it("a deleted tag comes back for an hour [TOPT-07]", () => {
  const deleted = new Date("2026-11-21T12:00:00Z");
  const after = (seconds: number) => mayComeBack(deleted, new Date(deleted.getTime() + seconds * 1000));
  expect([after(10), after(3600), after(3601)].map((verdict) => verdict.allowed)).toEqual([
    true,
    true,
    false,
  ]);
});
