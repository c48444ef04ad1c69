import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  type DirectoryClient,
  directoryClient,
  directoryToken,
  entraUser,
  groupSchema,
  patchOf,
} from "#testing/company/directory.ts";
import type { World } from "#testing/world.ts";
import { removePerson } from "../../people/contract.ts";

let site: CompanySite;
let world: World;
let scim: DirectoryClient;
let elsewhere: DirectoryClient;
beforeAll(async () => {
  site = await openCompanySite();
  ({ world } = site);
  await setUpCompany(world, site.provider.issuer);
  scim = directoryClient(site.web, await directoryToken(world));
  const others = await directoryToken(world, world.other.nora);
  elsewhere = directoryClient(site.web, others, { host: "zuiderzee.example" });
});
afterAll(() => site.close());

const add = (email: string, name: string, more: object = {}) =>
  scim("POST", "/Users", entraUser(email, name, more));
const turned = (active: unknown) => patchOf({ op: "replace", path: "active", value: active });
const accountsAt = async (email: string) =>
  (await site.inSite("select id from person where site_id = $1 and email = $2", email)).length;

describe("a token", () => {
  it("reads nobody but whom the directory told of, by list, filter or number (long)", async () => {
    const { body } = await add("only@noordervaart.example", "Only Me");
    const list = await scim("GET", "/Users");
    expect(list.body?.Resources.map(({ userName }) => userName)).toEqual(["only@noordervaart.example"]);
    const sought = (filter: string) => scim("GET", `/Users?filter=${encodeURIComponent(filter)}`);
    for (const filter of [
      `userName eq "${world.ed.email}"`,
      `emails.value eq "${world.ed.email}"`,
      `displayName eq "${world.ed.name}"`,
    ])
      expect((await sought(filter)).body).toMatchObject({ totalResults: 0, Resources: [] });
    for (const id of [String(world.ed.id), "1", "%00", "..", "a".repeat(300)])
      expect((await scim("GET", `/Users/${id}`)).status).toBeGreaterThan(399);
    for (const [verb, given] of [
      ["GET", undefined],
      ["PUT", entraUser("only@noordervaart.example", "Stolen")],
      ["PATCH", turned(false)],
      ["DELETE", undefined],
    ] as const)
      expect((await elsewhere(verb, `/Users/${body?.id}`, given)).status).toBe(404);
    expect((await elsewhere("GET", "/Users")).body).toMatchObject({ totalResults: 0 });
    const group = { schemas: [groupSchema], displayName: "Thieves", members: [{ value: body?.id }] };
    expect((await elsewhere("POST", "/Groups", group)).body).toMatchObject({ scimType: "invalidValue" });
    expect((await elsewhere("GET", "/Groups")).body).toMatchObject({ totalResults: 0 });
  });
});

describe("what is too much", () => {
  it("is refused before it does anything: bodies, filters, paths, operations, deep values (long)", async () => {
    const { body } = await add("much@noordervaart.example", "Much");
    const address = `/Users/${body?.id}`;
    expect((await scim("PATCH", address, `"${"x".repeat(3_000_000)}"`)).body).toMatchObject({
      status: "413",
    });
    const filter = `/Users?filter=${encodeURIComponent(`userName eq "${"x".repeat(100_000)}"`)}`;
    expect((await scim("GET", filter)).body).toMatchObject({ scimType: "invalidFilter" });
    for (const odd of ["a\\u0000", "\\ud800"]) {
      const unknown = `/Users?filter=${encodeURIComponent(`userName eq "${odd}"`)}`;
      expect((await scim("GET", unknown)).body).toMatchObject({ scimType: "invalidFilter" });
    }
    const path = `members[value eq "${"x".repeat(100_000)}"]`;
    expect((await scim("PATCH", address, patchOf({ op: "add", path, value: "a" }))).body).toMatchObject({
      scimType: "invalidPath",
    });
    const many = Array.from({ length: 2001 }, () => ({ op: "replace", path: "title", value: "a" }));
    expect((await scim("PATCH", address, patchOf(...many))).body).toMatchObject({ scimType: "tooMany" });
    const deep = `{"Operations":[{"op":"replace","value":{"name":${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}}}]}`;
    expect((await scim("PATCH", address, deep)).status).toBe(200);
    const shadow = `{"Operations":[{"op":"replace","value":{"__proto__":{"active":false},"constructor":1}}]}`;
    expect((await scim("PATCH", address, shadow)).body).toMatchObject({ scimType: "invalidPath" });
    expect((await scim("GET", address)).body).toEqual(body);
    expect(site.web.bugs).toEqual([]);
  });

  it("is not a group of five thousand people, which one more joins (long)", async () => {
    await site.inSite(
      `with made as (insert into person (site_id, email, name, name_key, role, password_hash, position)
         select $1, 'crowd' || at || '@noordervaart.example', 'Crowd ' || at, 'crowd ' || at, 'member', '!', '' from generate_series(1, 5000) at
         returning id, email, name)
       insert into directory_user (site_id, person_id, user_name, user_key, name, given_name, family_name, title, email, is_active, made, changed)
       select $1, id, email, email, name, '', '', '', email, true, now(), now() from made`,
    );
    const rows = await site.inSite(
      "select id from directory_user where site_id = $1 and email like 'crowd%' order by place",
    );
    const members = rows.map(({ id }) => ({ value: id }));
    const group = { schemas: [groupSchema], displayName: "Crowd", members: members.slice(1) };
    const made = await scim("POST", "/Groups", group);
    expect(made.status).toBe(201);
    const joined = await scim(
      "PATCH",
      `/Groups/${made.body?.id}`,
      patchOf({ op: "add", path: "members", value: members.slice(0, 1) }),
    );
    expect(joined.body?.members).toHaveLength(5000);
    const [held] = await site.inSite(
      "select count(*)::int as count from group_member member join person_group held on held.site_id = $1 and held.id = member.group_id where member.site_id = $1 and held.name = 'Crowd'",
    );
    expect(held).toEqual({ count: 5000 });
    const page = await scim("GET", "/Users?startIndex=4900&count=1000000");
    expect(page.body).toMatchObject({ startIndex: 4900, itemsPerPage: page.body?.Resources.length });
    expect(page.body?.Resources.length).toBeLessThanOrEqual(200);
    expect((await scim("GET", "/Users?count=0")).body).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect((await scim("GET", "/Users?startIndex=-5&count=1")).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 1,
    });
    expect((await scim("GET", "/Users?count=many")).body).toMatchObject({ scimType: "invalidValue" });
  });
});

