import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { profileCard } from "#features/subsites/cards/contract.ts";
import { as } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { profileHoldings } from "./holding-store.ts";
import { loadPreferences, savePreferences } from "../preferences/contract.ts";
import { maySeeField } from "./rules.ts";

let world: World;
let parted: SubsiteWorld;
let web: TestWeb;
let phone: number;
let staff: number;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld()]);
  web = await openTestWeb(world);
  [phone, staff] = (await Promise.all([
    made("Phone", "phone", "people", "person"),
    made("Staff number", "text", "admins", "admins", "building"),
  ])) as [number, number];
});
afterAll(async () => {
  await web.close();
  await Promise.all([world.close(), parted.close()]);
});

async function made(
  label: string,
  kind: string,
  seen: string,
  edited: string,
  icon = "info",
): Promise<number> {
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ id: number }>(
      tx,
      `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
       values ($1, $2, $3, $6, 0, $4, $5) returning id`,
      [tx.siteId, label, kind, seen, edited, icon],
    ),
  );
  return rows[0]?.id ?? 0;
}

const save = (who: WorldPerson, whom: WorldPerson, values: object, where: World = world) =>
  as(where, who).call(savePreferences, {
    user_id: whom.id,
    position: "Purser",
    bio: " Ask me. ",
    fields: JSON.stringify(values),
  });
const profile = async (who: WorldPerson, whom: WorldPerson) => {
  const card = await as(world, who).call(profileCard, { user_id: whom.id });
  return card.success ? card.profile : null;
};

