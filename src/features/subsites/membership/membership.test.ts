import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld, subsiteNames } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf } from "#testing/world.ts";
import { isListedFor, maySeePeopleOf } from "../rules.ts";

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

const everybody = ["olga", "ada", "ed", "vera", "xavi"] as const;
const inOrder = (a: number, b: number) => a - b;

describe("the people of a subsite", () => {
  it("are listed at its own address, with their roles there, and the site's at the site's [ROUT-16] [SBAR-11] (long)", async () => {
    expect(await calls.named(world.vera, "crew")).toEqual([
      ["Ada Admiraal", "admin"],
      ["Ed Elzinga", "viewer"],
      ["Vera Visser", "editor"],
    ]);
    expect((await calls.read(world.vera, "/@crew/people/")).title).toBe("People in Crew");
    expect((await calls.read(world.vera, "/people/")).people).toHaveLength(5);
    expect((await calls.read(world.vera, "/@crew/people/?q=ELZ")).people.map(({ name }) => name)).toEqual([
      "Ed Elzinga",
    ]);
    for (const none of ["olga", "e%25a", "v_ra", "vera%5C"])
      expect((await calls.read(world.vera, `/@crew/people/?q=${none}`)).people, none).toEqual([]);
  });

  it("are a collection of their own beside its pages: each subsite has both, and none of another's [ROUT-16] [SUBS-01]", async () => {
    const holds = async (who: WorldPerson, slug: string) => {
      const { body } = await (await web.browser(who)).post(`/@${slug}/ajax/pages/action/load/`, {});
      const pages = (body?.["pages"] ?? []) as { title_u: string }[];
      const titles = pages.map(({ title_u: title }) => title);
      return [titles, (await calls.named(who, slug)).map(([name]) => name)];
    };
    expect(await holds(world.vera, "crew")).toEqual([
      ["Crew home", "Crew tides"],
      ["Ada Admiraal", "Ed Elzinga", "Vera Visser"],
    ]);
    expect(await holds(world.ed, "harbour")).toEqual([
      ["Harbour home", "Harbour tides"],
      ["Ed Elzinga", "Xavi Xanten"],
    ]);
  });

  it("are known to those who are in it and to nobody else, as the rule says [SBAR-04] (long)", async () => {
    const answers: [string, number, number][] = [];
    for (const name of subsiteNames)
      for (const who of everybody) {
        const person = world[who];
        const { id, slug } = world[name];
        const given = world.standing.roles[person.id]?.[id] ?? null;
        const actor = actorOf(world, person, id);
        const facts = { id, given, isPublic: world.standing.open.includes(id), isArchived: name === "attic" };
        const subsite = { ...facts, isSelfJoinable: false, listing: "full" as const };
        const comes = given !== null || facts.isPublic;
        const listed = isListedFor(actor, subsite);
        const sees = comes && listed && maySeePeopleOf(actor, subsite).allowed;
        const { status, people } = await calls.read(person, `/@${slug}/people/`);
        answers.push([`${name} ${who}`, status, people.length]);
        expect([name, who, status === 200, people.length > 0]).toEqual([name, who, sees, sees]);
        const members = everybody.filter((each) => world.standing.roles[world[each].id]?.[id] !== undefined);
        expect(people.map((each) => each.id).sort(inOrder)).toEqual(
          sees ? members.map((each) => world[each].id).sort(inOrder) : [],
        );
      }
    // Written out: Xavi is in Harbour and from outside, Vera only visits it, Olga owns the site.
    expect(answers.filter(([, status]) => status === 200).map(([who]) => who)).toEqual([
      "crew ada",
      "crew ed",
      "crew vera",
      "harbour olga",
      "harbour ed",
      "attic ada",
      "attic vera",
      "board olga",
    ]);
    expect(answers.find(([who]) => who === "harbour xavi")?.[1]).toBe(403);
    expect(answers.find(([who]) => who === "harbour vera")?.[1]).toBe(403);
    expect(answers.find(([who]) => who === "board ada")?.[1]).toBe(404);
  });

  it("can be changed by its administrators, and say so of each", async () => {
    const can = async (who: WorldPerson) =>
      (await calls.read(who, "/@crew/people/")).people.map(({ mayChangeRole, mayRemove }) => [
        mayChangeRole,
        mayRemove,
      ]);
    const nothing = [false, false];
    expect(await can(world.ada)).toEqual([nothing, [true, true], [true, true]]);
    expect(await can(world.vera)).toEqual([nothing, nothing, nothing]);
    expect((await calls.read(world.ada, "/@crew/people/")).inviting).toBe("accounts");
    expect((await calls.read(world.olga, "/@board/people/")).inviting).toBe("anybody");
    expect((await calls.read(world.vera, "/@crew/people/")).inviting).toBeNull();
  });
});

