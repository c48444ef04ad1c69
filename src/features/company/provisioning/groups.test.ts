import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeGroupPeople, deleteGroup, makeGroup, renameGroup } from "#features/people/groups/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  type DirectoryClient,
  directoryClient,
  directoryToken,
  endDirectory,
  entraUser,
  groupSchema,
  patchOf,
} from "#testing/company/directory.ts";
import { shown } from "#testing/screens/shown.ts";
import type { World } from "#testing/world.ts";

let site: CompanySite;
let world: World;
let scim: DirectoryClient;
let users: string[];
beforeAll(async () => {
  site = await openCompanySite();
  ({ world } = site);
  await setUpCompany(world, site.provider.issuer);
  scim = directoryClient(site.web, await directoryToken(world));
  users = [];
  for (const name of ["Ann Able", "Bob Baker", "Cas Cook"]) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@noordervaart.example`;
    users.push((await scim("POST", "/Users", entraUser(email, name))).body?.id ?? "");
  }
});
afterAll(() => site.close());

const entraGroup = (name: string, more: object = {}) => ({
  schemas: [groupSchema, "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
  externalId: `entra-${name}`,
  displayName: name,
  meta: { resourceType: "Group" },
  ...more,
});
const member = (value: string | undefined) => ({ $ref: null, value });

/** Who is in a group of people here, by name. */
const peopleIn = async (name: string) =>
  (
    await site.inSite(
      `select person.name from group_member member join person_group held on held.site_id = $1 and held.id = member.group_id
       join person on person.site_id = $1 and person.id = member.person_id
       where member.site_id = $1 and held.name = $2 order by person.name`,
      name,
    )
  ).map((row) => row["name"]);

async function made(name: string, members: readonly string[] = []) {
  const answer = await scim("POST", "/Groups", entraGroup(name, { members: members.map(member) }));
  expect(answer.status).toBe(201);
  return answer.body?.id ?? "";
}

describe("a group of the directory", () => {
  it("is made, found by its name without its members, filled and emptied as Entra ID does (long)", async () => {
    const id = await made("Kitchen");
    const found = await scim(
      "GET",
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "kitchen"')}`,
    );
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: "Kitchen" }] });
    expect(found.body?.Resources[0]?.members).toBeUndefined();
    const both = patchOf({ op: "Add", path: "members", value: [member(users[0]), member(users[1])] });
    const filled = await scim("PATCH", `/Groups/${id}`, both);
    expect(filled.body?.members.map(({ display }) => display)).toEqual(["Ann Able", "Bob Baker"]);
    expect(await peopleIn("Kitchen")).toEqual(["Ann Able", "Bob Baker"]);
    await scim(
      "PATCH",
      `/Groups/${id}`,
      patchOf({ op: "Remove", path: "members", value: [member(users[0])] }),
    );
    expect(await peopleIn("Kitchen")).toEqual(["Bob Baker"]);
    await scim("PATCH", `/Groups/${id}`, patchOf({ op: "Remove", path: "members" }));
    expect(await peopleIn("Kitchen")).toEqual([]);
    const last = (await auditOf(world)).at(-1);
    expect(last).toMatchObject({
      kind: "person-groups-changed",
      target: "Bob Baker",
      details: { by: "directory" },
    });
  });

  it("is filled, renamed and emptied as Okta does, and forgotten (long)", async () => {
    const id = await made("Office", [users[2] ?? ""]);
    const patch = (...operations: object[]) => scim("PATCH", `/Groups/${id}`, patchOf(...operations));
    await patch({ op: "replace", value: { id, displayName: "Front Office" } });
    expect(await peopleIn("Front Office")).toEqual(["Cas Cook"]);
    await patch(
      { op: "remove", path: `members[value eq "${users[2]}"]` },
      { op: "add", path: "members", value: [{ value: users[1], display: "Bob" }] },
    );
    expect(await peopleIn("Front Office")).toEqual(["Bob Baker"]);
    const put = await scim("PUT", `/Groups/${id}`, {
      ...entraGroup("Front Office"),
      members: [{ value: users[0] }],
    });
    expect(put.body?.members.map(({ value }) => value)).toEqual([users[0]]);
    expect(await peopleIn("Front Office")).toEqual(["Ann Able"]);
    expect((await scim("DELETE", `/Groups/${id}`)).status).toBe(204);
    expect((await scim("GET", `/Groups/${id}`)).status).toBe(404);
    expect(
      await site.inSite(
        "select from person_group where site_id = $1 and name = 'Front Office' and deleted is null",
      ),
    ).toEqual([]);
  });

  it("has the name of no other group, and users of the site alone (long)", async () => {
    await as(world, world.olga).call(makeGroup, { name: "By hand" });
    const taken = await scim("POST", "/Groups", entraGroup("by hand"));
    expect(taken.body).toMatchObject({ status: "409", scimType: "uniqueness" });
    const list = await scim("GET", "/Groups");
    expect(list.body?.Resources.map(({ displayName }) => displayName)).not.toContain("By hand");
    const id = await made("Strangers");
    for (const value of ["no number", "00000000-0000-4000-8000-000000000000"]) {
      const added = await scim(
        "PATCH",
        `/Groups/${id}`,
        patchOf({ op: "add", path: "members", value: [{ value }] }),
      );
      expect(added.body).toMatchObject({ status: "400", scimType: "invalidValue" });
    }
    expect(await peopleIn("Strangers")).toEqual([]);
  });

  it("keeps who is switched off, who is in it again when they are back (long)", async () => {
    const id = await made("Shift", [users[0] ?? "", users[1] ?? ""]);
    const turn = (active: boolean) =>
      scim("PATCH", `/Users/${users[0]}`, patchOf({ op: "replace", path: "active", value: active }));
    await turn(false);
    expect(await peopleIn("Shift")).toEqual(["Bob Baker"]);
    expect((await scim("GET", `/Groups/${id}`)).body?.members).toHaveLength(2);
    await turn(true);
    expect(await peopleIn("Shift")).toEqual(["Ann Able", "Bob Baker"]);
  });

  it("is not changed by hand, which its screen says, until the directory is disconnected (long)", async () => {
    const name = "Locked";
    await made(name, [users[2] ?? ""]);
    const [row] = await site.inSite("select id from person_group where site_id = $1 and name = $2", name);
    const id = Number(row?.["id"]);
    const olga = as(world, world.olga);
    expect(await olga.call(renameGroup, { id, name: "Mine" })).toMatchObject({
      code: "group-from-directory",
    });
    expect(await olga.call(deleteGroup, { id })).toMatchObject({ code: "group-from-directory" });
    expect(
      await olga.call(changeGroupPeople, { id, added: JSON.stringify([world.ed.id]), removed: "[]" }),
    ).toMatchObject({ code: "group-from-directory" });
    const screen = await shown(world, world.olga, "/people/groups/");
    expect(screen.text()).toContain("From your company directory");
    expect(screen.names("button")).not.toContain("Actions for Locked");
    expect(screen.names("button")).toContain("Actions for By hand");
    await endDirectory(world);
    expect(await olga.call(renameGroup, { id, name: "Ours" })).toMatchObject({ success: true });
  });
});
