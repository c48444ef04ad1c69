import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { heardMails } from "#testing/heard-mails.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { run } from "#database/transaction.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { changeRole } from "#features/people/contract.ts";
import { invitePeople } from "#features/people/invites/contract.ts";
import { loadAdminUsers, requestRights } from "#features/people/rights-requests/contract.ts";
import { rightsRequestListeners } from "./listeners.ts";

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
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
  await mailsOf(world);
});

type Who = "olga" | "ada" | "ed" | "vera" | "xavi";
const candidatesOf = async (who: Who, only_site_owners?: "yes" | "no") => {
  const answer = await as(world, world[who]).call(loadAdminUsers, {
    hint: "create-folder",
    only_site_owners,
  });
  if (!answer.success) throw new Error(answer.code);
  return answer.admins;
};

describe("the list of whom to ask", () => {
  it("has administrators and owners, or owners alone, by name [RQST-01] [RQST-02] [RQST-09]", async () => {
    const names = async (only?: "yes" | "no") =>
      (await candidatesOf("vera", only)).map(({ safe_name }) => safe_name);
    expect(await names()).toEqual(["Ada Admiraal", "Olga Oosterhuis"]);
    expect(await names("no")).toEqual(["Ada Admiraal", "Olga Oosterhuis"]);
    expect(await names("yes")).toEqual(["Olga Oosterhuis"]);
  });

  it("gives `id`, `safe_name`, `email` and `avatar_url` of each, the name safe in HTML [RQST-03]", async () => {
    const { id, email, name } = world.ada;
    const becomes = (called: string, photo: string | null) =>
      within(world, actorOf(world, world.ada), (tx) =>
        run(tx, "update person set name = $1, photo = $2 where id = $3", [called, photo, id]),
      );
    const avatar_url = "/-/file/7/ada.png";
    await becomes("Ada <b>&", avatar_url);
    const admins = await candidatesOf("vera");
    await becomes(name, null);
    const olga = { id: world.olga.id, safe_name: "Olga Oosterhuis", email: world.olga.email, avatar_url: "" };
    expect(admins).toEqual([
      { id, safe_name: "Ada &lt;b&gt;&amp;", email, avatar_url, away: null },
      { ...olga, away: null },
    ]);
  });

  it("tells externals no addresses, of whoever they may ask [RQST-03]", async () => {
    const asked = await candidatesOf("xavi");
    expect(asked.map(({ safe_name }) => safe_name)).toContain("Ada Admiraal");
    expect(new Set(asked.map(({ email }) => email))).toEqual(new Set([""]));
  });

  it("leaves out oneself, who never signed in, and people of other sites (long)", async () => {
    expect((await candidatesOf("ada")).map(({ id }) => id)).not.toContain(world.ada.id);
    const addrs = [{ email: "new@noordervaart.example" }];
    await as(world, world.olga).call(invitePeople, { data: { addrs, role_id: "admin" } });
    const asked = await candidatesOf("vera");
    expect(asked.map(({ email }) => email)).not.toContain("new@noordervaart.example");
    const ids = asked.map(({ id }) => id);
    expect(ids).toContain(world.ada.id);
    expect(ids).not.toContain(world.other.nora.id);
  });

  it("is refused to visitors (long)", async () => {
    expect(await as(world, "visitor").call(loadAdminUsers, {})).toMatchObject({
      code: "signed-out",
      status: 401,
    });
  });
});

const ask = (who: Who, admin_id: number, more: { hint?: string; only_site_owners?: "yes" | "no" } = {}) =>
  as(world, world[who]).call(requestRights, { admin_id, ...more });

describe("a request", () => {
  it("is written to whom was chosen, and names the refused action [RQST-10]", async () => {
    await ask("vera", world.ada.id, { hint: "create-folder" });
    const mails = await heardMails(world, rightsRequestListeners);
    expect(mails).toMatchObject([
      { to: world.ada.email, subject: "Vera Visser is asking for administrator rights at Noordervaart" },
    ]);
    expect(mails[0]?.text).toContain("They want to create a folder.");
  });

  it("is mailed to whom was chosen, with the refused action and where the role is changed [RQST-04] [RQST-10] (long)", async () => {
    expect(await ask("vera", world.ada.id, { hint: "create-folder", only_site_owners: "no" })).toEqual({
      success: true,
    });
    const [mail, ...others] = await mailsOf(world);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: world.ada.email,
      subject: "Vera Visser is asking for administrator rights at Noordervaart",
    });
    expect(mail?.text).toContain("Vera Visser (vera@noordervaart.example) is asking for");
    expect(mail?.text).toContain("They want to create a folder");
    expect(mail?.text).toContain("https://noordervaart.example/people/?q=vera%40noordervaart.example");
  });

  it("for ownership goes to an owner, and names a code that it does not know as it is [RQST-10] (long)", async () => {
    await ask("ada", world.olga.id, { hint: "melt_ice", only_site_owners: "yes" });
    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({
      to: world.olga.email,
      subject: "Ada Admiraal is asking to become a site owner of Noordervaart",
    });
    expect(mail?.text).toContain("melt_ice");
    expect(await ask("vera", world.ada.id, { only_site_owners: "yes" })).toMatchObject({
      code: "person-not-found",
    });
  });

  it("carries no sentence of its own in the hint (long)", async () => {
    expect(await ask("vera", world.ada.id, { hint: "Win a prize at evil.example" })).toMatchObject({
      status: 400,
    });
    expect(await mailsOf(world)).toEqual([]);
  });

  it("is refused to who holds the rights, to oneself, and to people who cannot give them (long)", async () => {
    expect(await ask("ada", world.olga.id)).toMatchObject({ code: "rights-held" });
    expect(await ask("vera", world.vera.id)).toMatchObject({ code: "asks-themself" });
    expect(await ask("vera", world.ed.id)).toMatchObject({ code: "person-not-found" });
    expect(await ask("vera", world.other.nora.id)).toMatchObject({ code: "person-not-found" });
    expect(await as(world, "visitor").call(requestRights, { admin_id: world.ada.id })).toMatchObject({
      code: "signed-out",
    });
    expect(await mailsOf(world)).toEqual([]);
  });

  it("is sent five times an hour at most, counted for each person (long)", async () => {
    for (let turn = 0; turn < 5; turn++) expect((await ask("vera", world.ada.id)).success).toBe(true);
    expect(await ask("vera", world.olga.id)).toMatchObject({ code: "too-many-attempts", status: 429 });
    expect((await ask("ed", world.ada.id)).success).toBe(true);
    expect(await mailsOf(world)).toHaveLength(6);
  });

  it("is not mailed any more when the role has been given meanwhile (long)", async () => {
    await ask("ed", world.ada.id);
    await as(world, world.olga).call(changeRole, { id: world.ed.id, role: "admin" });
    expect(await mailsOf(world)).toEqual([]);
    await as(world, world.olga).call(changeRole, { id: world.ed.id, role: "editor" });
  });
});

it("a refusal of rights tells our client which ones to offer, others nothing [ROLE-23]", async () => {
  const vera = await web.browser(world.vera);
  const path = createFolder.path.replace("{parent_id}", String(world.mainFolderId));
  const refused = await vera.post(path, { new_name: "Ice" });
  expect(refused.status).toBe(403);
  expect(refused.headers).toMatchObject({ "x-refusal": "editors-only", "x-offer": "editor" });
  const missing = await vera.post("/ajax/people/action/send_request_for_admin_promotion/", {
    admin_id: world.ed.id,
  });
  expect(missing.headers).not.toHaveProperty("x-offer");
});
