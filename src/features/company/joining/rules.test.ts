import { describe, expect, it } from "vitest";
import { resetAttempts } from "#features/sessions/attempts/rules.ts";
import {
  type Joiner,
  joinAttempts,
  joinUntil,
  mailForJoiner,
  mayAskToJoin,
  mayListDomains,
} from "./rules.ts";

const said = (verdict: { allowed: boolean; code?: string }) => verdict.allowed || verdict.code;

describe("joining by an address", () => {
  it.each([
    ["gmail.com", "join-domain-public"],
    ["hotmail.co.uk", "join-domain-public"],
    ["outlook.com", "join-domain-public"],
    ["yahoo.co.jp", "join-domain-public"],
    ["live.nl", "join-domain-public"],
    ["ziggo.nl", "join-domain-public"],
    ["t-online.de", "join-domain-public"],
    ["noordervaart.example", true],
    ["mail.noordervaart.example", true],
    ["gmail.noordervaart.nl", true],
    ["outlooks.com", true],
  ])("%s may be listed: %s", (domain, verdict) => {
    expect(said(mayListDomains(["noordervaart.example", domain]))).toBe(verdict);
  });

  it("has at most fifty domains", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `n${at}.example`);
    expect([50, 51].map((count) => said(mayListDomains(many(count))))).toEqual([true, "join-domains-many"]);
  });

  it("is asked for where it is on, and not with a plus in the address", () => {
    expect(said(mayAskToJoin("ann@a.example", { isOn: true }))).toBe(true);
    expect(said(mayAskToJoin("ann@a.example", { isOn: false }))).toBe("join-off");
    expect(said(mayAskToJoin("ann+two@a.example", { isOn: true }))).toBe("join-plus");
  });

  const joiner = (facts: Partial<Joiner> = {}): Joiner => ({
    email: "ann@a.example",
    domains: ["a.example", "b.example"],
    account: null,
    isBarred: false,
    company: null,
    ...facts,
  });

  it.each([
    ["of a listed domain", joiner(), "join"],
    ["in capitals", joiner({ email: "Ann@A.Example" }), "join"],
    ["of a domain below", joiner({ email: "ann@mail.a.example" }), "none"],
    ["of a domain above", joiner({ email: "ann@example" }), "none"],
    ["of one that only ends so", joiner({ email: "ann@nota.example" }), "none"],
    ["of another", joiner({ email: "ann@c.example" }), "none"],
    ["with the domain before the last at", joiner({ email: "ann@a.example@c.example" }), "none"],
    ["of somebody here", joiner({ account: { hasPassword: true } }), "known"],
    ["of somebody who was invited", joiner({ account: { hasPassword: false } }), "invited"],
    [
      "of somebody here, of another domain",
      joiner({ email: "a@c.example", account: { hasPassword: true } }),
      "none",
    ],
    ["of somebody who was deleted", joiner({ isBarred: true }), "none"],
    ["of the company whose sign-in is required", joiner({ company: { domains: ["a.example"] } }), "none"],
    ["of another company", joiner({ company: { domains: ["b.example"] } }), "join"],
  ])("an address %s gets its mail", (_, facts, mail) => {
    expect(mailForJoiner(facts)).toBe(mail);
  });

  it("has links for a day, and limits of its own", () => {
    expect(joinUntil(new Date("2026-11-21T12:00:00Z"))).toEqual(new Date("2026-11-22T12:00:00Z"));
    const resets = resetAttempts({ address: "192.0.2.1", email: "a@b.example", browser: null });
    expect(joinAttempts(resets).map(([{ name, most }]) => [name, most])).toEqual([
      ["join-reset-address", 40],
      ["join-reset", 4],
      ["join-reset-account", 12],
    ]);
  });
});
