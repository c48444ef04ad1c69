import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCompany } from "../screen.ts";
import { disconnectDirectory, makeDirectoryToken } from "../directory/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  directoryClient,
  directoryToken,
  entraUser,
  groupSchema,
  patchOf,
} from "#testing/company/directory.ts";
import { openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import type { World } from "#testing/world.ts";

let site: CompanySite;
let world: World;
beforeAll(async () => {
  site = await openCompanySite();
  ({ world } = site);
});
afterAll(() => site.close());

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const number = "00000000-0000-4000-8000-000000000000";
const resources = [
  "/ServiceProviderConfig",
  "/ResourceTypes",
  "/Schemas",
  "/Users",
  `/Users/${number}`,
  "/Groups",
  `/Groups/${number}`,
  "/Bulk",
  "/Me",
  "/",
  "/nothing/at/all",
];

/** Everything that can be asked under a token, and how it is answered. */
async function everything(token: string | null): Promise<Set<number>> {
  await site.world.database.pool.query("delete from rate_limit");
  const statuses = new Set<number>();
  for (const path of resources)
    for (const verb of verbs) {
      const scim = directoryClient(site.web, token);
      const body = verb === "GET" || verb === "DELETE" ? undefined : entraUser("a@b.example", "A B");
      statuses.add((await scim(verb, path, body)).status);
      await site.world.database.pool.query("delete from rate_limit");
    }
  return statuses;
}

describe("the door", () => {
  it("is shut while no token was made, and to every other token, for each verb and resource (long)", async () => {
    expect([...(await everything("a".repeat(43)))]).toEqual([401]);
    const token = await directoryToken(world);
    const others = await directoryToken(world, world.other.nora);
    for (const wrong of [null, "", "short", "a".repeat(43), `${token}a`, token.toLowerCase(), others])
      expect([...(await everything(wrong))]).toEqual([401]);
    expect([...(await everything(token))]).not.toContain(401);
    await site.inSite("update person set role = 'admin' where site_id = $1 and id = $2", world.olga.id);
    expect([...(await everything(token))]).toEqual([401]);
    await site.inSite("update person set role = 'owner' where site_id = $1 and id = $2", world.olga.id);
    expect((await directoryClient(site.web, token)("GET", "/Users")).status).toBe(200);
  });

  it("is shut to a token of another site, one that was replaced, and one whose owner is none any more (long)", async () => {
    const before = await directoryToken(world);
    const token = await directoryToken(world);
    const others = await directoryToken(world, world.other.nora);
    const ask = (given: string | null, host = "noordervaart.example") =>
      directoryClient(site.web, given, { host })("GET", "/Users");
    expect((await ask(token)).status).toBe(200);
    expect((await ask(others, "zuiderzee.example")).status).toBe(200);
    const refused = await ask(null);
    expect(refused.headers).toMatchObject({ "www-authenticate": "Bearer", "cache-control": "no-store" });
    expect(refused.body).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: "401",
      detail: "This token isn't valid for this site. Create a new one there.",
    });
    for (const wrong of [before, others]) expect((await ask(wrong)).status).toBe(401);
    expect((await ask(token, "zuiderzee.example")).status).toBe(401);
    await site.inSite("update person set role = 'admin' where site_id = $1 and id = $2", world.olga.id);
    expect((await ask(token)).status).toBe(401);
    await site.inSite("update person set role = 'owner' where site_id = $1 and id = $2", world.olga.id);
    await as(world, world.olga).call(disconnectDirectory, {});
    expect((await ask(token)).status).toBe(401);
  });

  it("is opened by no cookie, not even that of an owner", async () => {
    const { cookie } = await site.web.browser(world.olga);
    const scim = directoryClient(site.web, null, { headers: { cookie } });
    expect((await scim("GET", "/Users")).status).toBe(401);
    const token = await directoryToken(world);
    const stranger = directoryClient(site.web, token, {
      headers: { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    const made = await stranger("POST", "/Users", entraUser("cross@noordervaart.example", "Cross"));
    expect(made.status).toBe(201);
    expect(made.headers["set-cookie"]).toBeUndefined();
  });

  it("waits for whoever tries a hundred wrong tokens, and says how long (long)", async () => {
    const scim = directoryClient(site.web, "b".repeat(43), { from: "198.51.100.77" });
    const statuses = [];
    for (let tried = 0; tried < 101; tried++) statuses.push((await scim("GET", "/Users")).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const last = await scim("GET", "/Users");
    expect(last.body).toMatchObject({ status: "429" });
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    const right = directoryClient(site.web, await directoryToken(world), { from: "198.51.100.77" });
    expect((await right("GET", "/Users")).status).toBe(200);
  });
});

describe("the token", () => {
  it("is an owner's to make and to end, kept as a hash, and stands in the audit log (long)", async () => {
    for (const who of [world.ada, world.ed, world.vera, world.xavi]) {
      expect(await as(world, who).call(makeDirectoryToken, {})).toMatchObject({ code: "owners-only" });
      expect(await as(world, who).call(disconnectDirectory, {})).toMatchObject({ code: "owners-only" });
    }
    expect(await as(world, "visitor").call(makeDirectoryToken, {})).toMatchObject({ code: "signed-out" });
    const olga = as(world, world.olga);
    const token = await directoryToken(world);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await site.inSite(
      "select directory_token::text as row from directory_token where site_id = $1",
    );
    expect(String(row?.["row"])).not.toContain(token);
    expect(JSON.stringify(await olga.call(readCompany, {}))).not.toContain(token);
    expect(await olga.call(disconnectDirectory, {})).toEqual({ success: true });
    expect(await olga.call(disconnectDirectory, {})).toMatchObject({ code: "directory-missing" });
    expect((await auditOf(world)).slice(-2).map(({ kind, actor }) => [kind, actor])).toEqual([
      ["directory-token-made", "Olga Oosterhuis"],
      ["directory-token-removed", "Olga Oosterhuis"],
    ]);
  });
});

describe("what the server says of itself", () => {
  it("names what is supported and which attributes are kept, and refuses the rest (long)", async () => {
    const scim = directoryClient(site.web, await directoryToken(world));
    const config = await scim("GET", "/ServiceProviderConfig");
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      sort: { supported: false },
      etag: { supported: false },
      changePassword: { supported: false },
    });
    const kinds = await scim("GET", "/ResourceTypes");
    expect(kinds.body?.Resources.map(({ id }) => id)).toEqual(["User", "Group"]);
    expect((await scim("GET", "/ResourceTypes/Group")).body).toMatchObject({ endpoint: "/Groups" });
    const schemas = await scim("GET", "/Schemas");
    const all = (schemas.body?.Resources ?? []) as unknown as { attributes: { name: string }[] }[];
    const named = all.map(({ attributes }) => attributes.map(({ name }) => name));
    expect(named).toEqual([
      ["userName", "name", "displayName", "title", "active", "emails"],
      ["displayName", "members"],
    ]);
    const refused = async (method: string, path: string, body?: unknown, headers = {}) =>
      (await scim(method, path, body, { headers })).body?.status;
    expect(await refused("POST", "/Bulk", {})).toBe("501");
    expect(await refused("GET", "/Me")).toBe("501");
    expect(await refused("GET", "/Users?sortBy=userName")).toBe("501");
    expect(await refused("POST", "/Users/.search", {})).toBe("501");
    expect(await refused("DELETE", "/Users")).toBe("501");
    expect(await refused("PATCH", `/Users/${number}`, patchOf(), { "if-match": 'W/"1"' })).toBe("501");
    expect(await refused("GET", '/Schemas?filter=id eq "a"')).toBe("403");
    expect(await refused("GET", "/Nothing")).toBe("404");
    expect((await scim("POST", "/Users", "a=b", { type: "application/x-www-form-urlencoded" })).status).toBe(
      415,
    );
  });
});

describe("a site with subsites", () => {
  it("has its people kept as one without, and groups (long)", async () => {
    const parted = await openSubsiteWorld("a hash");
    const web = await openTestWeb(parted);
    const scim = directoryClient(web, await directoryToken(parted));
    const made = await scim("POST", "/Users", entraUser("sub@b.example", "Sub Site"));
    expect(made.status).toBe(201);
    const group = await scim("POST", "/Groups", {
      schemas: [groupSchema],
      displayName: "Harbour crew",
      members: [{ value: made.body?.id }],
    });
    expect(group.body?.members).toHaveLength(1);
    const off = await scim(
      "PATCH",
      `/Users/${made.body?.id}`,
      patchOf({ op: "Replace", path: "active", value: "False" }),
    );
    expect(off.body?.active).toBe(false);
    const inSubsite = await web.server.inject({
      url: "/@crew/scim/v2/Users",
      headers: { host: "noordervaart.example" },
    });
    expect([401, 404]).toContain(inSubsite.statusCode);
    expect(web.bugs).toEqual([]);
    await web.close();
    await parted.close();
  });
});
