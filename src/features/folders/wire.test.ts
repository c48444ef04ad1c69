import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutput } from "#calls/input.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { specifiedCalls } from "#testing/specified-calls.ts";
import { type World, openWorld } from "#testing/world.ts";
import { renameFolder } from "./contract.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const createAt = () => `/ajax/category/create/${world.mainFolderId}/`;

/** The fields of a success, as the documents list them for a call. */
function documented(path: string): string[] {
  const call = specifiedCalls.find((row) => row.path === path);
  if (!call) throw new Error(`the documents have no ${path}`);
  return ["success", ...call.answers].toSorted();
}

function nodesOf(body: HttpAnswer["body"]) {
  return (body?.["tree"] ?? []) as { name: string }[];
}

/** Where a folder is renamed, one of its own. */
async function folderToRename(): Promise<string> {
  const { body } = await ed.post(createAt(), { new_name: `Renamed ${(await namesInTree()).length}` });
  return `/ajax/category/rename/${Number(body?.["id"])}/`;
}

async function namesInTree(): Promise<string[]> {
  const { body } = await ed.post("/ajax/category/tree/", {});
  return nodesOf(body).map(({ name }) => name);
}

describe("the server, whatever a screen has checked before", () => {
  it("answers folder calls with exactly the documented fields [PROD-11]", async () => {
    const made = await ed.post(createAt(), { new_name: "Exact" });
    expect(Object.keys(made.body ?? {}).toSorted()).toEqual(documented("/ajax/category/create/{parent_id}/"));
    const renamed = await ed.post(`/ajax/category/rename/${Number(made.body?.["id"])}/`, { name: "Exacter" });
    expect(Object.keys(renamed.body ?? {}).toSorted()).toEqual(documented("/ajax/category/rename/{id}/"));
    const tree = await ed.post("/ajax/category/tree/", {});
    expect(Object.keys(tree.body ?? {}).toSorted()).toEqual(documented("/ajax/category/tree/"));
    expect(nodesOf(tree.body).length).toBeGreaterThan(1);
    for (const node of nodesOf(tree.body))
      expect(Object.keys(node).toSorted()).toEqual(["id", "level", "name", "parent_id"]);
  });

  it("passes on of what a handler gives the fields of its call, all of them and no other [PROD-11]", () => {
    expect(readOutput(renameFolder, { name: "Bay", secret: "x" })).toEqual({ name: "Bay" });
    expect(() => readOutput(renameFolder, { secret: "x" })).toThrow();
  });

  it("renames a folder at its address and answers the name, or why not in error and message [FOPT-10]", async () => {
    const path = await folderToRename();
    const renamed = await ed.post(path, { name: "Slipway" });
    expect(renamed).toMatchObject({ status: 200, body: { success: true, name: "Slipway" } });
    expect(await namesInTree()).toContain("Slipway");
    const refused = await ed.post(path, { name: "Slip/way" });
    const sentence = "A folder name can't contain slashes.";
    expect(refused.body).toEqual({ success: false, error: sentence, message: sentence });
  });

  it("makes a folder in the one that its address names, and answers its name and id [FTRE-11]", async () => {
    const outer = await ed.post(createAt(), { new_name: "Quay" });
    const path = `/ajax/category/create/${Number(outer.body?.["id"])}/`;
    const { status, body } = await ed.post(path, { new_name: "Bollard" });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, name: "Bollard", id: expect.any(Number) },
    });
    const tree = await ed.post("/ajax/category/tree/", {});
    const bollard = { id: body?.["id"], name: "Bollard", parent_id: outer.body?.["id"] };
    expect(nodesOf(tree.body)).toContainEqual(expect.objectContaining(bollard));
    const nested = await ed.post(path, { new_name: "Ropes/Knots" });
    expect(nested.body).toEqual({ success: true, name: "Knots", id: expect.any(Number) });
    const after = await ed.post("/ajax/category/tree/", {});
    const knots = { id: nested.body?.["id"], name: "Knots", level: 3 };
    expect(nodesOf(after.body)).toContainEqual(expect.objectContaining(knots));
  });

  it("enforces roles: who may not make or rename folders is refused, and nothing is changed [PROD-11] [ROLE-21]", async () => {
    const renameAt = await folderToRename();
    const before = await namesInTree();
    for (const who of [world.vera, world.xavi, "visitor"] as const) {
      const browser = await web.browser(who);
      const tries = [
        await browser.post(createAt(), { new_name: "Sneaked" }),
        await browser.post(renameAt, { name: "Sneaked" }),
      ];
      for (const answer of tries)
        expect(answer).toMatchObject({
          status: 403,
          body: { success: false, error: "Sorry, only editors can do this." },
        });
    }
    expect(await namesInTree()).toEqual(before);
  });

  it("enforces limits and validation: bad names are refused, and nothing is changed [PROD-11] [FOPT-15] (long)", async () => {
    const renameAt = await folderToRename();
    const before = await namesInTree();
    const steps = [`Bay/${"x".repeat(91)}`, `${"x".repeat(91)}/Bay`];
    for (const new_name of steps)
      expect(await ed.post(createAt(), { new_name })).toMatchObject({
        status: 400,
        body: { success: false, error: "A folder name has at most 90 characters." },
      });
    for (const name of ["", "x".repeat(91), ["a"], null, { name: "a" }]) {
      const made = await ed.post(createAt(), { new_name: name });
      const renamed = await ed.post(renameAt, { name });
      for (const { status, body } of [made, renamed])
        expect({ name, refused: status >= 400 && status < 500, success: body?.["success"] }).toEqual({
          name,
          refused: true,
          success: false,
        });
    }
    expect(await namesInTree()).toEqual(before);
    const longest = [`${"x".repeat(89)}y`, `${"x".repeat(89)}z`] as const;
    expect((await ed.post(createAt(), { new_name: longest[0] })).body).toMatchObject({ name: longest[0] });
    expect((await ed.post(renameAt, { name: longest[1] })).body).toMatchObject({ name: longest[1] });
    expect(await namesInTree()).toEqual(expect.arrayContaining([...longest]));
  });

  it("a folder is not renamed to a path: slashes part folders [FTRE-09]", async () => {
    const { body } = await ed.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Plain" });
    for (const name of ["A/B", "A\\B", "/"]) {
      const answer = await ed.post(`/ajax/category/rename/${String(body?.["id"])}/`, { name });
      expect(answer).toMatchObject({
        status: 400,
        body: { success: false, message: "A folder name can't contain slashes." },
      });
    }
    const tree = await ed.post("/ajax/category/tree/", {});
    expect(tree.body?.["tree"]).toContainEqual(expect.objectContaining({ name: "Plain" }));
  });
});
