import { expect, it } from "vitest";
import { type Bringing, howToBring, mayGiveAddress } from "./rules.ts";

const somebody: Bringing = {
  email: "a@listed.example",
  account: null,
  domains: ["listed.example"],
  wasTaken: false,
  isClosed: false,
  isBarred: false,
};
const account = { personId: 7, isOfDirectory: false };

it.each<[string, Partial<Bringing>, string]>([
  ["somebody new is added", {}, "new"],
  ["also from no listed domain", { domains: [] }, "new"],
  ["who is here by a listed domain is theirs", { account }, "linked"],
  ["who is here by another is not", { account, domains: ["other.example"] }, "scim-taken"],
  ["nor by a domain below a listed one", { account, email: "a@sub.listed.example" }, "scim-taken"],
  ["nor who is theirs already", { account: { ...account, isOfDirectory: true } }, "scim-taken"],
  ["whom the directory took away comes back", { wasTaken: true, isBarred: true }, "back"],
  ["whom an owner deleted does not", { isClosed: true }, "scim-closed"],
  ["whoever took them away before", { isClosed: true, wasTaken: true }, "scim-closed"],
  ["nor who was deleted before the directory knew them", { isBarred: true }, "scim-closed"],
  ["whom an owner invited again is theirs", { account, isClosed: true }, "linked"],
])("%s", (_, facts, fate) => {
  const how = howToBring({ ...somebody, ...facts });
  expect(how.allowed ? how.as : how.code).toBe(fate);
});

it("an administrator gets no address but one of a listed domain, others any", () => {
  const fate = (role: "admin" | "member", email: string, domains = ["listed.example"]) => {
    const may = mayGiveAddress({ role, email }, domains);
    return may.allowed || may.code;
  };
  expect(fate("admin", "a@listed.example")).toBe(true);
  expect(fate("admin", "a@elsewhere.example")).toBe("scim-address");
  expect(fate("admin", "a@listed.example", [])).toBe("scim-address");
  expect(fate("member", "a@elsewhere.example")).toBe(true);
});
