import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { savePreferences } from "#features/notifications/preferences/contract.ts";
import { findSharingPeople } from "#features/sharing/contract.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { followedPage } from "#testing/pages/followed-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import type { NotifyUser } from "./contract.ts";

let world: World;
let web: TestWeb;
let pageId: number;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  pageId = await followedPage(world, "Tides & fog", [world.olga, world.ada, world.ed, world.vera]);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Details = {
  readonly success: boolean;
  readonly access_users: readonly NotifyUser[];
  readonly users_without_access: readonly NotifyUser[];
};

async function details(required: number, who: WorldPerson = world.ed): Promise<Details> {
  const browser = await web.browser(who);
  const { body } = await browser.post(`/ajax/page/notification_details/${pageId}/${required}/`, {});
  return body as Details;
}
const firstNames = (people: readonly NotifyUser[]) => people.map(({ safe_name }) => safe_name.split(" ")[0]);

const prefer = (who: WorldPerson, notify_value: "on" | "digest" | "off", paused_until = "") =>
  as(world, who).call(savePreferences, { notify_value, paused_until });

it("says who has access to a page, how each is told of it, and who has none [PNOT-07] [PNOT-08]", async () => {
  await prefer(world.ada, "digest");
  await prefer(world.olga, "on", "2026-12-01");
  await within(world, actorOf(world, world.ada), (tx) =>
    run(tx, "update person set photo = '/-/file/7/ada.png' where id = $1", [world.ada.id]),
  );
  const found = await details(2);
  expect(Object.keys(found).sort()).toEqual(
    [
      "access_users",
      "impersonates",
      "is_owner",
      "is_public",
      "name",
      "seen_by",
      "success",
      "users_without_access",
    ].sort(),
  );
  expect(found).toMatchObject({ name: "Tides & fog", is_public: false, is_owner: false });
  expect(await details(2, world.ada)).toMatchObject({ is_owner: false });
  const ada = {
    id: world.ada.id,
    uid: world.ada.id,
    safe_name: "Ada Admiraal",
    email: "ada@noordervaart.example",
    avatar_url: "/-/file/7/ada.png",
    notify_paused: false,
    notify_following: true,
    notify_digest: true,
    notify_value: "digest",
    notify_bounced: false,
    role_name: "Administrator",
  };
  expect(found.access_users.find(({ id }) => id === world.ada.id)).toEqual(ada);
  const brief = found.access_users.map((each) => [
    each.safe_name.split(" ")[0],
    each.role_name,
    each.notify_value,
  ]);
  expect(brief).toEqual([
    ["Ada", "Administrator", "digest"],
    ["Ed", "Editor", "on"],
    ["Olga", "Administrator", "off"],
    ["Vera", "Viewer", "on"],
  ]);
  expect(
    found.users_without_access.map(({ safe_name, role_name }) => [safe_name.split(" ")[0], role_name]),
  ).toEqual([["Xavi", "No access"]]);
  const flags = ({ notify_paused, notify_following, notify_digest, notify_bounced }: NotifyUser) => [
    notify_paused,
    notify_following,
    notify_digest,
    notify_bounced,
  ];
  await within(world, actorOf(world, world.vera), (tx) =>
    run(tx, "update person set mail_bounced = now() where site_id = $1 and id = $2", [
      tx.siteId,
      world.vera.id,
    ]),
  );
  const owners = await details(2, world.olga);
  expect(owners).toMatchObject({ is_owner: true });
  expect(
    Object.fromEntries(owners.access_users.map((each) => [each.safe_name.split(" ")[0], flags(each)])),
  ).toEqual({
    Ada: [false, true, true, false],
    Ed: [false, true, false, false],
    Olga: [true, true, false, false],
    Vera: [false, true, false, true],
  });
  expect(owners.users_without_access.map(flags)).toEqual([[false, false, false, false]]);
  await prefer(world.vera, "on");
});

it("lists by what is required: following, viewing or editing; whoever wants no mail follows nothing [PNOT-13] [PNOT-15]", async () => {
  await prefer(world.vera, "off");
  const vera = (await details(2)).access_users.find(({ id }) => id === world.vera.id);
  expect(vera).toMatchObject({ notify_following: false, notify_value: "off" });
  const names = async (required: number) => firstNames((await details(required)).access_users);
  const others = async (required: number) => firstNames((await details(required)).users_without_access);
  await as(world, world.olga).call(savePreferences, { notify_value: "on", paused_until: "" });
  expect(await names(2)).toEqual(["Ada", "Ed", "Olga", "Vera"]);
  expect(await names(3)).toEqual(["Ada", "Ed", "Olga"]);
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update follower set follows = false where site_id = $1 and person_id = $2", [
      tx.siteId,
      world.ed.id,
    ]),
  );
  expect(await names(1)).toEqual(["Ada", "Olga", "Vera"]);
  expect([await others(1), await others(2), await others(3)]).toEqual([
    ["Ed", "Xavi"],
    ["Xavi"],
    ["Vera", "Xavi"],
  ]);
  for (const required of [0, 4]) expect(await details(required)).toMatchObject({ success: false });
});

