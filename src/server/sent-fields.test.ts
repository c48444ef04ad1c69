import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { some } from "#testing/properties.ts";
import { fieldPaths } from "#testing/sent-fields/field-paths.ts";
import { proofs } from "#testing/sent-fields/proofs.ts";
import { type World, openWorld } from "#testing/world.ts";
import { handlers } from "./handlers.ts";
import { routed } from "./serving/routes.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash that no password has");
  const doors = "update site set public_pages = true, guest_invites = true where id = $1";
  await world.database.pool.query(doors, [world.siteId]);
  const folder = { parent_id: world.mainFolderId, new_name: "Fields" };
  await as(world, world.ed).call(createFolder, folder);
});
afterAll(() => world.close());

const calls = routed(handlers).map(({ call }) => call);
const fields = calls.flatMap((call) => fieldPaths(call).map((path) => `${call.name}: ${path}`));

it("each field of each call has something that shows it is not swallowed, and nothing else has [PDLG-10]", () => {
  const proved = Object.entries(proofs).flatMap(([name, paths]) =>
    Object.keys(paths).map((path) => `${name}: ${path}`),
  );
  expect(proved.toSorted(), "its line stands in testing/sent-fields").toEqual(fields.toSorted());
});

describe("what is sent shows in what is read, or is refused", () => {
  const shown = Object.entries(proofs).flatMap(([name, paths]) =>
    Object.entries(paths).flatMap(([path, proof]) =>
      "seen" in proof ? [[`${name}: ${path}`, proof] as const] : [],
    ),
  );

  it.each(some(shown))("%s", async (_, { values: [first, second], seen }) => {
    const before = await seen(first, world);
    expect(await seen(second, world)).not.toEqual(before);
    expect(await seen(first, world), "the same value shows the same").toEqual(before);
  });
});

it("what another test shows is shown there", () => {
  const pointers = Object.values(proofs).flatMap((paths) =>
    Object.values(paths).flatMap((proof) => ("file" in proof ? [proof] : [])),
  );
  const lost = pointers.filter(
    ({ file, test }) => !existsSync(file) || !readFileSync(file, "utf8").includes(`"${test}`),
  );
  expect(lost).toEqual([]);
});
