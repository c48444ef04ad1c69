import { toolsOf } from "#testing/command-tools.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { inTransaction } from "#database/transaction.ts";
import { newSecret, turnOn } from "#features/sessions/two-step/operations.ts";
import { argumentsOf } from "#server/cli.ts";
import { commands } from "#server/commands.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readPeople } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("x".repeat(20));
});
afterAll(() => world.close());

/** Types a command as a shell would give it. */
async function type(...argv: string[]): Promise<string> {
  const command = commands.find(({ name }) => argv.join(" ").startsWith(name));
  if (!command || !("run" in command)) throw new Error("no such command");
  const given = argumentsOf(command, argv.slice(command.name.split(" ").length));
  return command.run(given, toolsOf(world));
}

const here = ["--site", "noordervaart.example"];
const mayEnter = async (email: string, password: string) =>
  (await as(world, "visitor").call(signIn, { email, password })).success;

describe("user add", () => {
  it("adds a person with name, role and password (long)", async () => {
    const said = await type(
      "user",
      "add",
      "Bas@Example.org",
      "--name=Bas Bakker",
      "--role=editor",
      "--password=zeehondjes",
      ...here,
    );
    expect(said).toBe("Added Bas Bakker <bas@example.org> as editor.");
    expect(await mayEnter("bas@example.org", "zeehondjes")).toBe(true);
    const people = await as(world, world.olga).call(readPeople, { q: "bas@" });
    expect(people).toMatchObject({ people: [{ name: "Bas Bakker", role: "editor", state: "here" }] });
  });

  it("without a password invites by mail (long)", async () => {
    await type("user", "add", "anouk@example.org", ...here);
    const mails = await mailsOf(world);
    expect(mails).toMatchObject([{ to: "anouk@example.org", subject: "You're invited to Noordervaart" }]);
  });

  it.each([
    [["nobody"], "Enter an email address, for example femke@example.org."],
    [["vera@noordervaart.example"], "vera@noordervaart.example is already a member."],
    [["a@b.org", "--role", "king"], "Unknown role. Choose one of owner, admin, editor, member, external."],
    [["a@b.org", "--password", "short"], "Use at least 8 characters."],
    [["a@b.org", "--password", "Sunshine1"], "This password is easy to guess."],
    [["a@b.org", "--password", "noordervaart26"], "This password is mostly a name."],
    [["a@b.org", "--name", "Bea Boer", "--password", "BeaBoer1!"], "This password is mostly a name"],
    [["a@b.org", "--colour", "red"], "Usage: atrium user add <email>"],
  ])("%j: %s", async (words, sentence) => {
    await expect(type("user", "add", ...words, ...here)).rejects.toThrow(sentence);
  });

  it("asks for the site when there are several", async () => {
    await expect(type("user", "add", "a@b.org")).rejects.toThrow("There are several sites.");
    await expect(type("user", "add", "a@b.org", "--site", "x.example")).rejects.toThrow("No site found.");
  });
});

describe("user password", () => {
  it("sets a new password and signs the person out everywhere (long)", async () => {
    const web = await openTestWeb(world);
    const vera = await web.browser(world.vera);
    const said = await type(
      "user",
      "password",
      world.vera.email,
      "--password",
      "een twee drie vier",
      ...here,
    );
    expect(said).toBe("Changed the password of vera@noordervaart.example.");
    expect(await mayEnter(world.vera.email, "een twee drie vier")).toBe(true);
    expect((await vera.get("/people/", { accept: "application/json" })).status).toBe(401);
    await web.close();
  });

  it("makes one up when none is given, and says it (long)", async () => {
    const said = await type("user", "password", world.ed.email, ...here);
    const made = /New password: (\S{20})$/.exec(said)?.[1] ?? "";
    expect(await mayEnter(world.ed.email, made)).toBe(true);
  });
});

describe("user reset-two-step", () => {
  it("turns it off for somebody who uses it, and says where there is nothing to turn off", async () => {
    await inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
      await newSecret(world.olga.id, worldNow, tx);
      await turnOn(world.olga.id, worldNow, tx);
    });
    const reset = () => type("user", "reset-two-step", world.olga.email, ...here);
    expect(await reset()).toBe(`Turned off two-step verification of ${world.olga.email}.`);
    await expect(reset()).rejects.toThrow(`${world.olga.email} doesn't use two-step verification.`);
    await expect(type("user", "reset-two-step", "nobody@example.org", ...here)).rejects.toThrow(
      "No one here has the address nobody@example.org.",
    );
  });
});

describe("user sign-out", () => {
  it("ends all sessions of a person, and of everybody [ASVS 7.4.5] (long)", async () => {
    const web = await openTestWeb(world);
    const [ada, xavi] = [await web.browser(world.ada), await web.browser(world.xavi)];
    const status = async (browser: typeof ada) =>
      (await browser.get("/settings/account/", { accept: "application/json" })).status;
    expect(await type("user", "sign-out", world.ada.email, ...here)).toBe(
      `Signed out ${world.ada.email}: 1 session ended.`,
    );
    expect([await status(ada), await status(xavi)]).toEqual([401, 200]);
    expect(await type("user", "sign-out", "everybody", ...here)).toMatch(/^Signed out everyone: \d+ session/);
    expect(await status(xavi)).toBe(401);
    await web.close();
    await expect(type("user", "sign-out", "nobody@example.org", ...here)).rejects.toThrow(
      "No one here has the address nobody@example.org.",
    );
  });
});

describe("a password that is easy to guess", () => {
  it("is refused for a person who is there, and changes nothing", async () => {
    await expect(type("user", "password", world.olga.email, "--password=olga1234", ...here)).rejects.toThrow(
      "This password is mostly a name",
    );
    await expect(type("user", "password", world.olga.email, "--password=password1", ...here)).rejects.toThrow(
      "This password is easy to guess",
    );
  });

  it("is refused for people who are made up", async () => {
    await expect(type("seed", "--pages=0", "--people=1", "--password=password1", ...here)).rejects.toThrow(
      "This password is easy to guess",
    );
  });
});

describe("site add", () => {
  it("makes a site of its own host and invites its owner (long)", async () => {
    const said = await type(
      "site",
      "add",
      "Waddenzee",
      "--host=wadden.example",
      "--owner-email=otto@example.org",
    );
    expect(said).toBe(
      "Waddenzee is at https://wadden.example/. otto@example.org gets an email to set a password.\n" +
        "Without a mail server, run `atrium user password otto@example.org --site wadden.example` instead.",
    );
    const [mail] = await mailsOf(world);
    expect(mail?.text).toContain("https://wadden.example/accounts/password/");
    const web = await openTestWeb(world);
    const answer = await web.server.inject({ url: "/accounts/login/", headers: { host: "wadden.example" } });
    expect(answer.body).toContain("Waddenzee");
    await web.close();
    await expect(
      type("site", "add", "Again", "--host", "wadden.example", "--owner-email", "otto@example.org"),
    ).rejects.toThrow("The host wadden.example already belongs to a site.");
  });
});
