import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "#features/sessions/password-links/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readPeople } from "../screen.ts";
import { inviteAgain, invitePeople, loadContactsInviteList } from "./contract.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("x".repeat(20));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const days = (count: number) => new Date(worldNow.getTime() + count * 86_400_000);

function invite(who: "olga" | "ada" | "ed" | "xavi", email: string, name = "", role_id?: "owner" | "editor") {
  return as(world, world[who]).call(invitePeople, { data: { addrs: [{ email, name }], role_id } });
}

async function stateOf(email: string, now = worldNow): Promise<{ id: number; role: string; state: string }> {
  const answer = await as(world, world.olga, now).call(readPeople, { q: email });
  if (!answer.success || !answer.people[0]) throw new Error(`${email} is not here`);
  return answer.people[0];
}

describe("inviting", () => {
  it("mails each person a link to set a password, and lists them as invited, in small letters [PROD-12] [INVT-07] [INVT-22] (long)", async () => {
    expect(await invite("ada", "Bas@Example.org", "Bas Bakker", "editor")).toMatchObject({ nr_invited: 1 });
    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({
      to: "bas@example.org",
      subject: "Ada Admiraal invited you to Noordervaart",
      secretLinks: [],
    });
    expect(mail?.text).toContain(`https://noordervaart.example/accounts/password/${tokenIn(mail)}/`);
    expect(await stateOf("bas@example.org")).toMatchObject({ role: "editor", state: "invited" });
    const visitor = await web.browser("visitor");
    expect((await visitor.get(`/accounts/password/${tokenIn(mail)}/`)).text).toContain("Welcome, Bas Bakker");
    const password = { new_password1: "zeehondjes", new_password2: "zeehondjes" };
    const set = await as(world, "visitor").call(setPassword, { token: tokenIn(mail), ...password });
    expect(set.success).toBe(true);
    expect(await stateOf("bas@example.org")).toMatchObject({ state: "here" });
  });

  it("takes an address in small letters, however a caller writes it, and mails it the way to a password; without a role they become a member [INVT-05] [INVT-07] [INVT-22]", async () => {
    expect(await invite("ada", "Cor@Example.ORG")).toMatchObject({ nr_invited: 1 });
    const [mail, ...more] = await mailsOf(world);
    expect([mail?.to, mail?.subject, more]).toEqual([
      "cor@example.org",
      "Ada Admiraal invited you to Noordervaart",
      [],
    ]);
    expect(mail?.text).toContain(`https://noordervaart.example/accounts/password/${tokenIn(mail)}/`);
    expect(tokenIn(mail)).toMatch(/^.{20,}$/);
    expect(await stateOf("cor@example.org")).toMatchObject({ role: "member", state: "invited" });
  });

  it("reads `data` as JSON in a form field, at both paths of the documents [INVT-21]", async () => {
    const olga = await web.browser(world.olga);
    for (const [place, path] of ["action", "settings"].entries()) {
      const data = JSON.stringify({ addrs: [{ email: `${path}@example.org`, name: "" }] });
      const address =
        place === 0 ? "/ajax/people/action/invite_to_space/" : "/ajax/settings/people/invite_to_space/";
      expect((await olga.post(address, { data }, { encoding: "form" })).body).toEqual({
        success: true,
        nr_invited: 1,
      });
    }
    expect(await mailsOf(world)).toHaveLength(2);
  });

  it("refuses a list of nobody [INVT-13]", async () => {
    const data = JSON.stringify({ addrs: [] });
    const answer = await (await web.browser(world.olga)).post("/ajax/people/action/invite_to_space/", {
      data,
    });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });

  it("stands for 14 days, and can be sent again with a new link (long)", async () => {
    await invite("olga", "late@example.org");
    const [first] = await mailsOf(world);
    const { id } = await stateOf("late@example.org");
    expect(await stateOf("late@example.org", days(14))).toMatchObject({ state: "expired" });
    const password = { new_password1: "zeehondjes", new_password2: "zeehondjes" };
    const late = as(world, "visitor", days(14));
    expect(await late.call(setPassword, { token: tokenIn(first), ...password })).toMatchObject({
      code: "link-used",
    });
    await as(world, world.olga, days(14)).call(inviteAgain, { id });
    expect(await stateOf("late@example.org", days(14))).toMatchObject({ state: "invited" });
    const [second] = await mailsOf(world, days(14));
    expect((await late.call(setPassword, { token: tokenIn(second), ...password })).success).toBe(true);
    expect(await as(world, world.olga).call(inviteAgain, { id })).toMatchObject({ code: "has-password" });
  });

  it("refuses members and those invited already, and then invites nobody [INVT-08] [INVT-09] [INVT-20] [INVT-21]", async () => {
    expect(await invite("olga", world.vera.email)).toMatchObject({
      body: {
        error: "vera@noordervaart.example is already a member.",
        message: "vera@noordervaart.example is already a member.",
      },
    });
    await invite("olga", "twice@example.org");
    expect(await invite("olga", "twice@example.org")).toMatchObject({
      body: { error: "twice@example.org has already been invited." },
    });
    const addrs = [{ email: "new@example.org" }, { email: "twice@example.org" }];
    await as(world, world.olga).call(invitePeople, { data: { addrs } });
    await expect(stateOf("new@example.org")).rejects.toThrow();
    const double = [{ email: "new@example.org" }, { email: "NEW@example.org" }];
    expect(await as(world, world.olga).call(invitePeople, { data: { addrs: double } })).toMatchObject({
      body: { error: "new@example.org has already been invited." },
    });
    await expect(stateOf("new@example.org")).rejects.toThrow();
    await mailsOf(world);
  });

  it("counts those of a list that were invited already, or stand in it twice [INVT-18] [INVT-23]", async () => {
    const addrs = ["first@example.org", "second@example.org"].map((email) => ({ email }));
    const asked = (list: readonly { readonly email: string }[]) =>
      as(world, world.olga).call(invitePeople, { data: { addrs: [...list] } });
    expect(await asked([...addrs, ...addrs])).toMatchObject({
      body: { error: "2 people have already been invited." },
    });
    expect(await asked(addrs)).toEqual({ success: true, nr_invited: 2 });
    expect(await asked([{ email: "third@example.org" }, ...addrs])).toMatchObject({
      body: { error: "2 people have already been invited." },
    });
    await expect(stateOf("third@example.org")).rejects.toThrow();
    await mailsOf(world);
  });

  it("without subsites administrators bring new people, and nobody below them does [INVT-19] (long)", async () => {
    const contacts = (who: "olga" | "ada" | "ed" | "vera" | "xavi") =>
      as(world, world[who]).call(loadContactsInviteList, {});
    for (const who of ["olga", "ada"] as const)
      expect(await contacts(who), who).toMatchObject({ can_invite_new_people: true });
    for (const who of ["ed", "vera", "xavi"] as const)
      expect(await contacts(who), who).toMatchObject({ success: false });
    for (const who of ["ed", "xavi"] as const)
      expect(await invite(who, "nobody@example.org"), who).toMatchObject({ success: false });
    expect(await invite("ada", "somebody@example.org")).toMatchObject({ nr_invited: 1 });
    await mailsOf(world);
  });

  it("reads a pasted list: addresses, names and what becomes of each, and invites nobody [INVT-16] [INVT-17] [INVT-24] (long)", async () => {
    const browser = await web.browser(world.ada);
    const read = async (txt: string) =>
      (await browser.post("/ajax/settings/people/invite_addresses/", { txt }, { encoding: "form" })).body;
    await invite("olga", "waits@example.org");
    const txt =
      'Femke <Femke@Example.org>; "Vera" vera@noordervaart.example, waits@example.org\nfemke@example.org\nno address';
    expect(await read(txt)).toEqual({
      success: true,
      emails: [
        "femke@example.org",
        "vera@noordervaart.example",
        "waits@example.org",
        "femke@example.org",
        "no address",
      ],
      names: ["Femke", "Vera", "", "", ""],
      fates: ["new", "member", "invited", "double", "invalid"],
    });
    await expect(stateOf("femke@example.org")).rejects.toThrow();
    expect(await read(" ,;\n")).toMatchObject({ success: false, error: "Enter an email address." });
    expect(await read("Femke de Vries\nAnn")).toMatchObject({
      success: false,
      error: "Sorry, couldn't parse these addresses, please try again.",
    });
    const editor = await web.browser(world.ed);
    expect((await editor.post("/ajax/settings/people/invite_addresses/", { txt })).status).toBe(403);
    await mailsOf(world);
  });

  it("reads names and addresses, and says so where there is nothing to read [INVT-15] [INVT-16] [INVT-17] [INVT-24]", async () => {
    const ada = await web.browser(world.ada);
    const read = async (txt: string) =>
      (await ada.post("/ajax/settings/people/invite_addresses/", { txt }, { encoding: "form" })).body;
    expect(
      await read('Femke de Vries <femke@example.org>; "Jan" jan@example.org, bo@example.org'),
    ).toMatchObject({
      emails: ["femke@example.org", "jan@example.org", "bo@example.org"],
      names: ["Femke de Vries", "Jan", ""],
    });
    expect(await read("Femke de Vries\nAnn")).toEqual({
      success: false,
      error: "Sorry, couldn't parse these addresses, please try again.",
    });
  });

  it("marks the addresses that are none [INVT-06]", async () => {
    const data = {
      addrs: [{ email: "good@example.org" }, { email: "bad" }, { email: "worse@@example.org" }],
    };
    expect(await as(world, world.olga).call(invitePeople, { data })).toMatchObject({
      status: 400,
      body: {
        error:
          "Your list contains an invalid email address. Please correct (or remove) the marked addresses.",
        errors: [{ path: "data.addrs.1.email" }, { path: "data.addrs.2.email" }],
      },
    });
  });

  it("is for administrators; owners are made by owners [ROLE-19] [ROLE-20] (long)", async () => {
    expect(await invite("ed", "x@example.org")).toMatchObject({ status: 403, code: "admins-only" });
    expect(await invite("xavi", "x@example.org")).toMatchObject({ status: 403, code: "admins-only" });
    expect(await invite("ada", "x@example.org", "", "owner")).toMatchObject({ code: "role-not-given" });
    expect((await invite("olga", "owner@example.org", "", "owner")).success).toBe(true);
    await mailsOf(world);
  });
});
