import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { nameVersion } from "./contract.ts";
import { readVersions } from "./screen.ts";

let world: World;
let page_id: number;
let ids: number[];
beforeAll(async () => {
  world = await openWorld();
  page_id = await draftedPage(world);
  const ada = await draftWriter(world, {
    who: world.ada,
    page_id,
    now: new Date(worldNow.getTime() + 3_600_000),
  });
  await ada.type("second ");
  await ada.publish(1);
  ids = (await listed()).map(({ id }) => id);
});
afterAll(() => world.close());

async function listed(named?: "yes") {
  const answer = await as(world, world.ed).call(readVersions, { page_id, ...(named && { named: true }) });
  if (!answer.success) throw new Error(answer.code);
  return answer.versions;
}
const name = (who: WorldPerson, said: string, version_id = ids[1] ?? 0) =>
  as(world, who).call(nameVersion, { page_id, version_id, name: said });

describe("a name", () => {
  it("is given to a version by whoever edits its page, changed, and taken away again", async () => {
    expect(await name(world.ed, " Before the dredging ")).toMatchObject({
      success: true,
      name: "Before the dredging",
    });
    expect((await listed()).map((version) => version.name)).toEqual([null, "Before the dredging"]);
    expect((await listed("yes")).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await name(world.ada, "Winter")).toMatchObject({ name: "Winter" });
    expect(await name(world.ed, "")).toMatchObject({ name: null });
    expect(await listed("yes")).toEqual([]);
  });

  it("has a hundred letters at the most", async () => {
    expect(await name(world.ed, "x".repeat(100))).toMatchObject({ success: true });
    expect(await name(world.ed, "x".repeat(101))).toMatchObject({ success: false });
    await name(world.ed, "");
  });

  it("is given by nobody who may not edit the page, and to no version of another page", async () => {
    expect(await name(world.vera, "Mine")).toMatchObject({ code: "page-not-editable" });
    const other = await draftedPage(world);
    const answer = await as(world, world.ed).call(nameVersion, {
      page_id: other,
      version_id: ids[1] ?? 0,
      name: "x",
    });
    expect(answer).toMatchObject({ code: "version-not-found" });
    expect((await listed()).map((version) => version.name)).toEqual([null, null]);
  });
});
