import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { worldNow } from "#testing/as.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { sentMails } from "#testing/notice-mails.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let calls: SubsiteCalls;
let server: MailServer;
let now = worldNow;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world, { clock: () => now });
  calls = subsiteCalls(world, web);
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await calls.write("delete from notification where site_id = $1");
  await calls.write("delete from follower where site_id = $1");
});

/** Noon, and so many minutes. */
const at = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);
/** What Vera chooses to be told of Crew; Ed, who views it, is told nothing. */
async function choose(level: "on" | "digest" | "off"): Promise<void> {
  for (const [who, chosen] of [
    [world.vera, level],
    [world.ed, "off"],
  ] as const)
    expect(
      await calls.post(who, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify([who.id]),
        mode: "notifications",
        notifications: JSON.stringify({ [world.crew.id]: chosen }),
      }),
    ).toEqual({ success: true });
}
/** Ada, who administers Crew, changes a page of it. */
async function change(pageId: number, minutes: number): Promise<void> {
  now = at(minutes);
  const [page] = (await calls.write("select version_id from page where site_id = $1 and id = $2", [
    pageId,
  ])) as { version_id: number }[];
  const data = JSON.stringify({ source: `Changed at ${minutes}.`, base_version: page?.version_id });
  const saved = await calls.post(world.ada, `/@crew/ajax/widget/action/save/${pageId}/text0001/Markdown/`, {
    data,
  });
  expect(saved).toMatchObject({ success: true });
}
/** Ada makes a page in Crew and publishes it. */
async function publish(title: string, minutes: number): Promise<void> {
  now = at(minutes);
  const settings = JSON.stringify({ title });
  const made = await calls.post(world.ada, "/@crew/ajax/page/page_settings/create/0/", { settings });
  expect(made).toMatchObject({ success: true });
  const [page] = (await calls.write("select id from page where site_id = $1 and title = $2", [title])) as {
    id: number;
  }[];
  const draft = `/@crew/-/draft/${page?.id}`;
  const opened = await calls.post(world.ada, `${draft}/open/`, { schema: draftSchema });
  const { epoch, seq } = opened as { epoch: number; seq: number };
  expect(await calls.post(world.ada, `${draft}/publish/`, { epoch, seq })).toMatchObject({ success: true });
}
const mailed = async (minutes: number) => {
  now = at(minutes);
  return (await sentMails(world, server, now)).map(({ to, subject }) => `${to}: ${subject}`);
};

it("at the level on of a subsite each update of each of its pages is mailed, and at off none, not even what waits [SUBS-08] [SUBS-09] [SUBS-16] (long)", async () => {
  const { tidesId, homeId } = world.crew;
  await choose("on");
  await change(tidesId, 0);
  expect(await mailed(6)).toEqual(["vera: Ada Admiraal edited Crew tides"]);
  await change(tidesId, 10);
  await change(homeId, 11);
  expect(await mailed(20)).toEqual([
    "vera: Ada Admiraal edited Crew home",
    "vera: Ada Admiraal edited Crew tides",
  ]);
  await choose("off");
  await change(tidesId, 30);
  expect(await mailed(40)).toEqual([]);
  await choose("on");
  await change(homeId, 50);
  // By now it waits, for whether more is changed.
  expect(await mailed(52)).toEqual([]);
  await choose("off");
  expect(await mailed(60)).toEqual([]);
});

it("at the level on of a subsite a new page of it is mailed too, and at off it is not [SUBS-08] [SUBS-09] (long)", async () => {
  await choose("on");
  await publish("Crew ropes", 0);
  expect(await mailed(1)).toEqual([]);
  expect(await mailed(7)).toEqual(["vera: New page: Crew ropes"]);
  await choose("off");
  await publish("Crew sails", 10);
  expect(await mailed(50)).toEqual([]);
});

it("who was invited to a subsite is mailed of its pages once they have an account, and not before [SUBS-16] [INVT-22] (long)", async () => {
  await choose("off");
  await calls.write(
    `with new as (insert into person (site_id, email, name, name_key, role) values ($1, 'jan@example.org', 'Jan', 'jan', 'member') returning id)
     insert into membership (site_id, subsite_id, person_id, role) select $1, $2, id, 'viewer' from new`,
    [world.crew.id],
  );
  await change(world.crew.tidesId, 0);
  expect(await mailed(60)).toEqual([]);
  await calls.write(
    "update person set password_hash = 'a hash' where site_id = $1 and email = 'jan@example.org'",
  );
  await change(world.crew.tidesId, 61);
  expect(await mailed(240)).toEqual(["jan: Updates on 1 page: Crew tides"]);
  await calls.write("delete from person where site_id = $1 and email = 'jan@example.org'");
});

it("at the level digest they wait for the next digest [SUBS-10] [SUBS-16]", async () => {
  await choose("digest");
  await change(world.crew.tidesId, 0);
  expect(await mailed(59)).toEqual([]);
  expect(await mailed(60)).toEqual(["vera: Updates on 1 page: Crew tides"]);
});

it("a digest goes by the hours of one's own time zone [SUBS-10] [SUBS-19] (long)", async () => {
  await choose("digest");
  const account = { display_name: world.vera.name, language: "en", hour12: "no", date_order: "dmy" };
  const live = (time_zone: string) => calls.post(world.vera, "/-/account/", { ...account, time_zone });
  expect(await live("Asia/Kolkata")).toEqual({ success: true });
  // Half past five in the afternoon there: the next one goes at seven in the morning.
  await change(world.crew.tidesId, 1);
  expect([await mailed(60), await mailed(809)]).toEqual([[], []]);
  expect(await mailed(810)).toEqual(["vera: Updates on 1 page: Crew tides"]);
  await live("UTC");
});

it("with the level off a page that one follows is mailed, and no other [SUBS-16] [FLLW-01]", async () => {
  const { tidesId, homeId } = world.crew;
  await choose("off");
  expect(await calls.post(world.vera, `/@crew/ajax/page/follow/${tidesId}/follow/`, {})).toMatchObject({
    is_following: true,
  });
  await change(tidesId, 90);
  await change(homeId, 91);
  expect(await mailed(100)).toEqual(["vera: Ada Admiraal edited Crew tides"]);
  expect(await calls.write("select person_id, page_id from notification where site_id = $1")).toEqual([
    { person_id: world.vera.id, page_id: tidesId },
  ]);
});

it("at the level on an update is mailed, and at off none [SUBS-08] [SUBS-09] [SUBS-16]", async () => {
  await choose("on");
  await change(world.crew.tidesId, 0);
  expect(await mailed(6)).toEqual(["vera: Ada Admiraal edited Crew tides"]);
  await choose("off");
  await change(world.crew.homeId, 30);
  expect(await mailed(40)).toEqual([]);
});

it("a digest waits for the hours of one's own time zone, not of the site's [SUBS-19]", async () => {
  const live = (zone: string | null) =>
    calls.write("update person set time_zone = $2 where site_id = $1 and id = $3", [zone, world.vera.id]);
  await choose("digest");
  await live("Asia/Kolkata");
  // A day later than the digest of the others.
  await change(world.crew.tidesId, 1441);
  expect([await mailed(1500), await mailed(2250)]).toEqual([[], ["vera: Updates on 1 page: Crew tides"]]);
  await live(null);
});
