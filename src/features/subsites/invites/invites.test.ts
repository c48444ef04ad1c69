import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

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

describe("inviting to a subsite", () => {
  it("its administrators let people of the site in at once, who get a mail, and nobody twice [INVT-05] [INVT-08] [INVT-09] [INVT-21] [INVT-22] [ROLE-17] (long)", async () => {
    await mailsOf(world);
    const double = { addrs: [{ email: world.vera.email }, { email: "VERA@noordervaart.example" }] };
    expect(await calls.invite(world.ed, "harbour", double)).toMatchObject({
      error: "vera@noordervaart.example has already been invited.",
    });
    expect(await calls.named(world.ed, "harbour")).toHaveLength(2);
    expect(
      await calls.invite(world.ed, "harbour", {
        addrs: [{ email: "VERA@noordervaart.example" }],
        role_id: "editor",
      }),
    ).toEqual({
      success: true,
      nr_invited: 1,
    });
    expect(await calls.named(world.vera, "harbour")).toContainEqual(["Vera Visser", "editor"]);
    const [mail, ...others] = await mailsOf(world);
    expect([mail?.to, mail?.subject, others]).toEqual([
      world.vera.email,
      "Ed Elzinga added you to Harbour",
      [],
    ]);
    expect(mail?.text).toContain("https://noordervaart.example/@harbour/");
    expect(await calls.invite(world.ed, "harbour", { addrs: [{ email: world.vera.email }] })).toMatchObject({
      error: "vera@noordervaart.example is already a member.",
    });
    await calls.give(world.ed, [world.vera.id], { [world.harbour.id]: "delete" });
  });

  it("a pasted list says who is in it, who comes from the site and who has no account yet [INVT-16]", async () => {
    const path = "/@harbour/ajax/settings/people/invite_addresses/";
    const txt = [world.ed.email, world.vera.email, "new@example.org"].join("\n");
    const fates = async (who: WorldPerson) =>
      (await (await web.browser(who)).post(path, { txt })).body?.["fates"];
    expect(await fates(world.ed)).toEqual(["member", "account", "unknown"]);
    expect(await fates(world.olga)).toEqual(["member", "account", "new"]);
    expect(await fates(world.vera)).toBeUndefined();
  });

  it("without a role as viewers [SUBS-11]", async () => {
    await calls.invite(world.ed, "harbour", { addrs: [{ email: world.ada.email }] });
    expect(await calls.named(world.ada, "harbour")).toContainEqual(["Ada Admiraal", "viewer"]);
    expect(
      await calls.invite(world.ed, "harbour", { addrs: [{ email: world.vera.email }], role_id: "owner" }),
    ).toMatchObject({
      error: "Please select a role!",
    });
    await calls.give(world.ed, [world.ada.id], { [world.harbour.id]: "delete" });
  });

  it("new people are the owners' to add; administrators are told so, and nobody is let in [INVT-10] [INVT-19] [INVT-20] (long)", async () => {
    const addrs = [{ email: world.vera.email }, { email: "new@example.org", name: "Nina" }];
    expect(await calls.invite(world.ed, "harbour", { addrs })).toMatchObject({
      error: "You can only add people who already have an account on this site.",
      errors: [{ path: "data.addrs.1.email" }],
    });
    expect((await calls.read(world.ed, "/@harbour/people/")).people).toHaveLength(2);
    await mailsOf(world);
    expect(await calls.invite(world.olga, "board", { addrs, role_id: "admin" })).toMatchObject({
      nr_invited: 2,
    });
    expect(await calls.named(world.olga, "board")).toEqual([
      ["Nina", "admin"],
      ["Olga Oosterhuis", "admin"],
      ["Vera Visser", "admin"],
    ]);
    const mails = await mailsOf(world);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["new@example.org", "Olga Oosterhuis invited you to Noordervaart"],
      [world.vera.email, "Olga Oosterhuis added you to Board"],
    ]);
    expect(tokenIn(mails[0])).toMatch(/./);
  });

  it("who administers a subsite adds those alone who have an account; owners add anybody [INVT-19] (long)", async () => {
    const addrs = [{ email: "stranger@example.org" }];
    for (const [who, slug] of [
      [world.ed, "harbour"],
      [world.ada, "crew"],
    ] as const)
      expect(await calls.invite(who, slug, { addrs }), slug).toMatchObject({
        error: "You can only add people who already have an account on this site.",
      });
    expect(await calls.invite(world.olga, "board", { addrs })).toMatchObject({ nr_invited: 1 });
    const told = async (who: WorldPerson, slug: string) =>
      calls.post(who, `/@${slug}${peopleActions}/load_contacts_invite_list/`, { q: "" });
    expect(await told(world.ed, "harbour")).toMatchObject({ can_invite_new_people: false });
    expect(await told(world.olga, "board")).toMatchObject({ can_invite_new_people: true });
    await mailsOf(world);
  });

  it("tells owners alone that they may bring new people, and refuses those of who administers a subsite [INVT-10] [INVT-19] [INVT-20]", async () => {
    const told = async (who: WorldPerson, slug: string) => {
      const answer = await calls.post(who, `/@${slug}${peopleActions}/load_contacts_invite_list/`, {});
      return answer?.["can_invite_new_people"];
    };
    const { ada, ed, olga } = world;
    const answers = [await told(ed, "harbour"), await told(ada, "crew"), await told(olga, "board")];
    expect(answers).toEqual([false, false, true]);
    expect(await calls.invite(ed, "harbour", { addrs: [{ email: "unknown@example.org" }] })).toMatchObject({
      error: "You can only add people who already have an account on this site.",
    });
  });

  it("is not for viewers and editors, whatever they administer elsewhere, and not while it is archived [ROLE-17] [ROLE-24] [SUBS-17] (long)", async () => {
    const addrs = [{ email: world.olga.email }];
    await calls.invite(world.ed, "harbour", { addrs: [{ email: world.ada.email }], role_id: "editor" });
    // Vera edits Crew; Ed views it, and administers Harbour; Ada administers Crew and the site.
    for (const [who, where] of [
      [world.vera, "crew"],
      [world.ed, "crew"],
      [world.ada, "harbour"],
    ] as const)
      expect(await calls.invite(who, where, { addrs })).toMatchObject({
        error: "Sorry, only administrators can do this.",
      });
    expect(await calls.invite(world.ada, "attic", { addrs })).toMatchObject({
      error: "This subsite is archived. No one can join.",
    });
    await calls.give(world.ed, [world.ada.id], { [world.harbour.id]: "delete" });
    await mailsOf(world);
  });

  it("is for whoever administers it, with any role on the site and for any role there, of people of the site alone [ROLE-17] (long)", async () => {
    const { ed, vera, ada, harbour } = world;
    // Vera is a member of the site.
    await calls.invite(ed, "harbour", { addrs: [{ email: vera.email }], role_id: "admin" });
    const asAdmin = { addrs: [{ email: ada.email }], role_id: "admin" };
    expect(await calls.invite(vera, "harbour", asAdmin)).toEqual({ success: true, nr_invited: 1 });
    expect(await calls.named(vera, "harbour")).toContainEqual(["Ada Admiraal", "admin"]);
    expect(await calls.invite(vera, "harbour", { addrs: [{ email: "new@elders.example" }] })).toMatchObject({
      error: expect.stringContaining("You can only add people who already have an account on this site."),
    });
    await calls.give(ed, [vera.id, ada.id], { [harbour.id]: "delete" });
    await mailsOf(world);
  });

  it("owners invite people to the site and delete them; administrators do not [ROLE-11] (long)", async () => {
    const addrs = [{ email: "short@example.org" }];
    const invite = (who: WorldPerson) =>
      calls.post(who, `${peopleActions}/invite_to_space/`, { data: JSON.stringify({ addrs }) });
    const found = () =>
      calls.write("select id from person where site_id = $1 and email = $2", ["short@example.org"]);
    const refused = { error: "Sorry, only site owners can do this." };
    expect([await invite(world.ada), await found()]).toMatchObject([refused, []]);
    expect(await invite(world.olga)).toEqual({ success: true, nr_invited: 1 });
    const [made] = (await found()) as { id: number }[];
    const remove = (who: WorldPerson) => calls.post(who, `/-/people/${made?.id}/remove/`, {});
    expect([await remove(world.ada), (await found()).length]).toMatchObject([refused, 1]);
    expect([await remove(world.olga), await found()]).toMatchObject([{ success: true, done: true }, []]);
    await mailsOf(world);
  });

  it("ends a request to join", async () => {
    const request = { group_id: world.crew.id, request_to_id: world.ada.id };
    await calls.post(world.olga, `${peopleActions}/join_space/`, { group_id: world.harbour.id });
    await calls.give(world.olga, [world.vera.id], { [world.crew.id]: "delete" });
    await calls.post(world.vera, `${peopleActions}/join_space/`, request);
    await calls.invite(world.ada, "crew", { addrs: [{ email: world.vera.email }], role_id: "editor" });
    expect(
      await calls.write("select from join_request where site_id = $1 and person_id = $2", [world.vera.id]),
    ).toEqual([]);
    await calls.give(world.ed, [world.olga.id], { [world.harbour.id]: "delete" });
  });

  it("new people also join the auto-join subsites as viewers, when that is asked for; not people from outside [INVT-04] [INVT-05] [ROLE-11] [AUTJ-05]", async () => {
    await calls.write("update subsite set is_preselected = id = $2 where site_id = $1", [world.harbour.id]);
    const inviteToSite = (email: string, more: object) =>
      calls.post(world.olga, `${peopleActions}/invite_to_space/`, {
        data: JSON.stringify({ addrs: [{ email, name: email }], ...more }),
      });
    await inviteToSite("joins@example.org", { auto_join_defaults: true });
    await inviteToSite("stays@example.org", {});
    await inviteToSite("outside@example.org", { auto_join_defaults: true, role_id: "external" });
    const onBoard = [{ email: "board@example.org", name: "board@example.org" }];
    await calls.invite(world.olga, "board", { addrs: onBoard, role_id: "editor", auto_join_defaults: true });
    expect(await calls.named(world.olga, "board")).toContainEqual(["board@example.org", "editor"]);
    const inHarbour = (await calls.named(world.ed, "harbour")).filter(([name]) => String(name).includes("@"));
    expect(inHarbour).toEqual([
      ["board@example.org", "viewer"],
      ["joins@example.org", "viewer"],
    ]);
    const asked = { addrs: [{ email: world.ada.email }], auto_join_defaults: true };
    expect(await calls.invite(world.ed, "harbour", asked)).toMatchObject({
      error: "Sorry, only site owners can do this.",
    });
    await calls.write("update subsite set is_preselected = false where site_id = $1");
  });

  it("names whom one can choose, and whether they may be new, at both addresses [INVT-02] [INVT-03] [INVT-10] [SUBS-11] [AUTJ-05]", async () => {
    const contacts = async (at: string, who: WorldPerson, q = "") =>
      calls.post(who, `${at}/load_contacts_invite_list/`, { q });
    const inCrew = await contacts(`/@crew${peopleActions}`, world.ada);
    expect(inCrew).toMatchObject({
      default_role_id: "viewer",
      can_invite_new_people: false,
      will_auto_join: false,
      subsite_name: "Crew",
    });
    expect(inCrew?.["contacts"]).toContainEqual({
      email: world.olga.email,
      name: "Olga Oosterhuis",
      is_member: false,
      has_account: true,
    });
    expect(inCrew?.["contacts"]).toContainEqual(
      expect.objectContaining({ name: "Vera Visser", is_member: true }),
    );
    expect((await contacts(`/@crew${peopleActions}`, world.ada, "olga"))?.["contacts"]).toHaveLength(1);
    const onSite = await contacts("/ajax/settings/people", world.olga);
    const { name, email } = world.xavi;
    expect(onSite?.["contacts"]).toContainEqual({ name, email, is_member: true, has_account: true });
    expect(onSite).toMatchObject({
      default_role_id: "member",
      can_invite_new_people: true,
      will_auto_join: false,
      subsite_name: "",
    });
    await calls.write("update subsite set is_preselected = id = $2 where site_id = $1", [world.harbour.id]);
    for (const [at, who] of [
      ["/ajax/settings/people", world.olga],
      [`/@board${peopleActions}`, world.olga],
    ] as const)
      expect(await contacts(at, who)).toMatchObject({ can_invite_new_people: true, will_auto_join: true });
    await calls.write("update subsite set is_preselected = false where site_id = $1");
    expect(await contacts(peopleActions, world.ada)).toMatchObject({
      error: "Sorry, only site owners can do this.",
    });
    expect(await contacts(`/@crew${peopleActions}`, world.vera)).toMatchObject({ success: false });
  });

  it("names them on a site without subsites to administrators too, and nobody joins one that was there [INVT-02] [INVT-10]", async () => {
    const flat = await openSubsiteWorld();
    // As one that had subsites, which people joined by themselves.
    await within(flat, actorOf(flat, flat.olga), (tx) =>
      run(tx, "update subsite set is_preselected = true where site_id = $1", [tx.siteId]),
    );
    await flat.database.pool.query("update site set with_subsites = false where id = $1", [flat.siteId]);
    const host = await openTestWeb(flat);
    const { body } = await (await host.browser(flat.ada)).post(
      "/ajax/settings/people/load_contacts_invite_list/",
      { q: "" },
    );
    const { contacts, ...rest } = body ?? {};
    expect(rest).toEqual({
      success: true,
      default_role_id: "member",
      can_invite_new_people: true,
      will_auto_join: false,
      subsite_name: "",
    });
    const { name, email } = flat.vera;
    expect(contacts).toContainEqual({ name, email, is_member: true, has_account: true });
    await host.close();
    await flat.close();
  });

  it("its mail is looked at where it is sent from, by those who invite there; that of the site by owners alone [LOGR-04] [ROUT-31] [ROUT-32] [ROUT-36] [INVT-22]", async () => {
    const preview = async (who: WorldPerson, place: string, kind: string) => {
      const { status, text } = await (await web.browser(who)).get(`${place}/preview_email/${kind}/`);
      return [status, /<title>(.*?)<\/title>/.exec(text)?.[1]];
    };
    const added = "Ada Admiraal added you to Crew";
    expect(await preview(world.ada, "/@crew", "space_invite")).toEqual([200, added]);
    const { text } = await (await web.browser(world.ada)).get("/@crew/preview_email/space_invite/");
    expect(text).toContain('href="https://noordervaart.example/@crew/"');
    const inMain = [200, "Olga Oosterhuis added you to Noordervaart"];
    expect(await preview(world.olga, "", "space_invite")).toEqual(inMain);
    const welcome = [200, "Olga Oosterhuis invited you to Noordervaart"];
    for (const place of ["", "/@board"])
      expect(await preview(world.olga, place, "site_invite")).toEqual(welcome);
    for (const place of ["", "/@crew"]) expect((await preview(world.ada, place, "site_invite"))[0]).toBe(403);
    expect((await preview(world.vera, "/@crew", "space_invite"))[0]).toBe(403);
  });
});