describe("roles in a subsite", () => {
  it("are given by its administrators, and hold at once [MEMB-10] [ROLE-03] [ROLE-04]", async () => {
    expect((await calls.read(world.ed, "/@crew/new/")).status).toBe(403);
    expect(await calls.give(world.ada, [world.ed.id], { [world.crew.id]: "editor" })).toEqual({
      success: true,
    });
    expect((await calls.read(world.ed, "/@crew/new/")).status).toBe(200);
    expect(await calls.named(world.ada, "crew")).toContainEqual(["Ed Elzinga", "editor"]);
    await calls.give(world.ada, [world.ed.id], { [world.crew.id]: "viewer" });
    expect(await calls.named(world.ada, "crew")).toContainEqual(["Ed Elzinga", "viewer"]);
  });

  it("an administrator makes and changes pages there, adds people and gives them roles, whatever they are on the site [ROLE-04] (long)", async () => {
    const { ed, vera, harbour } = world;
    const page = (end: string, title: string) =>
      calls.post(ed, `/@harbour/ajax/page/page_settings/${end}/`, { settings: JSON.stringify({ title }) });
    expect(await page("create", "Moorings")).toMatchObject({ redirect: "/@harbour/moorings/" });
    // Olga made this one.
    expect(await page(`edit_properties/${harbour.tidesId}`, "High water")).toMatchObject({ success: true });
    expect((await calls.read(ed, "/@harbour/tides/")).title).toBe("High water");
    const editing = await (await web.browser(ed)).get("/@harbour/tides/?edit", {
      accept: "application/json",
    });
    expect(editing.body).toMatchObject({ data: { isEditing: true } });
    const folder = `/@harbour/ajax/category/create/${harbour.mainFolderId}/`;
    expect(await calls.post(ed, folder, { new_name: "Quays" })).toMatchObject({ success: true });
    const addrs = [{ email: vera.email }];
    expect(await calls.invite(ed, "harbour", { addrs })).toMatchObject({ nr_invited: 1 });
    expect(await calls.give(ed, [vera.id], { [harbour.id]: "editor" })).toEqual({ success: true });
    expect(await calls.named(vera, "harbour")).toContainEqual(["Vera Visser", "editor"]);
    for (const role of ["viewer", "admin"]) {
      expect(await calls.give(ed, [vera.id], { [harbour.id]: role })).toEqual({ success: true });
      expect(await calls.named(vera, "harbour")).toContainEqual(["Vera Visser", role]);
    }
    expect(await calls.give(ed, [vera.id], { [harbour.id]: "delete" })).toEqual({ success: true });
  });

  it("an administrator adds somebody of the site, who gets a mail, once, and takes them out again [INVT-09] [INVT-20] [INVT-22] [ROLE-04] [ROLE-17]", async () => {
    const { ed, ada, vera, harbour } = world;
    await mailsOf(world);
    const invited = () => calls.invite(ed, "harbour", { addrs: [{ email: vera.email }], role_id: "editor" });
    expect(await invited()).toEqual({ success: true, nr_invited: 1 });
    expect(await calls.named(ed, "harbour")).toContainEqual(["Vera Visser", "editor"]);
    const [mail, ...more] = await mailsOf(world);
    expect([mail?.to, mail?.subject, more]).toEqual([vera.email, "Ed Elzinga added you to Harbour", []]);
    expect(mail?.text).toContain("https://noordervaart.example/@harbour/");
    expect(await invited()).toMatchObject({ error: "vera@noordervaart.example is already a member." });
    const addrs = [{ email: world.olga.email }];
    expect(await calls.invite(ada, "harbour", { addrs })).toMatchObject({ success: false });
    expect(await calls.give(ed, [vera.id], { [harbour.id]: "delete" })).toEqual({ success: true });
  });

  it("somebody new whom an owner adds gets the welcome mail with its link, and no other until they have a password [INVT-22]", async () => {
    await mailsOf(world);
    const addrs = [{ email: "new@elders.example" }];
    await calls.invite(world.olga, "board", { addrs });
    const mails = await mailsOf(world);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["new@elders.example", "Olga Oosterhuis invited you to Noordervaart"],
    ]);
    expect(mails[0]?.text).toMatch(/\/accounts\/password\/[\w-]{40,}\//);
    expect(await calls.invite(world.ed, "harbour", { addrs })).toEqual({ success: true, nr_invited: 1 });
    expect(await mailsOf(world)).toEqual([]);
  });

  it.each([
    ["vera", "ed", "Sorry, only administrators can do this."],
    ["ada", "ada", "Sorry, can't change your own role."],
    ["ada", "xavi", "This person is no longer here."],
    ["xavi", "ed", "This subsite doesn't exist."],
  ] as const)("%s does not give %s one [CACT-22]", async (who, whom, error) => {
    expect(await calls.give(world[who], [world[whom].id], { [world.crew.id]: "viewer" })).toMatchObject({
      error,
    });
  });

  it("nobody who administers it gives themself another role, whatever it is [CACT-22]", async () => {
    for (const role of ["viewer", "editor", "admin"])
      expect(await calls.give(world.ada, [world.ada.id], { [world.crew.id]: role }), role).toMatchObject({
        error: "Sorry, can't change your own role.",
      });
    expect(await calls.named(world.ada, "crew")).toContainEqual([world.ada.name, "admin"]);
  });

  it("an external who administers it changes nobody [ROLE-24]", async () => {
    await calls.write("update membership set role = 'admin' where site_id = $1 and person_id = $2", [
      world.xavi.id,
    ]);
    const error = "Only members of this site can see its people.";
    expect(await calls.give(world.xavi, [world.ed.id], { [world.harbour.id]: "viewer" })).toMatchObject({
      error,
    });
    expect(await calls.invite(world.xavi, "harbour", { addrs: [{ email: world.vera.email }] })).toMatchObject(
      {
        error,
      },
    );
    const gone = { profile_ids: JSON.stringify([world.ed.id]), from_group_id: world.harbour.id };
    expect(await calls.post(world.xavi, `${peopleActions}/remove_from_space/`, gone)).toMatchObject({
      error,
    });
    const people = JSON.stringify([{ email: world.vera.email, name: "" }]);
    const many = { people, role: "viewer", preselected: false };
    expect(await calls.post(world.xavi, `/-/subsites/${world.harbour.id}/people/`, many)).toMatchObject({
      error,
    });
    await calls.write("update membership set role = 'viewer' where site_id = $1 and person_id = $2", [
      world.xavi.id,
    ]);
  });

  it("keep an administrator, whoever takes it from the last one; another role is given to those before [CACT-26] [SUBS-18]", async () => {
    const error = "A subsite needs an administrator. Make someone else administrator first.";
    expect(await calls.give(world.olga, [world.ada.id], { [world.crew.id]: "editor" })).toMatchObject({
      error,
    });
    expect(await calls.give(world.olga, [world.ada.id], { [world.crew.id]: "delete" })).toMatchObject({
      error,
    });
    await calls.give(world.ada, [world.vera.id], { [world.crew.id]: "admin" });
    // Of two administrators who are changed at once one has to stay, and then nothing is changed.
    expect(
      await calls.give(world.olga, [world.ada.id, world.vera.id], { [world.crew.id]: "viewer" }),
    ).toMatchObject({ error });
    expect(await calls.named(world.ada, "crew")).toContainEqual(["Ada Admiraal", "admin"]);
    expect(await calls.give(world.vera, [world.ada.id], { [world.crew.id]: "viewer" })).toEqual({
      success: true,
    });
    expect(await calls.give(world.vera, [world.ada.id], { [world.crew.id]: "admin" })).toEqual({
      success: true,
    });
    await calls.give(world.ada, [world.vera.id], { [world.crew.id]: "editor" });
  });

  it("owners change the settings of the site, administrators of the site and of subsites do not [ROLE-10] [ROLE-20] [ROUT-39] [PROD-13]", async () => {
    const sent = { name: "Noordervaart", time_zone: "Asia/Tokyo" };
    const error = "Sorry, only site owners can do this.";
    const ada = await web.browser(world.ada);
    const screen = await ada.get("/settings/site/", { accept: "application/json" });
    expect(screen).toMatchObject({ status: 403, body: { data: { title: error, offer: "owner" } } });
    expect((await ada.post("/-/settings/site/", sent)).body).toMatchObject({ success: false, error });
    expect(await calls.post(world.olga, "/-/settings/site/", sent)).toEqual({ success: true });
    const olga = await (await web.browser(world.olga)).get("/settings/site/", { accept: "application/json" });
    expect(olga.body).toMatchObject({ data: { timeZone: "Asia/Tokyo" } });
  });

  it("an owner does there what its administrators do, without being in it [ROLE-07]", async () => {
    const { olga, ed, vera, crew } = world;
    expect(await calls.give(olga, [ed.id], { [crew.id]: "editor" })).toEqual({ success: true });
    expect(await calls.named(vera, "crew")).toContainEqual(["Ed Elzinga", "editor"]);
    const gone = { profile_ids: JSON.stringify([ed.id]), from_group_id: crew.id };
    expect(await calls.post(olga, `${peopleActions}/remove_from_space/`, gone)).toMatchObject({
      success: true,
    });
    expect(await calls.named(vera, "crew")).not.toContainEqual(["Ed Elzinga", "editor"]);
    await calls.invite(world.ada, "crew", { addrs: [{ email: ed.email }] });
  });

  it("an owner brings themself into a hidden one as administrator, an administrator of the site does not [ROLE-09]", async () => {
    const { olga, ada, ed, harbour } = world;
    const bring = (who: WorldPerson) =>
      calls.post(who, `${peopleActions}/invite_existing_user_to_spaces/`, {
        profile_ids: JSON.stringify([who.id]),
        permissions: JSON.stringify({ [harbour.id]: "admin" }),
      });
    await calls.write("update subsite set listing = 'hidden' where site_id = $1 and id = $2", [harbour.id]);
    expect(await bring(olga)).toEqual({ success: true });
    expect(await calls.named(ed, "harbour")).toContainEqual(["Olga Oosterhuis", "admin"]);
    expect(await bring(ada)).toMatchObject({ success: false });
    await calls.give(ed, [olga.id], { [harbour.id]: "delete" });
    await calls.write("update subsite set listing = 'full' where site_id = $1 and id = $2", [harbour.id]);
  });

  it("an owner who is in it steps in as administrator, and takes no other role there [CACT-22] [ROLE-09] [SUBS-18]", async () => {
    await calls.give(world.olga, [world.ed.id], { [world.harbour.id]: "admin" });
    await calls.invite(world.ed, "harbour", { addrs: [{ email: world.olga.email }] });
    expect(await calls.give(world.olga, [world.olga.id], { [world.harbour.id]: "editor" })).toMatchObject({
      error: "Sorry, can't change your own role.",
    });
    expect(await calls.give(world.olga, [world.olga.id], { [world.harbour.id]: "admin" })).toEqual({
      success: true,
    });
    await calls.give(world.ed, [world.olga.id], { [world.harbour.id]: "delete" });
  });
});
