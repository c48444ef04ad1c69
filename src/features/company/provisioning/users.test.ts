import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "#testing/audit.ts";
import { setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  type DirectoryClient,
  directoryClient,
  directoryToken,
  entraUser,
  oktaUser,
  patchOf,
} from "#testing/company/directory.ts";
import { mailsOf } from "#testing/outbox.ts";
import type { World } from "#testing/world.ts";

let site: CompanySite;
let world: World;
let scim: DirectoryClient;
beforeAll(async () => {
  site = await openCompanySite();
  ({ world } = site);
  await setUpCompany(world, site.provider.issuer);
  scim = directoryClient(site.web, await directoryToken(world));
});
afterAll(() => site.close());

/** The person who has this address; undefined where nobody has. */
const personAt = async (email: string) =>
  (
    await site.inSite(
      `select id, name, position, role, password_hash as password from person where site_id = $1 and email = $2`,
      email,
    )
  )[0];

async function added(email: string, name: string) {
  const answer = await scim("POST", "/Users", entraUser(email, name));
  expect(answer.status).toBe(201);
  return answer.body?.id ?? "";
}

describe("somebody new", () => {
  it("is looked for by Entra ID, added, and answered with what is kept of them (long)", async () => {
    const email = "Nina.New@noordervaart.example";
    const sought = await scim("GET", `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`);
    expect(sought.status).toBe(200);
    expect(sought.body).toMatchObject({ totalResults: 0, Resources: [] });
    const made = await scim("POST", "/Users", entraUser(email, "Nina New", { title: "Cook" }));
    expect(made.status).toBe(201);
    expect(made.headers).toMatchObject({
      "content-type": "application/scim+json; charset=utf-8",
      "cache-control": "no-store",
      location: made.body?.meta.location,
    });
    const id = made.body?.id;
    expect(made.body).toEqual({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      id,
      externalId: `entra-${email}`,
      userName: email,
      name: { formatted: "Nina New", givenName: "Nina", familyName: "New" },
      displayName: "Nina New",
      title: "Cook",
      emails: [{ value: email.toLowerCase(), type: "work", primary: true }],
      active: true,
      meta: {
        resourceType: "User",
        created: expect.any(String) as string,
        lastModified: expect.any(String) as string,
        location: `https://noordervaart.example/scim/v2/Users/${id}`,
      },
    });
    expect((await scim("GET", `/Users/${id}`)).body).toEqual(made.body);
    expect(await personAt(email.toLowerCase())).toMatchObject({
      name: "Nina New",
      position: "Cook",
      role: "member",
      password: "!",
    });
    expect(await mailsOf(world)).toEqual([]);
    const last = (await auditOf(world)).at(-1);
    expect(last).toMatchObject({ kind: "person-added", target: "Nina New", details: { by: "directory" } });
  });

  it("is added and changed as Okta does, and keeps no password that it sends (long)", async () => {
    const email = "otto@noordervaart.example";
    const made = await scim("POST", "/Users", oktaUser(email, "Otto", "Okta"));
    expect(made.status).toBe(201);
    expect(await personAt(email)).toMatchObject({ name: "Otto Okta", password: "!" });
    const id = made.body?.id;
    const put = await scim("PUT", `/Users/${id}`, {
      ...oktaUser(email, "Otto", "Okta-Smit", { id, title: "Chef" }),
      displayName: undefined,
    });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ id, displayName: "Otto Okta-Smit", title: "Chef" });
    expect(await personAt(email)).toMatchObject({ name: "Otto Okta-Smit", position: "Chef" });
    const off = await scim("PATCH", `/Users/${id}`, patchOf({ op: "replace", value: { active: false } }));
    expect(off.body).toMatchObject({ id, active: false, userName: email });
    expect(await personAt(email)).toBeUndefined();
    const gone = await scim("DELETE", `/Users/${id}`);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect((await scim("GET", `/Users/${id}`)).status).toBe(404);
  });

  it("signs in with another address where the directory sends one beside the name", async () => {
    const made = await scim("POST", "/Users", {
      ...entraUser("upn-only", "Mia Mail"),
      emails: [
        { type: "home", value: "mia@home.example" },
        { type: "work", value: "mia@noordervaart.example" },
      ],
    });
    expect(made.body).toMatchObject({
      userName: "upn-only",
      emails: [{ value: "mia@noordervaart.example" }],
    });
    expect(await personAt("mia@noordervaart.example")).toMatchObject({ name: "Mia Mail" });
  });
});

