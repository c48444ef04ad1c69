import { afterAll, beforeAll, expect, it } from "vitest";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import { directoryClient, endDirectory, entraUser } from "#testing/company/directory.ts";
import { shown } from "#testing/screens/shown.ts";

let site: CompanySite;
beforeAll(async () => {
  site = await openCompanySite();
});
afterAll(() => site.close());

it("an owner makes a token, sees it once, and is asked before it is replaced or ended (long)", async () => {
  const { world } = site;
  const screen = await shown(world, world.olga, "/settings/company/");
  const part = () => screen.part("region", "Company directory");
  expect(screen.text(part())).toContain("https://noordervaart.example/scim/v2");
  expect(screen.names("button", part())).toEqual(["Copy address", "Create token"]);
  await screen.click("button", "Create token");
  expect(screen.names("button", part())).toEqual([
    "Copy address",
    "Copy token",
    "Done",
    "Replace token",
    "Disconnect",
  ]);
  const token = /[\w-]{43}/.exec(screen.text(part()))?.[0] ?? "";
  expect(screen.text(part())).toContain("Copy it now. You won't see it again.");
  expect(screen.text(part())).toContain("Not used yet");
  await screen.click("button", "Done");
  expect(screen.text(part())).not.toContain(token);
  const scim = directoryClient(site.web, token);
  expect((await scim("POST", "/Users", entraUser("a@b.example", "A B"))).status).toBe(201);
  const later = await shown(world, world.olga, "/settings/company/");
  const told = later.text(later.part("region", "Company directory"));
  expect(told).toContain("Last used");
  expect(told).toContain("Created by Olga Oosterhuis");
  expect(told).toContain("1 person and 0 groups from the directory");
  await later.click("button", "Replace token");
  expect(later.text(later.part("dialog", "Replace the token?"))).toContain("The old token stops working.");
  await later.click("button", "Replace token", later.part("dialog"));
  expect((await scim("GET", "/Users")).status).toBe(401);
  await later.click("button", "Disconnect");
  expect(later.text(later.part("dialog", "Disconnect the directory?"))).toContain("People and groups stay.");
  await later.click("button", "Disconnect", later.part("dialog"));
  expect(later.text()).toContain("Directory disconnected");
  expect(later.names("button", later.part("region", "Company directory"))).toEqual([
    "Copy address",
    "Create token",
  ]);
});

it("owners are told when whoever made the token is an owner no more (long)", async () => {
  const { world } = site;
  await endDirectory(world);
  await site.inSite(
    "insert into directory_token (site_id, token_hash, person_id, made) values ($1, 'x', $2, now())",
    world.ada.id,
  );
  const screen = await shown(world, world.olga, "/settings/company/");
  expect(screen.text(screen.part("region", "Company directory"))).toContain(
    "The token stopped working: its creator is no longer a site owner. Replace it.",
  );
});
