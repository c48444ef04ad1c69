import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const post = async (path: string, sent: Readonly<Record<string, string>>) =>
  (await web.browser(world.olga)).post(path, sent);
const create = (sent: Readonly<Record<string, string>>) => post("/ajax/people/action/create_space/", sent);
const save = (sent: Readonly<Record<string, string>>) => {
  const plain = { name: "Crew", description: "", slug: "crew", listing: "full" };
  const flags = { public: "no", self_join: "no", archived: "no" };
  return post(`/-/subsites/settings/${world.crew.id}/`, { ...plain, ...flags, ...sent });
};

async function listed() {
  const { body } = await (await web.browser(world.olga)).get("/subsites/", { accept: "application/json" });
  const data = body?.["data"] as { subsites: { name: string; description: string }[] } | undefined;
  return data?.subsites ?? [];
}

describe("the name of a subsite", () => {
  it("has at most 40 characters, also when it is made, and is not empty [SUBS-03] (long)", async () => {
    for (const name of ["", "   ", "n".repeat(41)]) {
      expect([name, (await create({ name })).status, (await save({ name })).status]).toEqual([
        name,
        400,
        400,
      ]);
    }
    expect(await listed()).toHaveLength(4);
    const name = "m".repeat(40);
    expect((await create({ name })).body).toMatchObject({ success: true, new_url: `/@${name}/` });
    expect((await save({ name: "k".repeat(40) })).body).toMatchObject({ success: true });
    const names = (await listed()).map((each) => each.name);
    expect(names).toEqual(expect.arrayContaining([name, "k".repeat(40)]));
  });
});

describe("the description of a subsite", () => {
  it("has at most 250 characters, and may be empty [SUBS-04] (long)", async () => {
    const [most, more] = ["d".repeat(250), "d".repeat(251)];
    expect((await create({ name: "Too long", description: more })).status).toBe(400);
    expect((await save({ description: more })).status).toBe(400);
    expect((await create({ name: "Long", description: most })).body).toMatchObject({ success: true });
    for (const name of ["Without", "Empty"])
      expect((await create(name === "Empty" ? { name, description: "" } : { name })).status).toBe(200);
    const found = (await listed()).filter(({ name }) => name === "Long" || name === "Too long");
    expect(found).toEqual([expect.objectContaining({ name: "Long", description: most })]);
    expect((await save({ description: most })).body).toMatchObject({ success: true });
    expect((await save({ description: "" })).body).toMatchObject({ success: true });
  });
});

describe("the address of a subsite", () => {
  it("has at most 40 small letters, digits, dashes and underscores, and begins with no dash [SUBS-02] (long)", async () => {
    for (const slug of [
      "",
      "a".repeat(41),
      "-crew",
      "Crew",
      "crew team",
      "crew/team",
      "crew.team",
      "cr\u00e9w",
      "@crew",
    ]) {
      const { status, body } = await save({ slug });
      expect([slug, status, body?.["success"]]).toEqual([slug, 400, false]);
    }
    expect((await (await web.browser(world.ada)).get("/@crew/tides/")).status).toBe(200);
    for (const slug of ["a".repeat(40), "0-9_a", "7"]) {
      expect((await save({ slug })).body).toMatchObject({ success: true, address: `/@${slug}/` });
      expect([slug, (await (await web.browser(world.ada)).get(`/@${slug}/tides/`)).status]).toEqual([
        slug,
        200,
      ]);
    }
  });
});