describe("a person who is changed", () => {
  it("is told of by PATCH as Entra ID writes it (long)", async () => {
    const id = await added("piet@noordervaart.example", "Piet Patch");
    const patched = await scim(
      "PATCH",
      `/Users/${id}`,
      patchOf(
        { op: "Replace", path: "displayName", value: "Piet Patched" },
        { op: "Add", path: "title", value: "Baker" },
        { op: "Replace", path: 'emails[type eq "work"].value', value: "Piet.P@noordervaart.example" },
        { op: "Replace", path: "name.familyName", value: [{ $ref: null, value: "Patched" }] },
        { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "123" },
        {
          op: "Add",
          path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department",
          value: "x",
        },
        { op: "replace", value: { "name.givenName": "P.", externalId: "other", active: "True" } },
      ),
    );
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({
      displayName: "Piet Patched",
      title: "Baker",
      externalId: "other",
      name: { givenName: "P.", familyName: "Patched" },
      emails: [{ value: "piet.p@noordervaart.example" }],
      userName: "piet@noordervaart.example",
      active: true,
    });
    expect(await personAt("piet.p@noordervaart.example")).toMatchObject({ position: "Baker" });
    const unsaid = await scim("PATCH", `/Users/${id}`, patchOf({ op: "Remove", path: "title" }));
    expect(unsaid.body?.title).toBeUndefined();
    const kinds = (await auditOf(world)).slice(-4).map(({ kind, details }) => [kind, details["by"]]);
    expect(kinds).toEqual([
      ["person-renamed", "directory"],
      ["profile-edited", "directory"],
      ["email-changed", "directory"],
      ["profile-edited", "directory"],
    ]);
  });

  it.each([
    [patchOf({ op: "replace", path: "active", value: "perhaps" }), "invalidValue"],
    [patchOf({ op: "replace", path: "displayName", value: 7 }), "invalidValue"],
    [patchOf({ op: "replace", path: "displayName", value: "x".repeat(121) }), "invalidValue"],
    [patchOf({ op: "replace", path: "userName", value: "" }), "invalidValue"],
    [patchOf({ op: "replace", path: "emails", value: "no address" }), "invalidValue"],
    [patchOf({ op: "replace", path: "emails[", value: "a@b.example" }), "invalidPath"],
    [patchOf({ op: "replace", path: "shoeSize", value: 43 }), "invalidPath"],
    [
      patchOf({ op: "replace", path: 'emails[value eq "a@b.example"].value', value: "c@b.example" }),
      "noTarget",
    ],
    [patchOf({ op: "remove" }), "noTarget"],
    [patchOf({ op: "remove", path: "userName" }), "mutability"],
    [patchOf({ op: "replace", path: "id", value: "other" }), "mutability"],
    [patchOf({ op: "replace", value: { meta: {} } }), "mutability"],
    [patchOf({ op: "move", path: "title", value: "a" }), "invalidSyntax"],
    [patchOf(), "invalidSyntax"],
    [[], "invalidSyntax"],
    ["{", "invalidSyntax"],
  ])("is not changed by what is wrong: %j", async (body, scimType) => {
    const list = await scim("GET", "/Users?count=1");
    const one = list.body?.Resources[0];
    const answer = await scim("PATCH", `/Users/${one?.id}`, body);
    expect(answer.body).toMatchObject({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: "400",
      scimType,
      detail: expect.stringMatching(/\.$/) as string,
    });
    expect((await scim("GET", `/Users/${one?.id}`)).body).toEqual(one);
  });
});

