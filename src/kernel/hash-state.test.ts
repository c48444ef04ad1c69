import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashValue, readHash, searchKey, withHashValue, writeHash } from "./hash-state.ts";
import { anyCharacter } from "#testing/any-character.ts";

const empty = readHash("");
const plain = fc
  .string({ unit: anyCharacter, minLength: 1 })
  .filter((text) => !/[=/_\p{Surrogate}]/u.test(text));

describe("state in the address hash", () => {
  it("is key and value pairs between slashes [HASH-01]", () => {
    expect([...readHash("#view=cards/sort=modified")]).toEqual([
      ["view", "cards"],
      ["sort", "modified"],
    ]);
    expect(
      writeHash(
        new Map([
          ["view", "cards"],
          ["sort", "modified"],
        ]),
      ),
    ).toBe("view=cards/sort=modified");
    expect([...readHash("#s=fish&chips/x=a;b,c?d")]).toEqual([
      ["s", "fish&chips"],
      ["x", "a;b,c?d"],
    ]);
  });

  it("keeps the search term under s [HASH-02]", () => {
    expect(hashValue(readHash("#s=night%20ferry"), searchKey)).toBe("night ferry");
    expect(writeHash(withHashValue(empty, searchKey, "term") ?? empty)).toBe("s=term");
  });

  it("joins a sub-key with an underscore", () => {
    const filter = { key: "filter", subKey: "tag" };
    const state = withHashValue(empty, filter, "tides") ?? empty;
    expect(writeHash(state)).toBe("filter_tag=tides");
    expect(hashValue(readHash("#filter_tag=tides"), filter)).toBe("tides");
    expect(hashValue(readHash("#filter_tag=tides"), { key: "filter" })).toBeNull();
  });

  it.each([
    [{ key: "a=b" }, "value"],
    [{ key: "a/b" }, "value"],
    [{ key: "a_b" }, "value"],
    [{ key: "a", subKey: "b_c" }, "value"],
    [{ key: "a", subKey: "b/c" }, "value"],
    [{ key: "a" }, "x=y"],
    [{ key: "a" }, "x/y"],
    [{ key: "a" }, "x_y"],
  ])("refuses to hold a separator in %j with %j [HASH-04]", (key, value) => {
    expect(withHashValue(empty, key, value)).toBeNull();
  });

  it("skips plain anchors and parts that are not pairs [HASH-05]", () => {
    for (const anchor of [
      "#auto-join",
      "#setrole-7",
      "#setgroups-7",
      "#=x",
      "#x=",
      "#a=b=c",
      "#a_b_c=d",
      "#_=d",
    ])
      expect(readHash(anchor).size).toBe(0);
    expect([...readHash("#auto-join/s=term")]).toEqual([["s", "term"]]);
  });

  it("removes a value that is emptied", () => {
    expect(writeHash(withHashValue(readHash("s=term/view=list"), searchKey, null) ?? empty)).toBe(
      "view=list",
    );
    expect(writeHash(withHashValue(readHash("s=term/view=list"), searchKey, "") ?? empty)).toBe("view=list");
  });

  it("restores every state that could be written [HASH-07]", () => {
    fc.assert(
      fc.property(plain, fc.option(plain, { nil: undefined }), plain, (key, subKey, value) => {
        const state = withHashValue(empty, { key, subKey }, value) ?? empty;
        expect(hashValue(readHash(`#${writeHash(state)}`), { key, subKey })).toBe(value);
      }),
    );
  });

  it("never throws on what somebody typed", () => {
    fc.assert(fc.property(fc.string(), (hash) => void writeHash(readHash(hash))));
    expect(hashValue(readHash("#s=100%"), searchKey)).toBe("100%");
  });
});
