import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { readHome } from "#features/reading/homepage/screen.ts";
import { setUp } from "#features/people/setup/contract.ts";
import { readSetUp } from "#features/people/setup/screen.ts";
import { openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { isSetUpToken } from "#features/people/setup/store.ts";
import { worldNow } from "#testing/as.ts";
import { openEmpty } from "#testing/empty.ts";
import { storageOf } from "#testing/stored.ts";
import { callAt } from "#testing/call-at.ts";
import { readConfig } from "./config.ts";
import { setUpLink, setUpUnattended, settleAddress } from "./first-site.ts";
import { type Sites, openSites } from "./sites.ts";
import { readPageAt } from "#features/pages/contract.ts";

let empty: Awaited<ReturnType<typeof openEmpty>>;
let sites: Sites;
const storage = storageOf({});
beforeEach(async () => {
  empty = await openEmpty();
  sites = await openSites(empty.database);
});
afterEach(() => empty.close());

const installation = () => ({ database: empty.database, sites, storage });
const answers = {
  site_name: "Noordervaart",
  display_name: "Olga Oosterhuis",
  email: "Olga@Noordervaart.example",
  password: "zeehondjes",
};
const base = "http://localhost:8080";

async function token(database = empty.database): Promise<string> {
  const link = await setUpLink({ database }, base, worldNow);
  return /\/-\/setup\/([A-Za-z0-9_-]{43})\/$/.exec(link ?? "")?.[1] ?? "";
}

describe("the set-up link", () => {
  it("makes the first site with its owner, signs them in, and works once [PROD-12] (long)", async () => {
    const printed = await token();
    expect(await callAt(empty.database, 0).call(readSetUp, { token: printed })).toMatchObject({
      success: true,
    });
    const made = await callAt(empty.database, 0).call(setUp, { token: printed, ...answers });
    expect(made).toMatchObject({ success: true, next: "/-/start/" });
    await sites.reload();
    expect(sites.only()).toMatchObject({ name: "Noordervaart" });
    const again = await callAt(empty.database, 0).call(setUp, { token: printed, ...answers });
    expect(again).toMatchObject({ status: 404, code: "setup-link-used" });
    const { email, password } = answers;
    const signed = await callAt(empty.database, sites.only()?.id ?? 0).call(signIn, { email, password });
    expect(signed.success).toBe(true);
    expect(await setUpLink(installation(), base, worldNow)).toBeNull();
  });

  it("makes a site in the language in which it was read, and in the time zone of the browser (long)", async () => {
    const zone = { time_zone: "Europe/Amsterdam" };
    await callAt(empty.database, 0, "nl").call(setUp, { token: await token(), ...answers, ...zone });
    await sites.reload();
    expect(sites.only()).toMatchObject({ language: "nl", timeZone: "Europe/Amsterdam" });
  });

  it("makes a site where the zone of the browser is not known, too (long)", async () => {
    const zone = { time_zone: "Atlantis/Poseidonis" };
    const answer = await callAt(empty.database, 0).call(setUp, { token: await token(), ...answers, ...zone });
    expect(answer).toMatchObject({ success: true });
    await sites.reload();
    expect(sites.only()).toMatchObject({ timeZone: "UTC" });
  });

  it.each([
    ["password1", "password-common"],
    ["Oosterhuis1", "password-named"],
    ["noordervaart", "password-named"],
  ])("refuses %s, and can be used again with a better one [ASVS 6.2.4] (long)", async (password, code) => {
    const call = callAt(empty.database, 0);
    const printed = await token();
    expect(await call.call(setUp, { token: printed, ...answers, password })).toMatchObject({
      status: 400,
      code,
    });
    expect(await call.call(setUp, { token: printed, ...answers })).toMatchObject({ success: true });
  });

  it("lets nobody claim the site without it (long)", async () => {
    await token();
    const guessed = await callAt(empty.database, 0).call(setUp, { token: "x".repeat(43), ...answers });
    expect(guessed).toMatchObject({ status: 404, code: "setup-link-used" });
    await sites.reload();
    expect(sites.isEmpty()).toBe(true);
  });

  it("works as any process on the database has printed it, until one of them is used (long)", async () => {
    const other = openDatabase(empty.address, 2);
    const [first, second] = [await token(), await token(other)];
    for (const each of [first, second, await token()])
      expect(await callAt(other, 0).call(readSetUp, { token: each })).toMatchObject({ success: true });
    expect(await callAt(other, 0).call(setUp, { token: first, ...answers })).toMatchObject({ success: true });
    for (const each of [first, second])
      expect(await callAt(empty.database, 0).call(setUp, { token: each, ...answers })).toMatchObject({
        code: "setup-link-used",
      });
    await other.end();
  });

  it("is too old after a week, and the oldest one goes when there are twenty others", async () => {
    const old = await token();
    const later = (days: number) => new Date(worldNow.getTime() + days * 24 * 60 * 60 * 1000);
    const works = (token: string, at: Date) =>
      inTransaction(empty.database, { siteId: 0, access: "read" }, (tx) => isSetUpToken(token, at, tx));
    expect([await works(old, later(6)), await works(old, later(8))]).toEqual([true, false]);
    for (let start = 0; start < 20; start++) await setUpLink(installation(), base, later(1));
    expect(await works(old, later(1))).toBe(false);
  });

  it("used twice at once makes one site (long)", async () => {
    const printed = await token();
    const both = await Promise.all(
      ["A", "B"].map((site_name) =>
        callAt(empty.database, 0).call(setUp, { token: printed, ...answers, site_name }),
      ),
    );
    expect(both.filter((each) => each.success)).toHaveLength(1);
    await sites.reload();
    expect(sites.only()).not.toBeNull();
  });
});

describe("the unattended set-up", () => {
  const environment = {
    ATRIUM_OWNER_EMAIL: "Olga.Oosterhuis@noordervaart.example",
    ATRIUM_OWNER_PASSWORD: "zeehondjes",
    ATRIUM_SITE_NAME: "Noordervaart",
    ATRIUM_URL: "https://noordervaart.example",
  };

  it("makes the first site when there is none, and only then (long)", async () => {
    await setUpUnattended(installation(), readConfig(environment, "/"));
    expect(sites.only()).toMatchObject({ name: "Noordervaart", address: "https://noordervaart.example" });
    await setUpUnattended(installation(), readConfig({ ...environment, ATRIUM_SITE_NAME: "Other" }, "/"));
    expect(sites.only()).toMatchObject({ name: "Noordervaart" });
    const email = "olga.oosterhuis@noordervaart.example";
    const signed = await callAt(empty.database, sites.only()?.id ?? 0).call(signIn, {
      email,
      password: "zeehondjes",
    });
    expect(signed.success).toBe(true);
  });

  it("begins empty, or with the starting point that the environment names (long)", async () => {
    const named = { ...environment, ATRIUM_STARTING_POINT: "club" };
    await setUpUnattended(installation(), readConfig(named, "/"));
    await sites.reload();
    const home = await callAt(empty.database, sites.only()?.id ?? 0).call(readHome, {});
    expect(home).toMatchObject({ success: true, page: { title: sites.only()?.name, isSample: false } });
    expect(sites.only()).toMatchObject({ publicPages: true });
    expect(() => readConfig({ ...environment, ATRIUM_STARTING_POINT: "circus" }, "/")).toThrow("intranet");
  });

  it("begins in the language that the environment names, sample pages too (long)", async () => {
    const named = { ...environment, ATRIUM_STARTING_POINT: "club", ATRIUM_SITE_LANGUAGE: "nl" };
    await setUpUnattended(installation(), readConfig(named, "/"));
    const call = callAt(empty.database, sites.only()?.id ?? 0);
    expect(await call.call(readPageAt, { slug: "lid-worden" })).toMatchObject({ title: "Lid worden" });
    expect(sites.only()).toMatchObject({ language: "nl" });
  });

  it("by two processes at once makes one site (long)", async () => {
    const other = { ...installation(), sites: await openSites(empty.database) };
    const config = readConfig(environment, "/");
    await Promise.all([setUpUnattended(installation(), config), setUpUnattended(other, config)]);
    await sites.reload();
    expect(sites.only()).not.toBeNull();
  });

  it("refuses an owner's password that is easy to guess, in the start that would make the site (long)", async () => {
    const start = (ATRIUM_OWNER_PASSWORD: string) =>
      setUpUnattended(installation(), readConfig({ ...environment, ATRIUM_OWNER_PASSWORD }, "/"));
    await expect(start("password1")).rejects.toThrow(
      "ATRIUM_OWNER_PASSWORD: This password is easy to guess.",
    );
    await expect(start("Oosterhuis!")).rejects.toThrow(
      "ATRIUM_OWNER_PASSWORD: This password is mostly a name",
    );
    expect(sites.isEmpty()).toBe(true);
    await start("zeehondjes");
    await start("password1");
    expect(sites.only()).not.toBeNull();
  });

  it("refuses a password that nobody could choose (long)", () => {
    expect(() => readConfig({ ...environment, ATRIUM_OWNER_PASSWORD: "short" }, "/")).toThrow(
      "ATRIUM_OWNER_PASSWORD must have at least 8 characters.",
    );
  });
});

it("the stored address is ATRIUM_URL, else where Atrium listens as long as there is none better (long)", async () => {
  const environment = { ATRIUM_OWNER_EMAIL: "olga@example.org", ATRIUM_OWNER_PASSWORD: "zeehondjes" };
  await setUpUnattended(installation(), readConfig(environment, "/"));
  await settleAddress(installation(), { publicUrl: undefined, listening: "http://127.0.0.1:8080" });
  expect(sites.only()?.address).toBe("http://127.0.0.1:8080");
  await settleAddress(installation(), { publicUrl: "https://a.example", listening: "http://127.0.0.1:8081" });
  expect(sites.only()?.address).toBe("https://a.example");
  await settleAddress(installation(), { publicUrl: undefined, listening: "http://127.0.0.1:8082" });
  expect(sites.only()?.address).toBe("https://a.example");
});
