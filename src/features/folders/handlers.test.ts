import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { createFolder, folderTree, renameFolder } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const main = () => world.mainFolderId;

describe("creating folders", () => {
  it("answers the name and id of the new folder [FTRE-11]", async () => {
    const made = await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: "Handbook" });
    expect(made).toMatchObject({ success: true, name: "Handbook", id: expect.any(Number) });
    expect(await world.announced()).toContainEqual({
      kind: "folder-created",
      facts: expect.objectContaining({ name: "Handbook" }),
    });
  });

  it("nests at slashes and backslashes, below Main, each name trimmed [FTRE-01] [FTRE-08] [FTRE-09]", async () => {
    await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: " Fleet / Wulp\\Deck " });
    const answer = await as(world, world.vera).call(folderTree, {});
    const names = answer.success ? answer.tree.map((node) => `${node.level} ${node.name}`) : [];
    expect(names.slice(0, 1)).toEqual(["0 Main"]);
    expect(names).toEqual(expect.arrayContaining(["1 Fleet", "2 Wulp", "3 Deck"]));
  });

  it("nests in the folders of the path that are there already [FTRE-09]", async () => {
    for (const new_name of ["Yard/Crane", "yard\\Slip/Rail"])
      expect(await as(world, world.ed).call(createFolder, { parent_id: main(), new_name })).toMatchObject({
        success: true,
        name: new_name.split("/")[1],
      });
    const answer = await as(world, world.vera).call(folderTree, {});
    const names = answer.success ? answer.tree.map((node) => `${node.level} ${node.name}`) : [];
    const at = names.indexOf("1 Yard");
    expect(names.slice(at, at + 4)).toEqual(["1 Yard", "2 Crane", "2 Slip", "3 Rail"]);
  });

  it("refuses a name that stands there already, whatever its case [FTRE-23]", async () => {
    await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: "Safety" });
    const again = await as(world, world.ada).call(createFolder, { parent_id: main(), new_name: "sÁFETY" });
    expect(again).toMatchObject({ success: false, status: 409, code: "folder-exists" });
  });

  it("refuses names over 90 characters, also of a folder that is renamed, and paths of nothing [FOPT-15]", async () => {
    const long = await as(world, world.ed).call(createFolder, {
      parent_id: main(),
      new_name: `a/${"b".repeat(91)}`,
    });
    expect(long).toMatchObject({ code: "folder-name-long" });
    const named = (letters: number) =>
      as(world, world.ed).call(renameFolder, { id: main(), name: "b".repeat(letters) });
    expect([await named(91), await named(90)]).toMatchObject([{ status: 400 }, { code: "main-folder" }]);
    expect(
      await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: " / " }),
    ).toMatchObject({ code: "folder-name-empty" });
  });

  it("is work of editors; members, externals and visitors are told so [ROLE-05] [ROLE-06] [ROLE-21]", async () => {
    for (const who of [world.vera, world.xavi, "visitor"] as const) {
      const answer = await as(world, who).call(createFolder, { parent_id: main(), new_name: "Mine" });
      expect(answer).toMatchObject({
        success: false,
        status: 403,
        body: { error: "Sorry, only editors can do this." },
      });
    }
    for (const who of [world.olga, world.ada, world.ed]) {
      const answer = await as(world, who).call(createFolder, {
        parent_id: main(),
        new_name: `By ${who.name}`,
      });
      expect(answer.success).toBe(true);
    }
  });

  it("cannot reach a parent of another site", async () => {
    const answer = await as(world, world.olga).call(createFolder, {
      parent_id: world.other.mainFolderId,
      new_name: "Spy",
    });
    expect(answer).toMatchObject({ status: 404, code: "folder-not-found" });
  });
});

describe("renaming folders", () => {
  it("is work of editors; others are told so and change nothing [ROLE-06] [ROLE-21]", async () => {
    const made = await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: "Ours" });
    const id = made.success ? made.id : 0;
    for (const who of [world.vera, world.xavi, "visitor"] as const)
      expect(await as(world, who).call(renameFolder, { id, name: "Mine" })).toMatchObject({
        success: false,
        status: 403,
        body: { error: "Sorry, only editors can do this." },
      });
    const answer = await as(world, world.ed).call(folderTree, {});
    expect(answer.success && answer.tree.find((node) => node.id === id)?.name).toBe("Ours");
  });

  it("saves the new name", async () => {
    const made = await as(world, world.ed).call(createFolder, { parent_id: main(), new_name: "Old name" });
    const id = made.success ? made.id : 0;
    expect(await as(world, world.ed).call(renameFolder, { id, name: "New name" })).toEqual({
      success: true,
      name: "New name",
    });
    expect(await world.announced()).toContainEqual({
      kind: "folder-renamed",
      facts: { folderId: id, name: "New name", was: "Old name", by: world.ed.id },
    });
  });

  it("keeps Main's name, with the specification's sentence in error and message [FOPT-13]", async () => {
    const answer = await as(world, world.olga).call(renameFolder, { id: main(), name: "Root" });
    expect(answer).toMatchObject({
      success: false,
      body: { error: "Cannot rename the Main folder", message: "Cannot rename the Main folder" },
    });
  });

  it("refuses the name of the folder beside it, also when two rename at once [FTRE-23]", async () => {
    const made = await Promise.all(
      ["One", "Two"].map((new_name) =>
        as(world, world.ed).call(createFolder, { parent_id: main(), new_name }),
      ),
    );
    const ids = made.map((each) => (each.success ? each.id : 0));
    const renamed = await Promise.all(
      ids.map((id) => as(world, world.ed).call(renameFolder, { id, name: "Same" })),
    );
    expect(renamed.filter((each) => each.success)).toHaveLength(1);
    expect(renamed.find((each) => !each.success)).toMatchObject({ code: "folder-exists" });
  });
});

describe("the tree", () => {
  it("answers id, name, level and parent_id of every folder [FTRE-02] [FTRE-03]", async () => {
    const answer = await as(world, world.vera).call(folderTree, {});
    expect(answer.success && answer.tree[0]).toEqual({ id: main(), name: "Main", level: 0, parent_id: null });
  });

  it("is not for visitors [FTRE-03]", async () => {
    expect(await as(world, "visitor").call(folderTree, {})).toMatchObject({ status: 401 });
  });
});
