import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { readAccount } from "#features/people/account/screen.ts";
import { hashPassword } from "#secrets/password.ts";
import { as, worldNow } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type Authenticator, authenticator } from "#testing/passkeys/authenticator.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";
import { closeAccount } from "../removal/store.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./contract.ts";

const origin = "https://noordervaart.example";
const password = { current_password: worldPassword };

let world: World;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
});
afterAll(() => world.close());
beforeEach(async () => {
  await inSite("delete from passkey where site_id = $1");
  await inSite("update site set passkeys = true where id = $1");
  await world.database.pool.query("delete from rate_limit");
});

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run<Record<string, unknown>>(tx, text, [tx.siteId, ...values]),
  );

async function begun(person: WorldPerson): Promise<string> {
  const answer = await as(world, person).call(beginPasskey, password);
  return answer.success ? answer.options : answer.code;
}

const added = async (person: WorldPerson, credential: string, now = worldNow) => {
  const answer = await as(world, person, now).call(addPasskey, { credential });
  return answer.success ? "added" : answer.code;
};

async function give(person: WorldPerson, device: Authenticator = authenticator(origin)): Promise<void> {
  expect(await added(person, device.create(await begun(person)))).toBe("added");
}

async function passkeysOf(person: WorldPerson) {
  const account = await as(world, person).call(readAccount, {});
  return account.success ? account.passkeys : null;
}
const idOf = async (person: WorldPerson) => (await passkeysOf(person))?.[0]?.id ?? 0;

describe("one's own passkeys", () => {
  it("are made for this site alone, unlocked by their owner, once on a device (long)", async () => {
    await give(world.vera);
    expect(JSON.parse(await begun(world.vera))).toMatchObject({
      rp: { id: "noordervaart.example", name: "Noordervaart" },
      user: { name: "vera@noordervaart.example", displayName: world.vera.name },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key", transports: ["internal"] }],
    });
    expect(JSON.stringify(await inSite("select name from passkey where site_id = $1"))).toBe('[{"name":""}]');
  });

  it("are added with the password alone, which is mailed to their owner and written down (long)", async () => {
    const vera = as(world, world.vera);
    expect(await vera.call(beginPasskey, { current_password: "wrong" })).toMatchObject({
      code: "wrong-password",
    });
    await give(world.vera);
    expect(await passkeysOf(world.vera)).toEqual([
      { id: expect.any(Number), name: "", browser: null, system: null, added: 1_795_262_400, lastUsed: null },
    ]);
    expect((await mailsOf(world)).map(({ to, subject }) => [to, subject])).toContainEqual([
      world.vera.email,
      "You have a new passkey at Noordervaart",
    ]);
    expect((await auditOf(world)).map(({ kind }) => kind)).toContain("passkey-added");
  });

  it("are taken only as they were asked for, of whom, once and for five minutes (long)", async () => {
    const device = authenticator(origin);
    for (const lie of [
      { origin: "https://evil.example" },
      { domain: "evil.example" },
      { type: "webauthn.get" },
      { locked: true },
    ])
      expect([lie, await added(world.vera, device.create(await begun(world.vera), lie))]).toEqual([
        lie,
        "passkey-failed",
      ]);
    const made = device.create(await begun(world.vera));
    expect(await added(world.ed, made)).toBe("passkey-over");
    expect(await added(world.vera, made, new Date(worldNow.getTime() + 5 * 60_000))).toBe("passkey-over");
    expect(await added(world.vera, made)).toBe("added");
    expect(await added(world.vera, made)).toBe("passkey-over");
    expect(await added(world.ed, device.create(await begun(world.ed)))).toBe("passkey-there");
  });

  it("are twenty at the most, and none where the site has none or nobody is signed in (long)", async () => {
    await give(world.vera);
    await inSite(
      `insert into passkey (site_id, person_id, credential_id, public_key, counter, transports, device, added)
       select site_id, person_id, credential_id || each::text::bytea, public_key, counter, transports, device, added
       from passkey, generate_series(1, 19) each where site_id = $1`,
    );
    expect(await begun(world.vera)).toBe("too-many-passkeys");
    expect(await begun(world.ed)).toContain("challenge");
    await inSite("update site set passkeys = false where id = $1");
    expect(await begun(world.ed)).toBe("passkeys-off");
    expect(await passkeysOf(world.vera)).toBeNull();
    expect(await as(world, "visitor").call(beginPasskey, password)).toMatchObject({ code: "signed-out" });
  });

  it("are renamed and removed by their owner alone, who proves the password (long)", async () => {
    await give(world.vera);
    const id = await idOf(world.vera);
    expect(await as(world, world.ed).call(renamePasskey, { id, name: "Mine" })).toMatchObject({
      code: "passkey-not-found",
    });
    expect(await as(world, world.ed).call(removePasskey, { id, ...password })).toMatchObject({
      code: "passkey-not-found",
    });
    await as(world, world.vera).call(renamePasskey, { id, name: "Blue key" });
    expect(await passkeysOf(world.vera)).toMatchObject([{ name: "Blue key" }]);
    const vera = as(world, world.vera);
    expect(await vera.call(removePasskey, { id, current_password: "wrong" })).toMatchObject({
      code: "wrong-password",
    });
    expect(await vera.call(removePasskey, { id, ...password })).toEqual({ success: true });
    expect(await passkeysOf(world.vera)).toEqual([]);
    expect((await mailsOf(world)).map(({ subject }) => subject)).toContain(
      "A passkey was removed at Noordervaart",
    );
  });

  it("go with the account (long)", async () => {
    await give(world.vera);
    await within(world, actorOf(world, world.olga), (tx) => closeAccount(world.vera.id, tx));
    expect(await inSite("select from passkey where site_id = $1")).toEqual([]);
  });

  it("stand on one's account, with what can be done to each (long)", async () => {
    await inSite(
      "update person set password_hash = $2 where site_id = $1",
      await hashPassword(worldPassword),
    );
    await give(world.ed);
    const screen = await shown(world, world.ed, "/settings/account/");
    const part = () => screen.part("region", "Passkeys");
    expect(screen.text(part())).toContain("Unknown device");
    await screen.click("button", "Rename Unknown device", part());
    await screen.type("Name", "Blue key", part());
    await screen.click("button", "Save", part());
    expect(screen.text(part())).toContain("Blue key");
    await screen.click("button", "Remove Blue key", part());
    await screen.type("Current password", worldPassword, part());
    await screen.click("button", "Remove", part());
    expect(screen.text(part())).not.toContain("Blue key");
    await screen.click("button", "Add passkey", part());
    await screen.type("Current password", worldPassword, part());
    await screen.click("button", "Continue", part());
    expect(screen.text(part())).toContain("This browser can't create passkeys.");
  });
});
