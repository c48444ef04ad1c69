import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { readFilter } from "./filter.ts";
import { groupAfter } from "./group.ts";
import { changesInBody, changesInPatch } from "./operations-sent.ts";
import { readPath } from "./path.ts";
import { userAfter, userSaid } from "./user.ts";

const known = { username: "userName", id: "id", "emails.value": "email" } as const;
const read = (text: string) => readFilter(text, known);
function refusalOf(text: string): string[] {
  try {
    read(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe("a filter", () => {
  it.each([
    ['userName eq "a"', [["userName", "a"]]],
    ['USERNAME EQ "a b"', [["userName", "a b"]]],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', [["userName", "a"]]],
    [
      'emails.value eq "a@b" and id eq "1" AND userName eq "x"',
      [
        ["email", "a@b"],
        ["id", "1"],
        ["userName", "x"],
      ],
    ],
    ['userName eq "say \\"and\\" \\u00e9"', [["userName", 'say "and" é']]],
  ] as const)("%s is read", (text, conditions) => {
    expect(read(text).map(({ attribute, value }) => [attribute, value])).toEqual(conditions);
  });

  it.each([
    "",
    "userName",
    "userName pr",
    'userName co "a"',
    "userName eq a",
    "userName eq 1",
    'userName eq "a',
    'userName eq "a" or id eq "1"',
    'not (userName eq "a")',
    '(userName eq "a")',
    'userName eq "a" and',
    'userName eq "a" id eq "1"',
    'userName eq "a"and id eq "1"',
    'userName eq "a" andid eq "1"',
    'title eq "a"',
    '__proto__ eq "a"',
    'userName eq "a\\x"',
    Array.from({ length: 6 }, () => 'id eq "1"').join(" and "),
    `userName eq "${"a".repeat(100_000)}"`,
  ])("%.40s is refused", (text) => {
    expect(() => read(text)).toThrow("scim-filter");
  });

  it("reads every value as it was written, or refuses what no text holds, and throws nothing but its refusal", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), fc.string(), (value, noise) => {
        const text = `userName eq ${JSON.stringify(value)}`;
        const isText = !/[\u0000\p{Surrogate}]/u.test(value);
        expect(isText ? read(text) : refusalOf(text)).toEqual(
          isText ? [{ attribute: "userName", value }] : ["scim-filter"],
        );
        const refusals = [noise, text + noise, noise + text].flatMap(refusalOf);
        expect(refusals.filter((each) => each !== "scim-filter")).toEqual([]);
      }),
      { numRuns: tries(300) },
    );
  });
});

describe("a path", () => {
  it.each([
    ["active", { attribute: "active", pick: null, sub: null }],
    ["name.familyName", { attribute: "name", pick: null, sub: "familyname" }],
    [
      'emails[type eq "work"].value',
      { attribute: "emails", pick: { sub: "type", value: "work" }, sub: "value" },
    ],
    [
      "emails[primary eq true].value",
      { attribute: "emails", pick: { sub: "primary", value: "true" }, sub: "value" },
    ],
    ['members[value eq "a-b"]', { attribute: "members", pick: { sub: "value", value: "a-b" }, sub: null }],
    ["urn:ietf:params:scim:schemas:core:2.0:User:title", { attribute: "title", pick: null, sub: null }],
    ["urn:x:ext:2.0:User:department", { attribute: "urn:x:ext:2.0:user:department", pick: null, sub: null }],
  ])("%s is read", (text, path) => {
    expect(readPath(text)).toEqual(path);
  });

  it.each([
    "",
    "emails[",
    "a.b.c",
    "emails[type]",
    "emails[type eq work]",
    "1",
    "a b",
    `x${"y".repeat(500)}`,
  ])("%.20s is none", (text) => {
    expect(readPath(text)).toBeNull();
  });
});

describe("a person", () => {
  const of = (body: object) => userAfter(null, userSaid(changesInBody(body), null));

  it("is called as the directory says, by the best that it says", () => {
    const userName = "anna.bell@a.example";
    expect(of({ userName, displayName: "A", name: { formatted: "B" } }).name).toBe("A");
    expect(of({ userName, name: { formatted: "B", givenName: "C" } }).name).toBe("B");
    expect(of({ userName, name: { givenName: "C", familyName: "D" } }).name).toBe("C D");
    expect(of({ userName }).name).toBe("Anna Bell");
    const before = { ...of({ userName, displayName: "A", name: { givenName: "C" } }), id: "1" };
    const married = changesInPatch({ Operations: [{ op: "Replace", path: "name.familyName", value: "E" }] });
    expect(userAfter(before, userSaid(married, before)).name).toBe("C E");
  });

  it("has the primary address, else the one at work, else the name", () => {
    const both = [
      { value: "h@a.example", type: "home" },
      { value: "W@a.example", type: "work" },
    ];
    expect(of({ userName: "x", emails: both }).email).toBe("w@a.example");
    expect(of({ userName: "x", emails: [{ ...both[0], primary: true }, both[1]] }).email).toBe("h@a.example");
    expect(of({ userName: "N@a.example" }).email).toBe("n@a.example");
    expect(() => of({ userName: "no address" })).toThrow("scim-value");
  });

  it("is what PUT says, whatever was said before in parts, and no other for saying it twice", () => {
    const text = fc
      .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 })
      .filter((each) => each.trim() !== "");
    const body = fc.record({
      userName: fc.constantFrom("a@x.example", "b@x.example"),
      displayName: text,
      title: text,
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(body, body, (first, second) => {
        const before = { ...of(first), id: "1" };
        const put = userAfter(before, userSaid(changesInBody(second), before));
        expect(put).toEqual(of(second));
        const operations = [
          { op: "replace", value: second },
          { op: "Add", value: second },
        ];
        const patched = userAfter(before, userSaid(changesInPatch({ Operations: operations }), before));
        expect(patched).toEqual(put);
      }),
      { numRuns: tries(200) },
    );
  });
});

it("members of a group are those of a set under the same changes", () => {
  const ids = Array.from({ length: 6 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
  const some = fc.subarray(ids);
  const change = fc.oneof(
    fc.record({ op: fc.constantFrom("Add", "remove", "REPLACE"), of: some }),
    fc.record({ op: fc.constant("pick"), of: some }),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const model = new Set<string>();
      const operations = changes.flatMap(({ op, of }): object[] => {
        if (op === "REPLACE") model.clear();
        for (const id of of) {
          if (op === "Add" || op === "REPLACE") model.add(id);
          else model.delete(id);
        }
        if (op === "pick") return of.map((id) => ({ op: "remove", path: `members[value eq "${id}"]` }));
        return [{ op, path: "members", value: of.map((value) => ({ $ref: null, value })) }];
      });
      fc.pre(operations.length > 0);
      const before = { id: "1", name: "G", externalId: null, members: new Set<string>() };
      const after = groupAfter(before, changesInPatch({ Operations: operations }));
      expect([...after.members].toSorted()).toEqual([...model].toSorted());
    }),
    { numRuns: tries(300) },
  );
});