describe("a profile", () => {
  it("is written by its person: position, a few words and the fields of the site [USET-02] [USET-12] [CACT-03]", async () => {
    expect(await save(world.vera, world.vera, { [phone]: " +31 517 55 01 21 " })).toEqual({ success: true });
    expect(await profile(world.ed, world.vera)).toMatchObject({
      position_or_role: "Purser",
      bio: "Ask me.",
      attrs: [{ key: String(phone), icon: "info", hint: "Phone", value: "+31 517 55 01 21" }],
    });
    const form = await as(world, world.ada).call(loadPreferences, { user_id: world.vera.id });
    expect(form).toMatchObject({
      display_name: "Vera Visser",
      is_self: false,
      position: "Purser",
      bio: "Ask me.",
      fields: expect.arrayContaining([
        {
          id: phone,
          label: "Phone",
          kind: "phone",
          icon: "info",
          value: "+31 517 55 01 21",
          told: null,
          isHidden: false,
        },
        {
          id: staff,
          label: "Staff number",
          kind: "text",
          icon: "building",
          value: "",
          told: null,
          isHidden: true,
        },
      ]),
    });
    await save(world.vera, world.vera, { [phone]: "" });
    expect((await profile(world.ed, world.vera))?.attrs).toEqual([]);
  });

  it("is edited for others by administrators, with subsites by owners, and by nobody else [CACT-03] [ROLE-12] [USET-10]", async () => {
    const codes = async (where: World | SubsiteWorld) =>
      Promise.all(
        [where.olga, where.ada, where.ed, where.xavi].map(async (who) => {
          const answer = await save(who, where.vera, {}, where);
          const form = await as(where, who).call(loadPreferences, { user_id: where.vera.id });
          return [answer.success || answer.code, form.success || form.code];
        }),
      );
    const admins = ["admins-only", "admins-only"];
    const owners = ["owners-only", "owners-only"];
    expect(await codes(world)).toEqual([[true, true], [true, true], admins, admins]);
    expect(await codes(parted)).toEqual([[true, true], owners, owners, owners]);
    const kept = await as(parted, parted.olga).call(loadPreferences, { user_id: parted.vera.id });
    expect(kept).toMatchObject({ position: "Purser", bio: "Ask me." });
  });

  it("keeps hidden fields on the server but for oneself and those who edit profiles, with subsites owners alone [CARD-05] [CARD-12]", async () => {
    expect(await save(world.ada, world.vera, { [staff]: "N-17" })).toEqual({ success: true });
    for (const who of [world.olga, world.ada, world.vera])
      expect(await profile(who, world.vera)).toMatchObject({
        attrs: [{ key: String(staff), icon: "building", hint: "Staff number", value: "N-17" }],
        hidden_fields: [String(staff)],
      });
    expect(await profile(world.ed, world.vera)).toMatchObject({ attrs: [], hidden_fields: [] });
    const browser = await web.browser(world.ed);
    for (const path of [`/profile/p/${world.vera.id}/`, `/ajax/profile/contact/${world.vera.id}/`])
      expect((await browser.get(path, { accept: "application/json" })).text).not.toContain("N-17");
    const { olga, ada, ed, vera, xavi } = parted;
    const sees = (who: WorldPerson) =>
      maySeeField(actorOf(parted, who), { person: vera, field: { seenBy: "admins" } }).allowed;
    expect([olga, ada, ed, vera, xavi].map(sees)).toEqual([true, false, false, true, false]);
  });

  it("has fields that its person reads and does not fill in", async () => {
    const form = await as(world, world.vera).call(loadPreferences, { user_id: world.vera.id });
    expect(form.success && form.fields.map(({ label }) => label)).toEqual(["Phone"]);
    expect(await save(world.vera, world.vera, { [staff]: "N-1" })).toMatchObject({
      code: "field-not-yours",
      body: { error: "Only administrators can fill in this field." },
    });
  });

  it("names each field that is wrong, and keeps nothing of the rest [USET-05] [USET-06]", async () => {
    const mail = await made("Home email", "email", "people", "person");
    const birth = await made("Birthday", "birth", "people", "person");
    const browser = await web.browser(world.vera);
    const { status, body } = await browser.post("/ajax/settings/action/preferences/", {
      position: "Captain",
      bio: "",
      [`field_${phone}`]: "call me",
      [`field_${mail}`]: "no at",
      [`field_${birth}`]: "2021-01-01",
    });
    expect(status).toBe(400);
    expect(body?.["form_errors"]).toEqual({
      [`field_${phone}`]: "Enter a phone number, for example +31 517 55 01 21.",
      [`field_${mail}`]: "Enter an email address.",
      [`field_${birth}`]: "Enter a date between 1900 and 2020.",
    });
    expect((await profile(world.ed, world.vera))?.position_or_role).toBe("Purser");
    expect(await save(world.vera, world.vera, { 999999: "x" })).toMatchObject({ code: "field-not-found" });
  });

  it("goes with its person, and comes back with them as far as its fields are still there", async () => {
    const gone = await made("Gone", "text", "people", "person");
    await save(world.ed, world.ed, { [phone]: "0517 1", [gone]: "x" });
    const [holding] = profileHoldings;
    const taken = await within(world, actorOf(world, world.olga), async (tx) => {
      const rows = await holding?.parting?.take(world.ed.id, tx);
      await run(tx, "delete from profile_field where site_id = $1 and id = $2", [tx.siteId, gone]);
      return rows ?? null;
    });
    expect((await profile(world.vera, world.ed))?.attrs).toEqual([]);
    await within(world, actorOf(world, world.olga), async (tx) =>
      holding?.parting?.giveBack?.(world.ed.id, taken, tx),
    );
    expect((await profile(world.vera, world.ed))?.attrs.map(({ value }) => value)).toEqual(["0517 1"]);
  });

  it("stands in the old contact call as HTML, from the same source [ACCT-03] [ACCT-07]", async () => {
    await save(world.vera, world.vera, { [phone]: "0517 55 01 21" });
    await within(world, actorOf(world, world.vera), (tx) =>
      run(tx, "update person set bio = 'Ask <b>me</b> & Bo.' where site_id = $1 and id = $2", [
        tx.siteId,
        world.vera.id,
      ]),
    );
    const { body } = await (await web.browser(world.ed)).get(`/ajax/profile/contact/${world.vera.id}/`);
    expect(body?.["new_contact_html"]).toBe(
      '<div class="profile-contact"><h2>Vera Visser</h2><p>Purser</p><p>Ask &lt;b&gt;me&lt;/b&gt; &amp; Bo.</p>' +
        '<ul><li><a href="mailto:vera@noordervaart.example">vera@noordervaart.example</a></li>' +
        '<li title="Phone"><a href="tel:0517550121">0517 55 01 21</a></li></ul></div>',
    );
    const { status } = await (await web.browser(world.xavi)).get(`/ajax/profile/contact/${world.vera.id}/`);
    expect(status).toBe(403);
  });
});