it("gives names as HTML [PNOT-08]", async () => {
  const rename = (name: string) =>
    within(world, actorOf(world, world.ed), (tx) =>
      run(tx, "update person set name = $3 where site_id = $1 and id = $2", [tx.siteId, world.vera.id, name]),
    );
  await rename("Vera & <Visser>");
  const found = await details(2);
  const named = found.success && found.access_users.find(({ id }) => id === world.vera.id)?.safe_name;
  expect(named).toBe("Vera &amp; &lt;Visser&gt;");
  await rename("Vera Visser");
});

it("is answered at its address by POST, with nothing sent; a refusal has its sentence in `error_message` [PNOT-05] [PNOT-07]", async () => {
  const [ed, vera] = [await web.browser(world.ed), await web.browser(world.vera)];
  for (const required of [1, 2, 3]) {
    const at = `/ajax/page/notification_details/${pageId}/${required}/`;
    const { status, body } = await ed.post(at, {});
    expect({ required, status, body }).toMatchObject({
      required,
      status: 200,
      body: { name: "Tides & fog" },
    });
    const { access_users, users_without_access } = body as unknown as Details;
    const all = new Set(firstNames([...access_users, ...users_without_access]));
    expect({ required, all }).toEqual({ required, all: new Set(["Ada", "Ed", "Olga", "Vera", "Xavi"]) });
    expect((await ed.get(at)).status).toBe(404);
    const refused = await vera.post(at, {});
    const error_message = "Only editors of this page can do this.";
    expect(refused.body).toMatchObject({ success: false, error_message });
  }
});

it("is for those who edit the page, and says why not in error_message [PNOT-07]", async () => {
  const refused = async (who: WorldPerson, sentence: string) =>
    expect(await details(2, who)).toEqual({ success: false, error: sentence, error_message: sentence });
  await refused(world.vera, "Only editors of this page can do this.");
  await refused(world.xavi, "This page doesn't exist or isn't shared with you.");
});

it("tells somebody from outside who edits the page of nobody but themself [PNOT-07] (long)", async () => {
  const share = async (edit: boolean) => {
    const settings = { permission_state: { [world.xavi.id]: { view: edit, edit } } };
    const sent = { page_id: pageId, settings: settings as never };
    expect(await as(world, world.ed).call(savePageEdit, sent)).toMatchObject({ success: true });
  };
  await share(true);
  for (const required of [2, 3]) {
    const found = await details(required, world.xavi);
    expect([firstNames(found.access_users), firstNames(found.users_without_access)]).toEqual([["Xavi"], []]);
  }
  expect(firstNames((await details(2)).access_users)).toContain("Vera");
  await share(false);
});

it("finds a person for the permission list with every field of its lines [PPRM-02]", async () => {
  await prefer(world.vera, "on");
  await prefer(world.olga, "off");
  const browser = await web.browser(world.olga);
  const found = async (q: string) => (await browser.get(`/-/sharing/people/?q=${q}`)).body?.["people"];
  const line = { avatar_url: "", is_guest: false, share_url: "", notify_st: "normal", follow: false };
  const { vera, olga, xavi } = world;
  const nothing = { is_admin: false, is_self: false, is_external: false, view: false, edit: false };
  expect(await found("vera")).toEqual([
    { ...line, ...nothing, id: vera.id, name: vera.name, email: vera.email },
  ]);
  expect(await found("xavi")).toEqual([
    { ...line, ...nothing, is_external: true, id: xavi.id, name: xavi.name, email: xavi.email },
  ]);
  const whole = {
    is_admin: true,
    is_self: true,
    is_external: false,
    view: true,
    edit: true,
    notify_st: "paused",
  };
  expect(await found("olga")).toEqual([
    { ...line, ...whole, id: olga.id, name: olga.name, email: olga.email },
  ]);
});

it("tells the permission list how people are mailed, whatever they follow, and the list of a page how they are told of it [PPRM-02] [PPRM-15]", async () => {
  const follow = (follows: boolean) =>
    within(world, actorOf(world, world.ed), (tx) =>
      run(tx, "update follower set follows = $3 where site_id = $1 and person_id = $2", [
        tx.siteId,
        world.vera.id,
        follows,
      ]),
    );
  const value = async () =>
    (await details(2)).access_users.find(({ id }) => id === world.vera.id)?.notify_value;
  const status = async () => {
    const found = await as(world, world.olga, worldNow).call(findSharingPeople, { q: "vera" });
    return found.success && found.people[0]?.notify_st;
  };
  await prefer(world.vera, "on");
  expect([await status(), await value()]).toEqual(["normal", "on"]);
  await follow(false);
  expect([await status(), await value()]).toEqual(["normal", "off"]);
  await follow(true);
  await prefer(world.vera, "digest");
  expect(await status()).toBe("digest");
  await prefer(world.vera, "digest", "2026-12-01");
  expect(await status()).toBe("paused");
  await prefer(world.vera, "off");
  expect(await status()).toBe("paused");
  await prefer(world.vera, "on");
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update person set mail_bounced = now() where site_id = $1 and id = $2", [
      tx.siteId,
      world.vera.id,
    ]),
  );
  expect(await status()).toBe("paused");
});
