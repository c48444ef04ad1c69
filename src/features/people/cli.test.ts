import { toolsOf } from "#testing/command-tools.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { argumentsOf } from "#server/cli.ts";
import { commands } from "#server/commands.ts";
import { as } from "#testing/as.ts";
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
  it("adds a person with name, role and password", async () => {
    const said = await type(
      "user",
      "add",
      "Bas@Example.org",
      "--name=Bas Bakker",
      "--role=editor",
      "--password=zeehondjes",
      ...here,
    );
    expect(said).toBe("Bas Bakker <bas@example.org> has been added as editor.");
    expect(await mayEnter("bas@example.org", "zeehondjes")).toBe(true);
    const people = await as(world, world.olga).call(readPeople, { q: "bas@" });
    expect(people).toMatchObject({ people: [{ name: "Bas Bakker", role: "editor", state: "here" }] });
  });

  it("without a password invites by mail", async () => {
    await type("user", "add", "anouk@example.org", ...here);
    const mails = await mailsOf(world);
    expect(mails).toMatchObject([{ to: "anouk@example.org", subject: "You are invited to Noordervaart" }]);
  });

  it.each([
    [["nobody"], "Please give an email address, like femke@example.org."],
    [["vera@noordervaart.example"], "vera@noordervaart.example is already a member."],
    [["a@b.org", "--role", "king"], "A role is one of owner, admin, editor, member, external."],
    [["a@b.org", "--password", "short"], "Please choose a password of at least 8 characters."],
    [["a@b.org", "--colour", "red"], "Usage: atrium user add <email>"],
  ])("%j: %s", async (words, sentence) => {
    await expect(type("user", "add", ...words, ...here)).rejects.toThrow(sentence);
  });

  it("asks for the site when there are several", async () => {
    await expect(type("user", "add", "a@b.org")).rejects.toThrow("There are several sites here.");
    await expect(type("user", "add", "a@b.org", "--site", "x.example")).rejects.toThrow(
      "There is no such site.",
    );
  });
});

describe("user password", () => {
  it("sets a new password and signs the person out everywhere", async () => {
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
    expect(said).toBe("vera@noordervaart.example has a new password.");
    expect(await mayEnter(world.vera.email, "een twee drie vier")).toBe(true);
    expect((await vera.get("/people/", { accept: "application/json" })).status).toBe(401);
    await web.close();
  });

  it("makes one up when none is given, and says it", async () => {
    const said = await type("user", "password", world.ed.email, ...here);
    const made = /It is: (\S{20})$/.exec(said)?.[1] ?? "";
    expect(await mayEnter(world.ed.email, made)).toBe(true);
  });
});

describe("site add", () => {
  it("makes a site of its own host and invites its owner", async () => {
    const said = await type(
      "site",
      "add",
      "Waddenzee",
      "--host=wadden.example",
      "--owner-email=otto@example.org",
    );
    expect(said).toBe(
      "Waddenzee answers at https://wadden.example/. A mail invites otto@example.org to own it.",
    );
    const [mail] = await mailsOf(world);
    expect(mail?.text).toContain("https://wadden.example/accounts/password/");
    const web = await openTestWeb(world);
    const answer = await web.server.inject({ url: "/accounts/login/", headers: { host: "wadden.example" } });
    expect(answer.body).toContain("Waddenzee");
    await web.close();
    await expect(
      type("site", "add", "Again", "--host", "wadden.example", "--owner-email", "otto@example.org"),
    ).rejects.toThrow("The host wadden.example belongs to a site already.");
  });
});