describe("a person who is switched off", () => {
  it("is signed out in the same moment, and is who they were when they are switched on again (long)", async () => {
    const id = await added("sam@noordervaart.example", "Sam Switched");
    const before = await personAt("sam@noordervaart.example");
    await site.inSite(
      `insert into session (site_id, person_id, token_hash, device, address, created, last_used)
       values ($1, $2, 'x', 'a', 'b', now(), now())`,
      before?.["id"],
    );
    const off = await scim(
      "PATCH",
      `/Users/${id}`,
      patchOf({ op: "Replace", path: "active", value: "False" }),
    );
    expect(off.body).toMatchObject({ active: false, displayName: "Sam Switched" });
    expect(
      await site.inSite("select from session where site_id = $1 and person_id = $2", before?.["id"]),
    ).toEqual([]);
    expect(await personAt("sam@noordervaart.example")).toBeUndefined();
    const on = await scim("PATCH", `/Users/${id}`, patchOf({ op: "Replace", path: "active", value: "True" }));
    expect(on.body).toMatchObject({ id, active: true });
    expect(await personAt("sam@noordervaart.example")).toEqual(before);
    expect((await mailsOf(world)).filter(({ to }) => to.startsWith("sam@"))).toEqual([]);
  });
});

describe("who is here already", () => {
  it("is theirs by an address of a listed domain, and nobody else is (long)", async () => {
    await site.inSite("update person set position = 'Captain' where site_id = $1 and id = $2", world.vera.id);
    const vera = await scim("POST", "/Users", entraUser(world.vera.email, "Vera Directory"));
    expect([vera.status, vera.body?.title]).toEqual([201, "Captain"]);
    expect(await personAt(world.vera.email)).toMatchObject({
      id: world.vera.id,
      name: "Vera Directory",
      position: "Captain",
    });
    await scim("PUT", `/Users/${vera.body?.id}`, oktaUser(world.vera.email, "Vera", "Put"));
    expect(await personAt(world.vera.email)).toMatchObject({ name: "Vera Put", position: "Captain" });
    const again = await scim("POST", "/Users", entraUser(world.vera.email, "Vera Directory"));
    expect(again.body).toMatchObject({ status: "409", scimType: "uniqueness" });
    await site.inSite(
      "update person set email = 'ed@elsewhere.example' where site_id = $1 and id = $2",
      world.ed.id,
    );
    const ed = await scim("POST", "/Users", entraUser("ed@elsewhere.example", "Ed"));
    expect(ed.body).toMatchObject({ status: "409", scimType: "uniqueness" });
  });

  it("administers the site, and is given no address outside of the listed domains (long)", async () => {
    const { body } = await scim("POST", "/Users", entraUser(world.ada.email, world.ada.name));
    const moved = { op: "replace", path: 'emails[type eq "work"].value', value: "ada@elsewhere.example" };
    const answer = await scim("PATCH", `/Users/${body?.id}`, patchOf(moved));
    expect(answer.body).toMatchObject({
      status: "403",
      detail: "An administrator's address must be in a domain listed for company sign-in.",
    });
    expect(await personAt(world.ada.email)).toMatchObject({ id: world.ada.id });
  });

  it("owns the site, and is not changed or removed by the directory (long)", async () => {
    const made = await scim("POST", "/Users", entraUser(world.olga.email, "Other Name"));
    expect([made.status, made.body?.displayName]).toEqual([201, world.olga.name]);
    const id = made.body?.id;
    for (const [method, body] of [
      ["PATCH", patchOf({ op: "replace", path: "active", value: false })],
      ["PATCH", patchOf({ op: "replace", path: "displayName", value: "Other" })],
      ["PUT", entraUser(world.olga.email, "Other")],
      ["DELETE", undefined],
    ] as const) {
      const answer = await scim(method, `/Users/${id}`, body);
      expect(answer.body).toMatchObject({
        status: "403",
        detail: "Site owners are changed on the site, not by the directory.",
      });
    }
    expect(await personAt(world.olga.email)).toMatchObject({ name: world.olga.name, role: "owner" });
  });
});
