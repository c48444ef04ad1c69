import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeGroupPeople, deleteGroup, makeGroup } from "#features/people/groups/contract.ts";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { searchEverything } from "./contract.ts";
import { groupsMost } from "./rules.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(async () => {
  await Promise.all([world.close(), parted.close()]);
});

async function made(name: string, people: readonly WorldPerson[], where: World = world): Promise<number> {
  const olga = as(where, where.olga);
  const answer = await olga.call(makeGroup, { name });
  const id = answer.success ? answer.id : 0;
  const added = JSON.stringify(people.map((person) => person.id));
  await olga.call(changeGroupPeople, { id, added, removed: "[]" });
  return id;
}
const found = async (who: WorldPerson | "visitor", q: string, where: World = world) => {
  const answer = await as(where, who).call(searchEverything, { q });
  const results = answer.success ? answer.results : [];
  return results.filter(({ cat }) => cat === "Groups").map(({ desc, prv, lnk }) => [desc, prv, lnk]);
};

describe("groups of people in search", () => {
  it("are found by the beginnings of words with how many are in them, and lead to the directory of theirs (long)", async () => {
    const id = await made("Quay (first watch)", [world.vera, world.ed]);
    const hit = ["Quay (first watch)", "2 people", `/people/?group=${id}`];
    for (const q of ["quay", "WATCH f", "fir"]) expect(await found(world.vera, q)).toEqual([hit]);
    for (const q of ["uay", "quay second"]) expect(await found(world.vera, q)).toEqual([]);
    const screen = await shown(world, world.vera, `/people/?group=${id}`);
    expect(screen.text(screen.part("main"))).toContain("Vera Visser");
    expect(screen.text(screen.part("main"))).not.toContain("Ada Admiraal");
    await as(world, world.olga).call(deleteGroup, { id });
    expect(await found(world.vera, "quay")).toEqual([]);
  });

  it("are for people of the site: externals, visitors and another site never find one [SRCH-27]", async () => {
    const id = await made("Dockers", [world.xavi]);
    for (const who of [world.olga, world.ada, world.ed, world.vera])
      expect(await found(who, "dock")).toHaveLength(1);
    for (const who of [world.xavi, "visitor", world.other.nora] as const)
      expect(await found(who, "dock")).toEqual([]);
    await as(world, world.olga).call(deleteGroup, { id });
  });

  it("are at most six, those first by name", async () => {
    const ids = [];
    for (let at = 1; at <= 7; at++) ids.push(await made(`Rota ${at}`, []));
    const names = (await found(world.vera, "rota")).map(([name]) => name);
    expect(groupsMost).toBe(6);
    expect(names).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Rota ${at}`));
    for (const id of ids) await as(world, world.olga).call(deleteGroup, { id });
  });

  it("count in the main group alone, where their directory is (long)", async () => {
    await made("Dockers", [parted.vera], parted);
    expect(await found(parted.vera, "dock", parted)).toHaveLength(1);
    const inCrew = await shown(parted, parted.vera, "/@crew/people/");
    await inCrew.type("Search Noordervaart", "dock");
    await inCrew.pass(400);
    expect(inCrew.text()).not.toContain("Dockers");
  });

  it("stand in the list of hits under a heading of their own, the only one as the top hit (long)", async () => {
    const id = await made("Harbour pilots", [world.vera]);
    const screen = await shown(world, world.vera, "/people/");
    await screen.type("Search Noordervaart", "pilots");
    await screen.pass(400);
    const [hit] = screen.parts("option", undefined, screen.part("listbox"));
    expect([hit && screen.text(hit), hit?.getAttribute("href")]).toEqual([
      expect.stringContaining("Harbour pilots"),
      `/people/?group=${id}`,
    ]);
    expect(screen.text()).toContain("1 person");
  });

  it("are in the command palette of the directory (long)", async () => {
    await made("Night shift", [world.ed]);
    const screen = await shown(world, world.vera, "/people/");
    await screen.press("{Control>}/{/Control}");
    const palette = screen.part("dialog", "Command palette");
    await screen.type("Command", "night sh", palette);
    expect(
      screen
        .parts("option", undefined, palette)
        .map((each) => screen.text(each))
        .join(),
    ).toContain("Night shift");
  });
});
