import { describe, expect, it } from "vitest";
import { confirmedIn } from "./model/confirmed.ts";
import { type Arrival, groupsAfter, roleAfter, whoComesIn } from "./rules.ts";

const account = (personId: number, { role = "member", isLinked = false }: Partial<Known> = {}) => ({
  personId,
  role,
  isLinked,
});
type Known = NonNullable<Arrival["account"]>;

const arrival: Arrival = {
  identity: null,
  account: null,
  email: "nel@contoso.example",
  isVerified: true,
  isWordAlone: false,
  isBarred: false,
  domains: ["contoso.example"],
  role: "member",
};

describe("who comes in", () => {
  it.each<[string, Partial<Arrival>, object]>([
    ["somebody new", {}, { allowed: true, as: "new" }],
    ["somebody new where nobody joins", { role: null }, { code: "company-unknown" }],
    ["who has an account", { account: account(3) }, { allowed: true, as: "linked", personId: 3 }],
    [
      "who came before, whatever their address says",
      { identity: { personId: 4 }, account: account(3), isVerified: false, email: "", domains: [] },
      { allowed: true, as: "known", personId: 4 },
    ],
    [
      "whose address nobody verified",
      { isVerified: false, account: account(3) },
      { code: "company-unverified" },
    ],
    ["of another domain", { email: "nel@evil.example", account: account(3) }, { code: "company-stranger" }],
    ["where no domain is listed", { domains: [] }, { code: "company-stranger" }],
    ["who came before and was deleted", { identity: { personId: null } }, { code: "company-closed" }],
    ["who was deleted without having come", { isBarred: true }, { code: "company-closed" }],
    [
      "who was deleted and is invited again",
      { identity: { personId: null }, isBarred: true, account: account(5) },
      { allowed: true, as: "linked", personId: 5 },
    ],
    ["an owner", { account: account(3, { role: "owner" }) }, { as: "linked", personId: 3 }],
    [
      "who says that they are an owner",
      { isWordAlone: true, account: account(3, { role: "owner" }) },
      { allowed: false, code: "company-owner" },
    ],
    [
      "who says that they are an administrator",
      { isWordAlone: true, account: account(3, { role: "admin" }) },
      { as: "linked", personId: 3 },
    ],
    [
      "who says that they are an administrator who has come before",
      { isWordAlone: true, account: account(3, { role: "admin", isLinked: true }) },
      { allowed: false, code: "company-taken" },
    ],
    [
      "who says that they are somebody who has come before",
      { isWordAlone: true, account: account(3, { isLinked: true }) },
      { as: "linked", personId: 3 },
    ],
  ])("%s", (_, given, said) => {
    expect(whoComesIn({ ...arrival, ...given })).toMatchObject(said);
  });
});

describe("groups and role", () => {
  const groups = [
    { value: "sales", groupId: 1, role: null },
    { value: "board", groupId: 2, role: null },
    { value: "chiefs", groupId: 2, role: null },
    { value: "writers", groupId: null, role: "editor" as const },
    { value: "heads", groupId: null, role: "admin" as const },
  ];

  it("go into what the company names and out of the rest that it could name", () => {
    expect(groupsAfter({ groups, sent: ["sales", "unknown"] })).toEqual({ into: [1], outOf: [2] });
    expect(groupsAfter({ groups, sent: ["chiefs"] })).toEqual({ into: [2], outOf: [1] });
    expect(groupsAfter({ groups, sent: [] })).toEqual({ into: [], outOf: [1, 2] });
    expect(groupsAfter({ groups, sent: null })).toEqual({ into: [], outOf: [] });
  });

  it.each([
    [
      { role: "member", sent: ["writers"] },
      { role: "editor", given: "editor" },
    ],
    [
      { role: "member", sent: ["writers", "heads"] },
      { role: "admin", given: "admin" },
    ],
    [
      { role: "admin", sent: [], given: "admin" },
      { role: "external", given: null },
    ],
    [
      { role: "admin", sent: [], given: null },
      { role: "admin", given: null },
    ],
    [
      { role: "admin", sent: [], given: "editor" },
      { role: "admin", given: null },
    ],
    [
      { role: "owner", sent: ["writers"] },
      { role: "owner", given: null },
    ],
    [
      { role: "editor", sent: null, given: "editor" },
      { role: "editor", given: "editor" },
    ],
    [
      { role: "editor", sent: [], given: "editor", joinRole: null },
      { role: "member", given: null },
    ],
  ] as const)("%j becomes %j", (given, said) => {
    expect(roleAfter({ groups, given: null, joinRole: "external", ...given })).toEqual(said);
  });
});

describe("what a provider says", () => {
  const of = { issuer: "https://sso.example", claim: "groups" };
  it("is an address in small letters, a name on one line, and a list of groups", () => {
    const claims = {
      sub: "1",
      email: " Nel@Contoso.Example ",
      email_verified: true,
      given_name: "Nel\n",
      family_name: "Nieuw",
      groups: ["a", 3, "", "b"],
    };
    expect(confirmedIn(claims, of)).toEqual({
      issuer: "https://sso.example",
      subject: "1",
      email: "nel@contoso.example",
      isVerified: true,
      name: "Nel Nieuw",
      groups: ["a", "b"],
    });
    expect(confirmedIn({ sub: "1", groups: "one" }, of).groups).toEqual(["one"]);
    expect(confirmedIn({ sub: "1" }, of)).toMatchObject({ email: "", isVerified: false, groups: [] });
    expect(confirmedIn({ sub: "1", _claim_names: { groups: "src1" } }, of).groups).toBe(null);
  });

  it.each(["", "a", "a@b@c", "a b@c.d", "a@b\u0000", `${"a".repeat(250)}@b.cd`])(
    "is no address when it is %j",
    (email) => {
      expect(confirmedIn({ sub: "1", email, email_verified: true }, of)).toMatchObject({
        email: "",
        isVerified: false,
      });
    },
  );
});
