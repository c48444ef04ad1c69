import { afterAll, beforeAll, expect, it } from "vitest";
import { readPasswordLink } from "#features/sessions/password-links/screen.ts";
import type { Mail } from "#outbox/listener.ts";
import { tellAgain } from "#outbox/retries.ts";
import { type Turns, openTurns } from "#outbox/turns.ts";
import { actorForWork } from "#server/web/session.ts";
import { as, worldNow } from "#testing/as.ts";
import { tellAll, tokenIn } from "#testing/outbox.ts";
import { type World, openWorld } from "#testing/world.ts";
import { peopleListeners } from "../listeners.ts";
import { readPeople } from "../screen.ts";
import { inviteAgain, invitePeople } from "./contract.ts";

let world: World;
let turns: Turns;
beforeAll(async () => {
  world = await openWorld();
  turns = openTurns(world.address);
});
afterAll(async () => {
  await turns.close();
  await world.close();
});

const opens = async (mail: Mail | undefined) =>
  (await as(world, "visitor").call(readPasswordLink, { token: tokenIn(mail) })).success;

it("an invitation that is mailed twice, as its first sending was not seen to its end, has a link that opens in both mails, until they are invited again [INVT-22] (long)", async () => {
  const mails: Mail[] = [];
  let now = worldNow;
  const options = {
    database: world.database,
    turns,
    mail: async (mail: Mail) => {
      mails.push(mail);
      if (mails.length === 1) throw new Error("the line dropped after the mail was taken");
    },
    actorFor: actorForWork,
    clock: () => now,
    log: () => {},
  };
  const [listener] = peopleListeners;
  if (!listener) throw new Error("nobody mails invitations");
  await as(world, world.ada).call(invitePeople, {
    data: { addrs: [{ email: "bas@example.org", name: "" }] },
  });
  await tellAll({ ...options, listener });
  now = new Date(worldNow.getTime() + 2000);
  await tellAgain({ ...options, listener });
  expect(mails.length).toBe(2);
  expect([await opens(mails[0]), await opens(mails[1])]).toEqual([true, true]);
  const found = await as(world, world.olga).call(readPeople, { q: "bas@example.org" });
  const [bas] = found.success ? found.people : [];
  expect(bas).toMatchObject({ state: "invited" });
  await as(world, world.ada).call(inviteAgain, { id: bas?.id ?? 0 });
  await tellAll({ ...options, listener });
  expect([await opens(mails[0]), await opens(mails[1]), await opens(mails[2])]).toEqual([false, false, true]);
});
