import { afterEach, beforeEach, expect, it } from "vitest";
import { argumentsOf } from "#server/cli.ts";
import { commands } from "#server/commands.ts";
import { openSites } from "#server/running/sites.ts";
import { toolsOf } from "#testing/command-tools.ts";
import { openEmpty } from "#testing/empty.ts";
import { openTestWeb } from "#testing/server.ts";
import type { World } from "#testing/world.ts";
import { makeFirstSite } from "./setup/operations.ts";

let empty: Awaited<ReturnType<typeof openEmpty>>;
beforeEach(async () => {
  empty = await openEmpty();
});
afterEach(() => empty.close());

/** The first site as an installation has it: known by its address alone. */
async function firstSite(address: string | null): Promise<void> {
  const owner = { email: "olga@example.org", name: "Olga", passwordHash: "x" };
  await makeFirstSite(
    empty.database,
    { site: { name: "Noordervaart", address, owner }, proof: null },
    async () => {},
  );
}

async function addSite(...options: string[]): Promise<string> {
  const command = commands.find(({ name }) => name === "site add");
  if (!command || !("run" in command)) throw new Error("no such command");
  const given = argumentsOf(command, ["Waddenzee", "--owner-email=otto@example.org", ...options]);
  return command.run(given, toolsOf(empty));
}

/** Status and the site's name on the screen to sign in, by host, as a server that reads its sites now answers. */
async function answers(...hosts: string[]): Promise<string[]> {
  const web = await openTestWeb({ database: empty.database } as World);
  const said: string[] = [];
  for (const host of hosts) {
    const { statusCode, body } = await web.server.inject({ url: "/accounts/login/", headers: { host } });
    said.push(`${statusCode} ${/Noordervaart|Waddenzee/.exec(body)?.[0] ?? ""}`.trim());
  }
  await web.close();
  return said;
}

it("the first site keeps answering at its address and on this machine, the new one at its own, others get 421 (long)", async () => {
  await firstSite("https://intranet.example.org:8443");
  expect(await answers("intranet.example.org", "elsewhere.example")).toEqual([
    "200 Noordervaart",
    "200 Noordervaart",
  ]);
  expect(await addSite("--host=wadden.example")).toBe(
    "Waddenzee is at https://wadden.example/. otto@example.org gets an email to set a password.\n" +
      "Without a mail server, run `atrium user password otto@example.org --site wadden.example` instead.\n" +
      "Noordervaart now answers at intranet.example.org only.",
  );
  const local = ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"];
  expect(await answers("intranet.example.org:8443", "INTRANET.example.org", ...local)).toEqual(
    Array.from({ length: 5 }, () => "200 Noordervaart"),
  );
  expect(await answers("wadden.example", "elsewhere.example")).toEqual(["200 Waddenzee", "421"]);
});

it("keeps the hosts that are asked for (long)", async () => {
  await firstSite("http://127.0.0.1:8080");
  await addSite("--host=wadden.example", "--first-host=Intranet.example.org,www.example.org");
  expect(await answers("intranet.example.org", "www.example.org", "127.0.0.1")).toEqual([
    "200 Noordervaart",
    "200 Noordervaart",
    "200 Noordervaart",
  ]);
});

it.each([null, "http://127.0.0.1:8080", "http://localhost:8080"])(
  "refuses, and changes nothing, when the first site's host cannot be known: its address is %s (long)",
  async (address) => {
    await firstSite(address);
    await expect(addSite("--host=wadden.example")).rejects.toThrow(
      "Noordervaart now answers on every host. Choose the hosts it keeps, for example --first-host intranet.example.org.",
    );
    expect((await openSites(empty.database)).only()?.name).toBe("Noordervaart");
    expect(await answers("elsewhere.example")).toEqual(["200 Noordervaart"]);
  },
);

it.each([
  [
    ["--host=intranet.example.org"],
    "The host intranet.example.org belongs to Noordervaart. Choose another one for Waddenzee.",
  ],
  [[], "Enter a host name with --host, for example intranet.example.org."],
  [
    ["--host=wadden.example", "--first-host=a b"],
    "Enter a host name with --first-host, for example intranet.example.org.",
  ],
])("%j: %s (long)", async (options, sentence) => {
  await firstSite("https://intranet.example.org");
  await expect(addSite(...options)).rejects.toThrow(sentence);
  expect((await openSites(empty.database)).ids()).toHaveLength(1);
});

it("a third site leaves the hosts of the others alone (long)", async () => {
  await firstSite("https://intranet.example.org");
  await addSite("--host=wadden.example");
  expect(await addSite("--host=third.example")).toBe(
    "Waddenzee is at https://third.example/. otto@example.org gets an email to set a password.\n" +
      "Without a mail server, run `atrium user password otto@example.org --site third.example` instead.",
  );
  await expect(addSite("--host=fourth.example", "--first-host=x.example")).rejects.toThrow(
    "Every site already has its host. Leave out --first-host.",
  );
});