describe("two at once", () => {
  it("make one account, and leave the state of one of them (long)", async () => {
    const email = "twice@noordervaart.example";
    const both = await Promise.all([add(email, "Twice"), add(email, "Twice")]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await accountsAt(email)).toBe(1);
    const address = `/Users/${both.find(({ status }) => status === 201)?.body?.id}`;
    const answers = await Promise.all(
      [false, true, false, true, false].map((active) => scim("PATCH", address, turned(active))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { active } = (await scim("GET", address)).body ?? {};
    expect(await accountsAt(email)).toBe(active ? 1 : 0);
    await scim("PATCH", address, turned(true));
    expect(await accountsAt(email)).toBe(1);
    expect(site.web.bugs).toEqual([]);
  });
});

describe("who was deleted", () => {
  it("by an owner is brought back by no directory; by the directory, they are, also when it had forgotten them (long)", async () => {
    const email = "gone@noordervaart.example";
    const { body } = await add(email, "Gone");
    expect((await scim("DELETE", `/Users/${body?.id}`)).status).toBe(204);
    expect(await accountsAt(email)).toBe(0);
    const again = await add(email, "Gone Again");
    expect(again.status).toBe(201);
    expect(again.body?.id).not.toBe(body?.id);
    const [row] = await site.inSite("select id, name from person where site_id = $1 and email = $2", email);
    expect(row?.["name"]).toBe("Gone Again");
    await as(world, world.olga).call(removePerson, { id: Number(row?.["id"]) });
    const address = `/Users/${again.body?.id}`;
    expect((await scim("GET", address)).body).toMatchObject({ active: false });
    for (const answer of [
      await scim("PATCH", address, turned(true)),
      await scim("PUT", address, entraUser(email, "Gone")),
    ])
      expect(answer.body).toMatchObject({ status: "403" });
    await scim("DELETE", address);
    expect((await add(email, "Gone")).body).toMatchObject({ status: "403" });
    expect(await accountsAt(email)).toBe(0);
  });

  it("is somebody new once their removal can't be undone any more (long)", async () => {
    const email = "later@noordervaart.example";
    const { body } = await add(email, "Later");
    const [before] = await site.inSite("select id from person where site_id = $1 and email = $2", email);
    await scim("PATCH", `/Users/${body?.id}`, turned(false));
    await site.inSite("delete from undertaking where site_id = $1");
    expect((await scim("PATCH", `/Users/${body?.id}`, turned(true))).body).toMatchObject({ active: true });
    const [after] = await site.inSite(
      "select id, name, password_hash as hash from person where site_id = $1 and email = $2",
      email,
    );
    expect(after).toMatchObject({ name: "Later", hash: "!" });
    expect(after?.["id"]).not.toBe(before?.["id"]);
  });

  it("with very much to their name is signed out at once, and is back at once (long)", async () => {
    const email = "rich@noordervaart.example";
    const { body } = await add(email, "Rich");
    const [person] = await site.inSite("select id from person where site_id = $1 and email = $2", email);
    await site.inSite(`insert into file_blob (site_id, hash, key, size) values ($1, '\\x01', 'k', 1)`);
    await site.inSite(
      `insert into file (site_id, hash, name, size, type, uploader_id, created, touched)
       select $1, '\\x01', at || '.txt', 1, 'text/plain', $2, now(), now() from generate_series(1, 6000) at`,
      person?.["id"],
    );
    await site.inSite(
      `insert into session (site_id, person_id, token_hash, device, address, created, last_used)
       values ($1, $2, 'rich', 'a', 'b', now(), now())`,
      person?.["id"],
    );
    await scim("PATCH", `/Users/${body?.id}`, turned(false));
    const state = () =>
      site.inSite("select state, mark from undertaking where site_id = $1 order by id desc limit 1");
    expect(await state()).toEqual([{ state: "running", mark: 1 }]);
    expect(
      await site.inSite("select from session where site_id = $1 and person_id = $2", person?.["id"]),
    ).toEqual([]);
    const [shut] = await site.inSite(
      "select password_hash as hash from person where site_id = $1 and email = $2",
      email,
    );
    expect(shut).toEqual({ hash: null });
    expect((await scim("GET", `/Users/${body?.id}`)).body).toMatchObject({ active: false });
    expect((await scim("PATCH", `/Users/${body?.id}`, turned(true))).body).toMatchObject({ active: true });
    expect(await state()).toEqual([{ state: "undone", mark: 0 }]);
    const [back] = await site.inSite(
      "select id, password_hash as hash from person where site_id = $1 and email = $2",
      email,
    );
    expect(back).toEqual({ id: person?.["id"], hash: "!" });
  });
});
