import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { makeGroup, changeGroupPeople } from "#features/people/groups/contract.ts";
import { removePerson } from "#features/people/contract.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { arrivingBrowser, setUpCompany } from "#testing/company/arrival.ts";
import { type RealProvider, openRealProvider, walkThrough } from "#testing/company/real-provider.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let provider: RealProvider;
const employees: Record<string, Record<string, unknown>> = {
  7: {
    name: "Nel Nieuw",
    email: "nel@noordervaart.example",
    email_verified: true,
    groups: ["sales", "writers"],
  },
  8: { name: "Vera Visser", email: "vera@noordervaart.example", email_verified: true, groups: [] },
  9: { name: "Ed Elzinga", email: "ed@noordervaart.example", email_verified: true },
};
let groups: { sales: number; board: number };
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  provider = await openRealProvider(employees);
  provider.returnTo("https://noordervaart.example/accounts/company/back/");
  const made = async (name: string) => {
    const answer = await as(world, world.olga).call(makeGroup, { name });
    return answer.success ? answer.id : 0;
  };
  groups = { sales: await made("Sales"), board: await made("Board") };
  await setUpCompany(world, provider.issuer, {
    role: "member",
    groups: JSON.stringify([
      { value: "sales", groupId: groups.sales, role: null },
      { value: "board", groupId: groups.board, role: null },
      { value: "writers", groupId: null, role: "editor" },
    ]),
  });
});
afterAll(async () => {
  await provider.close();
  await web.close();
  await world.close();
});

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run<Record<string, unknown>>(tx, text, [tx.siteId, ...values]),
  );
const arrive = async (number: string) => {
  const browser = await arrivingBrowser(web);
  const back = await walkThrough(await browser.leave(), number);
  const answer = await browser.comeBack(Object.fromEntries(back.searchParams));
  return { to: answer.headers["location"], isIn: browser.session() !== null };
};
const standing = async (email: string) => {
  const [person] = await inSite(
    `select role, array(select held.name from group_member member join person_group held on held.site_id = $1 and held.id = member.group_id
       where member.site_id = $1 and member.person_id = person.id order by held.name) as groups
     from person where site_id = $1 and email = $2`,
    email,
  );
  return person;
};
const isIn = { to: "/", isIn: true };

it("lets somebody new in with groups and role, which follow the company at each sign-in (long)", async () => {
  expect(await arrive("7")).toEqual(isIn);
  expect(await standing("nel@noordervaart.example")).toEqual({ role: "editor", groups: ["Sales"] });
  const log = (await auditOf(world)).map(({ kind, target, details }) => [kind, target, details]);
  expect(log).toContainEqual(["person-groups-changed", "Nel Nieuw", { by: "company" }]);
  expect(log).toContainEqual(["role-changed", "Nel Nieuw", { role: "editor", by: "company" }]);
  Object.assign(employees["7"] ?? {}, { groups: ["board"], email: "nel.nieuw@noordervaart.example" });
  expect(await arrive("7")).toEqual(isIn);
  expect(await standing("nel@noordervaart.example")).toEqual({ role: "member", groups: ["Board"] });
  const screen = await shown(world, world.olga, "/settings/auditlog/");
  for (const said of [
    "Company sign-in changed the groups of Nel Nieuw",
    "Company sign-in changed the role of Nel Nieuw to Editor",
    "Nel Nieuw joined as Member",
  ])
    expect(screen.text()).toContain(said);
});

it("leaves alone what no line names, and the role that somebody here gave (long)", async () => {
  const other = await as(world, world.olga).call(makeGroup, { name: "Choir" });
  const id = other.success ? other.id : 0;
  await as(world, world.olga).call(changeGroupPeople, {
    id,
    added: JSON.stringify([world.vera.id]),
    removed: "[]",
  });
  await inSite("update person set role = 'admin' where site_id = $1 and id = $2", world.vera.id);
  expect(await arrive("8")).toEqual(isIn);
  expect(await standing("vera@noordervaart.example")).toEqual({ role: "admin", groups: ["Choir"] });
});

it("refuses a code that was used, an answer of a provider that stands in for another, and a wrong secret (long)", async () => {
  const first = await arrivingBrowser(web);
  const back = await walkThrough(await first.leave(), "8");
  const second = await arrivingBrowser(web);
  const state = (await second.leave()).searchParams.get("state") ?? "";
  await first.comeBack(Object.fromEntries(back.searchParams));
  const replayed = await second.comeBack({ ...Object.fromEntries(back.searchParams), state });
  expect(replayed.headers["location"]).toBe("/accounts/login/?company=company-failed");

  const third = await arrivingBrowser(web);
  const other = await walkThrough(await third.leave(), "8");
  const posing = { ...Object.fromEntries(other.searchParams), iss: "https://evil.example" };
  expect((await third.comeBack(posing)).headers["location"]).toContain("company-failed");

  await setUpCompany(world, provider.issuer, { client_secret: "another" });
  expect(await arrive("8")).toEqual({ to: "/accounts/login/?company=company-failed", isIn: false });
  await setUpCompany(world, provider.issuer, { role: "member" });
});

it("lets nobody back in who was deleted here, whether they had come by this door or not (long)", async () => {
  await setUpCompany(world, provider.issuer, { role: "member" });
  const closed = { to: "/accounts/login/?company=company-closed", isIn: false };
  const olga = as(world, world.olga);
  for (const [number, id] of [
    ["8", world.vera.id],
    ["9", world.ed.id],
  ] as const) {
    const removed = await olga.call(removePerson, { id });
    expect(await inSite(linked, provider.issuer, number)).toEqual(number === "8" ? [{ id: null }] : []);
    expect(await arrive(number)).toEqual(closed);
    expect(await olga.call(undoUndertaking, { id: removed.success ? removed.task : 0 })).toMatchObject({
      success: true,
    });
    expect(await arrive(number)).toEqual(isIn);
    expect(await inSite(linked, provider.issuer, number)).toEqual([{ id }]);
  }
});

const linked =
  "select person_id as id from company_identity where site_id = $1 and issuer = $2 and subject = $3";
