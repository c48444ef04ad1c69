import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { hiddenLink } from "./rules.ts";
import { readKeptMails } from "./screen.ts";
import { keepMail } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const link = "https://noordervaart.example/accounts/password/secret/";

function keep(eventId: number, secretLinks: readonly string[]) {
  const mail = {
    to: "vera@noordervaart.example",
    subject: "A link",
    text: `Open ${link} now`,
    html: "",
    secretLinks,
  };
  return within(world, actorOf(world, world.olga), (tx) => keepMail(mail, { eventId, now: worldNow }, tx));
}

it("keeps a mail once for its event, one-time links hidden except those of invitations", async () => {
  await keep(1, [link]);
  await keep(1, [link]);
  await keep(2, []);
  const answer = await as(world, world.olga).call(readKeptMails, {});
  expect(answer.success && answer.mails.map((mail) => mail.text)).toEqual([
    `Open ${link} now`,
    `Open ${hiddenLink} now`,
  ]);
});

it("shows them to site owners only, and to none of another site [ROLE-20]", async () => {
  expect(await as(world, world.ada).call(readKeptMails, {})).toMatchObject({
    status: 403,
    body: { error: "Sorry, only site owners can do this." },
  });
  expect(await as(world, world.other.nora).call(readKeptMails, {})).toMatchObject({ mails: [] });
});
