import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#secrets/password.ts";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const common = "This password is easy to guess. Choose another, for example four words.";
const named = "This password is mostly a name. Choose another, for example four words.";
const easy = [
  ["iloveyou", common],
  ["Password123", common],
  ["noordervaart!", named],
] as const;

describe.each(easy)("%s", (password, sentence) => {
  const both = { new_password1: password, new_password2: password };

  it("is refused behind the link of a reset, which still works afterwards [ASVS 6.2.4] (long)", async () => {
    const visitor = await web.browser("visitor");
    await visitor.post("/accounts/reset/", { email: world.ed.email });
    const token = tokenIn((await mailsOf(world)).at(-1));
    const answer = await visitor.post(`/accounts/password/${token}/`, both);
    expect([answer.status, answer.body?.["error"]]).toEqual([400, sentence]);
    const good = { new_password1: "zeven ganzen op de dijk", new_password2: "zeven ganzen op de dijk" };
    expect((await visitor.post(`/accounts/password/${token}/`, good)).status).toBe(200);
  });

  it("is refused on one's account, at its field [ASVS 6.2.4] (long)", async () => {
    const vera = await web.browser(world.vera);
    const answer = await vera.post("/-/account/password/", { current_password: worldPassword, ...both });
    expect(answer.status).toBe(400);
    expect(answer.body?.["form_errors"]).toEqual({ new_password1: sentence });
  });

  it("is refused when an administrator adds somebody [ASVS 6.2.4]", async () => {
    const olga = await web.browser(world.olga);
    const person = { display_name: "Bas Bakker", email: "bas@example.org", role: "member", password };
    const answer = await olga.post("/-/people/add/", person);
    expect([answer.status, answer.body?.["error"]]).toEqual([400, sentence]);
  });
});

it.each(["bas.bakker", "BakkerBas77"])("%s is refused for Bas Bakker [ASVS 6.2.11]", async (password) => {
  const olga = await web.browser(world.olga);
  const person = { display_name: "Bas Bakker", email: "bas@example.org", role: "member", password };
  expect((await olga.post("/-/people/add/", person)).body?.["error"]).toBe(named);
});

it("the name of the person is read for their own link (long)", async () => {
  const visitor = await web.browser("visitor");
  await visitor.post("/accounts/reset/", { email: world.vera.email });
  const token = tokenIn((await mailsOf(world)).at(-1));
  const both = { new_password1: "veravisser1", new_password2: "veravisser1" };
  expect((await visitor.post(`/accounts/password/${token}/`, both)).body?.["error"]).toBe(named);
});
