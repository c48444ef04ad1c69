import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(async () => {
  await Promise.all([world.close(), parted.close()]);
});

async function menuOf(where: World, who: WorldPerson, path: string) {
  const screen = await shown(where, who, path);
  await screen.click("button", "More actions");
  return screen;
}

it("the picker of a page lists who can view it and nobody else, oneself greyed, and asks before it begins [IMPS-01] [IMPS-02] [IMPS-03] [IMPS-04] [IMPS-09] [IMPS-10]", async () => {
  const forVera = [{ principalId: principal("person", world.vera.id), mayEdit: false }];
  const page_id = await madePage(world, "Payroll", { shares: forVera });
  const screen = await menuOf(world, world.ada, `/page/${page_id}/`);
  await screen.click("menuitem", "Impersonate");
  expect(screen.sent.map(({ path }) => path)).toContain(`/ajax/page/notification_details/${page_id}/2/`);
  const dialog = screen.part("dialog", "Impersonate");
  expect(screen.names("button", screen.part("list", undefined, dialog)).toSorted()).toEqual([
    "Ada Admiraal",
    "Olga Oosterhuis",
    "Vera Visser",
  ]);
  const self = screen.part("button", "Ada Admiraal", dialog);
  expect(self.getAttribute("aria-disabled")).toBe("true");
  expect(screen.text(dialog)).toContain("You can't impersonate yourself.");
  await screen.click("button", "Vera Visser", dialog);
  expect(screen.address).toBe(`/settings/impersonate/p/${world.vera.id}/?next=%2Fpage%2F${page_id}%2F`);
  expect(screen.title).toContain("Impersonate Vera Visser");
});

it("an editor of a site without subsites is not offered it [IMPS-02]", async () => {
  const editor = await menuOf(world, world.ed, `/page/${await madePage(world, "Fog")}/`);
  expect(editor.names("menuitem")).toContain("Properties");
  expect(editor.names("menuitem")).not.toContain("Impersonate");
});

it("an administrator of a site with subsites is not offered it, in a subsite of theirs either [IMPS-07]", async () => {
  const admin = await menuOf(parted, parted.ada, "/@crew/tides/");
  expect(admin.names("menuitem")).toContain("Who has access");
  expect(admin.names("menuitem")).not.toContain("Impersonate");
});

it("nobody else is offered it: editors without subsites, administrators with them [IMPS-02] [IMPS-07] (long)", async () => {
  const page_id = await madePage(world, "Tides");
  const editor = await menuOf(world, world.ed, `/page/${page_id}/`);
  expect(editor.names("menuitem")).not.toContain("Impersonate");
  // Ed administers Harbour alone, Ada the site as well.
  for (const [who, path] of [
    [parted.ed, "/@harbour/tides/"],
    [parted.ada, "/@crew/tides/"],
  ] as const) {
    const admin = await menuOf(parted, who, path);
    expect(admin.names("menuitem")).not.toContain("Impersonate");
    await admin.click("menuitem", "Who has access");
    expect(admin.names("button").filter((name) => name.startsWith("Impersonate"))).toEqual([]);
  }
});

it("owners of a site with subsites impersonate whom the access dialog lists, in a table whose rows each have the action; who is mailed at once is on [IMPS-06] [PNOT-03] [PNOT-09] [ROUT-28]", async () => {
  const web = await openTestWeb(parted);
  await subsiteCalls(parted, web).invite(parted.olga, "board", { addrs: [{ email: parted.vera.email }] });
  await query(
    parted,
    "update membership set notification_level = 'on' where site_id = $1 and subsite_id = $2",
    parted.board.id,
  );
  const screen = await menuOf(parted, parted.olga, "/@board/tides/");
  await screen.click("menuitem", "Who has access");
  const table = screen.part("region", "Who has access");
  const [head, ...rows] = screen.parts("row", undefined, table);
  expect(screen.names("columnheader", head)).toEqual(["Name", "Notifications", "Permission Level"]);
  expect(rows.map((row) => screen.text(row.children[1] as Element))).toEqual(["On", "On"]);
  const actions = rows.map((row) => screen.names("button", row).filter((name) => name.startsWith("Imp")));
  expect(actions).toEqual([["Impersonate Olga Oosterhuis"], ["Impersonate Vera Visser"]]);
  await screen.click("button", "Impersonate Vera Visser");
  const next = encodeURIComponent("/@board/tides/");
  expect(screen.address).toBe(`/@board/settings/impersonate/p/${parted.vera.id}/?next=${next}`);
  expect(screen.title).toContain("Impersonate Vera Visser");
  await web.close();
});

it("impersonating somebody of a subsite leads back to its page [IMPS-06] [ROUT-28] (long)", async () => {
  const web = await openTestWeb(parted);
  await subsiteCalls(parted, web).invite(parted.olga, "board", { addrs: [{ email: parted.vera.email }] });
  const begun = await (await web.browser(parted.olga)).post(
    `/@board/settings/impersonate/p/${parted.vera.id}/`,
    { next: "/@board/tides/" },
  );
  expect(begun.body).toMatchObject({ success: true, next: "/@board/tides/" });
  await web.close();
});

it("oneself is refused where the access dialog leads to, in its words [IMPS-09] (long)", async () => {
  const screen = await menuOf(parted, parted.olga, "/@board/tides/");
  await screen.click("menuitem", "Who has access");
  await screen.click("button", "Impersonate Olga Oosterhuis");
  expect(screen.names("heading")).toContain("You can't impersonate yourself.");
});

it("the numbers of who is listed are those by which they are impersonated: `id` at p, `uid` at u [PNOT-14]", async () => {
  const web = await openTestWeb(parted);
  const olga = await web.browser(parted.olga);
  await subsiteCalls(parted, web).invite(parted.olga, "board", { addrs: [{ email: parted.ed.email }] });
  const { body } = await olga.post(`/@board/ajax/page/notification_details/${parted.board.tidesId}/2/`, {});
  const { access_users: users } = body as unknown as {
    access_users: { id: number; uid: number; safe_name: string }[];
  };
  const others = users.filter(({ id }) => id !== parted.olga.id);
  expect(others.map(({ safe_name: name }) => name)).toContain("Ed Elzinga");
  for (const { id, uid, safe_name: name } of others)
    for (const path of [`p/${id}/`, `u/${uid}/?from=menu`])
      expect((await olga.get(`/settings/impersonate/${path}`)).text).toContain(`Impersonate ${name}`);
  await web.close();
});

it("the reply of who has access tells an owner that they are one, and who impersonates: with subsites owners, without them administrators [IMPS-02] [IMPS-07] [IMPS-08]", async () => {
  const [web, flat] = await Promise.all([openTestWeb(parted), openTestWeb(world)]);
  const told = async (at: typeof web, who: WorldPerson, prefix: string, page: number) => {
    const path = `${prefix}/ajax/page/notification_details/${page}/2/`;
    const { body } = await (await at.browser(who)).post(path, {});
    return [body?.["success"], body?.["is_owner"], body?.["impersonates"]];
  };
  expect(await told(web, parted.olga, "/@board", parted.board.tidesId)).toEqual([true, true, true]);
  expect(await told(web, parted.ed, "/@harbour", parted.harbour.tidesId)).toEqual([true, false, false]);
  const page = await madePage(world, "Buoys");
  expect(await told(flat, world.ada, "", page)).toEqual([true, false, true]);
  expect(await told(flat, world.ed, "", page)).toEqual([true, false, false]);
  await Promise.all([web.close(), flat.close()]);
});
