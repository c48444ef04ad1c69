import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

/** A page that was published, with what happened to it still in the outbox. */
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into person (site_id, id, email, name, name_key, role) overriding system value
  values (1, 5, 'a@b.example', 'A', 'a', 'owner'), (1, 6, 'b@b.example', 'B', 'b', 'member');
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 10, null, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, creator_id, unpublished) overriding system value
  values (1, 0, 20, 10, 'Fog', 'fog', 5, false);
insert into outbox (site_id, kind, facts) values (1, 'page-changed', '{"pageId": 20, "versionId": 33}');
`;

describe("a site of before", () => {
  it("begins with nobody who follows, nothing told and nothing mailed, and hears nothing of what was (long)", async () => {
    const { read, upgrade } = database;
    await upgrade("2026-12-09-followers", before);
    for (const table of ["follower", "notification", "notice_mail"])
      expect(await read(`select from ${table}`)).toEqual([]);
    const [position] = await read("select id from listener_position where listener = 'notifications'");
    expect(position).toEqual((await read("select max(id) as id from outbox"))[0]);
    expect(await read("select distinct mail_level, mail_paused_until, mail_bounced from person")).toEqual([
      { mail_level: "on", mail_paused_until: null, mail_bounced: null },
    ]);
  });

  it("mails nobody of what was told before mails (long)", async () => {
    const { client, read } = database;
    await client.query(
      `insert into notification (site_id, id, person_id, kind, page_id, versions, began, happened) overriding system value
       values (1, 40, 6, 'changed', 20, '{33}', now(), now())`,
    );
    expect(await read("select from notification where mail_at is not null")).toEqual([]);
  });
});

describe("the database", () => {
  const person = (id: number) => `(5::bigint << 48) + ${id}`;
  const follow = (principal: string, who: string, follows: boolean) =>
    database.client.query(
      `insert into follower (site_id, page_id, principal_id, person_id, follows) values (1, 20, ${principal}, ${who}, ${follows})`,
    );

  it("lets people follow by their own number, and groups only that do (long)", async () => {
    await follow(person(5), "5", true);
    await expect(follow(person(6), "5", true)).rejects.toThrow("follower_check");
    await expect(follow(person(6), "null", true)).rejects.toThrow("follower_names_its_person");
    await expect(follow("2::bigint << 48", "null", false)).rejects.toThrow("follower_check1");
  });

  it("lets one mail tell of one version, and takes all with its person (long)", async () => {
    const { client, read } = database;
    const id = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
    for (const end of [1, 2])
      await client.query(
        "insert into notice_mail (site_id, id, person_id, kind, made, due) values (1, $1, 6, 'alone', now(), now())",
        [id(end)],
      );
    const tell = (end: number, version: number) =>
      client.query("insert into notice_mail_line values (1, 40, $2, $1)", [id(end), version]);
    await tell(1, 33);
    await expect(tell(2, 33)).rejects.toThrow("notice_mail_line_pkey");
    await tell(2, 34);
    await expect(client.query("update notice_mail set state = 'sending'")).rejects.toThrow(
      "notice_mail_check",
    );
    await follow(person(6), "6", true);
    await client.query("delete from person where id = 6");
    for (const table of ["notification", "notice_mail", "notice_mail_line"])
      expect(await read(`select from ${table}`)).toEqual([]);
    expect(await read("select person_id::int from follower")).toEqual([{ person_id: 5 }]);
  });
});
