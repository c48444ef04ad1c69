import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { auditOf } from "#testing/audit.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  await inSite(
    `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
     values ($1, 'Phone', 'phone', 'phone', 0, 'people', 'person'), ($1, 'Salary', 'text', 'info', 1, 'admins', 'admins')`,
  );
  await inSite(
    `insert into profile_value (site_id, person_id, field_id, value)
     select $1, $2, id, case label when 'Phone' then '+31 1' else '4711' end from profile_field where site_id = $1`,
    world.vera.id,
  );
  await inSite(
    "update person set position = '=HYPERLINK(1)', bio = 'Ask, me.' where site_id = $1 and id = $2",
    world.vera.id,
  );
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

async function exported(who: WorldPerson, fields: object): Promise<{ text: string; next: number | null }> {
  const { body } = await (await web.browser(who)).post("/-/people/export/", { ...fields });
  return body as never;
}

it("is a table or cards of what one sees: hidden fields stay hidden, and no cell is a formula", async () => {
  const lines = (text: string) => text.split("\r\n");
  const { text, next } = await exported(world.ed, { format: "csv" });
  expect(next).toBeNull();
  expect(lines(text)[0]).toBe("Name,Email,Position,Role,Groups,About,Phone");
  expect(lines(text)).toContain(`Vera Visser,${world.vera.email},'=HYPERLINK(1),Member,,"Ask, me.",'+31 1`);
  expect(text).not.toMatch(/Salary|4711/);
  const all = await exported(world.olga, { format: "csv" });
  expect(lines(all.text)[0]).toBe("Name,Email,Position,Role,Groups,About,Phone,Salary");
  expect(all.text).toContain("4711");
  // What is hidden from others is one's own to see, and no column of a table about everybody.
  expect((await exported(world.vera, { format: "csv" })).text).not.toContain("4711");
  const cards = (await exported(world.ed, { format: "vcard" })).text;
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(lines(text).length - 2);
  expect(cards).toContain(`EMAIL;TYPE=INTERNET:${world.vera.email}\r\nTEL:+31 1\r\nNOTE:Ask\\, me.\r\n`);
  expect(cards).not.toMatch(/Salary|4711/);
});

it("is for those who open the directory, and each part that is taken along is logged, wherever it begins (long)", async () => {
  const xavi = await (await web.browser(world.xavi)).post("/-/people/export/", { format: "csv" });
  expect([xavi.status, xavi.body?.["text"]]).toEqual([403, undefined]);
  expect((await (await web.browser("visitor")).post("/-/people/export/", { format: "csv" })).status).toBe(
    401,
  );
  const before = (await auditOf(world)).length;
  await exported(world.ada, { format: "vcard" });
  await exported(world.ada, { format: "vcard", after: 1 });
  const log = (await auditOf(world)).slice(before);
  const each = ["people-exported", "Ada Admiraal"];
  expect(log.map(({ kind, actor }) => [kind, actor])).toEqual([each, each]);
});

it("comes in parts however many there are (long)", async () => {
  await inSite(
    `insert into person (site_id, email, name, name_key, role)
     select $1, 'n' || n || '@many.example', 'Many ' || n, 'many ' || n, 'member' from generate_series(1, 600) n`,
  );
  const first = await exported(world.ed, { format: "csv" });
  const second = await exported(world.ed, { format: "csv", after: first.next ?? 0 });
  expect(second.next).toBeNull();
  const names = `${first.text}${second.text}`.split("\r\n").filter((line) => line.startsWith("Many "));
  expect(new Set(names).size).toBe(600);
  expect(second.text).not.toContain("Name,Email");
  await inSite("delete from person where site_id = $1 and email like '%@many.example'");
});

it("is chosen in the directory by everybody who opens it (long)", async () => {
  const screen = await shown(world, world.vera, "/people/");
  await screen.click("button", "More actions");
  expect(screen.names("menuitem")).toEqual(["Groups", "Export as CSV", "Export as vCard"]);
  const made: Blob[] = [];
  const former = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return "blob:people";
  };
  await screen.click("menuitem", "Export as vCard");
  URL.createObjectURL = former;
  expect(screen.text()).toContain("People exported");
  expect([made.length, made[0]?.type]).toEqual([1, "text/vcard;charset=utf-8"]);
  const owners = await shown(world, world.olga, "/people/");
  await owners.click("button", "More actions");
  expect(owners.names("menuitem")).toEqual(["Groups", "Login reminder", "Export as CSV", "Export as vCard"]);
});
