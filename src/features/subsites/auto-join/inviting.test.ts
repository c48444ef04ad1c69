import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let calls: SubsiteCalls;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  calls = subsiteCalls(world, web);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await calls.write("update subsite set is_preselected = false where site_id = $1");
});

const choose = (ids: readonly number[]) =>
  calls.post(world.olga, `${peopleActions}/set_auto_join_subsites/`, { subsites: JSON.stringify(ids) });
const inviteNew = (email: string) =>
  calls.post(world.olga, `${peopleActions}/invite_to_space/`, {
    data: JSON.stringify({ addrs: [{ email, name: email }], auto_join_defaults: true }),
  });
const joinedBy = async (email: string) =>
  (
    await calls.write(
      `select subsite.slug, joined.role from membership joined join person on person.site_id = $1 and person.id = joined.person_id
       join subsite on subsite.site_id = $1 and subsite.id = joined.subsite_id
       where joined.site_id = $1 and person.email = $2 order by subsite.slug`,
      [email],
    )
  ).map((row) => Object.values(row as object).join(" "));

const labels = (screen: Screen) => screen.parts("checkbox").map((box) => box.closest("label")?.textContent);

describe("people who are invited later", () => {
  it("join what is chosen then as viewers; nobody who was there before does [AUTJ-05] [AUTJ-06]", async () => {
    await choose([world.crew.id]);
    await inviteNew("first@example.org");
    await choose([world.crew.id, world.harbour.id]);
    await inviteNew("second@example.org");
    expect(await joinedBy("first@example.org")).toEqual(["crew viewer"]);
    expect(await joinedBy("second@example.org")).toEqual(["crew viewer", "harbour viewer"]);
    expect(await joinedBy(world.xavi.email)).toEqual(["harbour viewer"]);
  });

  it("skip one that was archived since, which is not told of either, and join the others [AUTJ-05] [AUTJ-06] [SUBS-17]", async () => {
    await choose([world.crew.id, world.harbour.id]);
    await calls.write("update subsite set is_archived = true where site_id = $1 and id = $2", [
      world.crew.id,
    ]);
    await inviteNew("third@example.org");
    expect(await joinedBy("third@example.org")).toEqual(["harbour viewer"]);
    const told = () => calls.post(world.olga, `${peopleActions}/load_contacts_invite_list/`, { q: "" });
    expect(await told()).toMatchObject({ will_auto_join: true });
    await calls.write("update subsite set is_preselected = id = $2 where site_id = $1", [world.crew.id]);
    expect(await told()).toMatchObject({ will_auto_join: false });
    await calls.write("update subsite set is_archived = false where site_id = $1 and id = $2", [
      world.crew.id,
    ]);
  });
});

describe("inviting", () => {
  const inviting = async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    return screen;
  };

  it("offers to add people to them while some are chosen, which is ticked [AUTJ-05]", async () => {
    await choose([world.crew.id]);
    const screen = await inviting();
    expect(labels(screen)).toEqual(["also add to auto-join subsites"]);
    expect(screen.field("also add to auto-join subsites").checked).toBe(true);
  });

  it("asks for nobody to be added to them where that is cleared [INVT-04]", async () => {
    await choose([world.crew.id]);
    const screen = await inviting();
    await screen.click("checkbox", "also add to auto-join subsites");
    await screen.type(/^Email addresses/, "alone@example.org");
    await screen.click("button", "Send invitations");
    const sent = screen.sent.findLast(({ path }) => path.endsWith("/invite_to_space/"));
    expect(sent?.fields?.["data"]).toEqual({
      addrs: [{ email: "alone@example.org", name: "" }],
      role_id: "member",
    });
  });

  it("adds people to them as long as it is ticked [AUTJ-05] [INVT-04] [INVT-05] (long)", async () => {
    expect(labels(await inviting())).toEqual([]);
    await choose([world.crew.id]);
    for (const [email, isTicked] of [
      ["ticked@example.org", true],
      ["cleared@example.org", false],
    ] as const) {
      const screen = await inviting();
      expect(labels(screen)).toEqual(["also add to auto-join subsites"]);
      if (!isTicked) await screen.click("checkbox", "also add to auto-join subsites");
      await screen.type(/^Email addresses/, email);
      await screen.click("button", "Send invitations");
      expect([email, await joinedBy(email)]).toEqual([email, isTicked ? ["crew viewer"] : []]);
    }
  });

  it("to a subsite offers it too, to those who may add new people [AUTJ-05] [AUTJ-06] (long)", async () => {
    await choose([world.crew.id]);
    const admins = await shown(world, world.ada, "/@crew/people/");
    await admins.click("button", "Invite");
    expect(labels(admins)).toEqual([]);
    const screen = await shown(world, world.olga, "/@board/people/");
    await screen.click("button", "Invite");
    expect(labels(screen)).toEqual(["also add to auto-join subsites"]);
    await screen.type(/^Email addresses/, "boarding@example.org");
    await screen.click("button", "Send invitations");
    expect(await joinedBy("boarding@example.org")).toEqual(["board viewer", "crew viewer"]);
  });
});
