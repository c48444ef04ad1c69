import { groupsMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** The roles that somebody joins with by themself: none that rules over others. */
export const joinRoles = ["editor", "member", "external"] as const;
/** The roles that a group of the company may bring; owners are made by owners alone. */
export const groupRoles = ["admin", ...joinRoles] as const;

/** A group at the provider, and what it is here: a group of people or a role, one of the two. */
export const CompanyGroup = z.object({
  value: line(200).check(z.minLength(1)),
  groupId: z.nullable(Id),
  role: z.nullable(z.enum(groupRoles)),
});
export type CompanyGroup = z.infer<typeof CompanyGroup>;

/** Letters of a metadata file. Most have 5,000; those of AD FS, which describe much else, 80,000. */
export const metadataMost = 300_000;

/** What the fields of the form are called when they are sent. */
export const companyFields = {
  clientId: "client_id",
  clientSecret: "client_secret",
  claim: "groups_claim",
} as const;

/** Addresses of attributes are names of claims in SAML. */
const claimMost = 200;

/** Whom the provider lets in, whichever protocol it speaks. */
const whom = {
  domains: text(2000),
  role: z.enum(["none", ...joinRoles]),
  groups_claim: line(claimMost).check(z.minLength(1)),
  groups: jsonText(z.array(CompanyGroup).check(z.maxLength(groupsMost))),
};

const owning = ["signed-out", "owners-only"] as const;

/** How the provider of the company is reached, and whom it lets in. An empty secret keeps the one that is saved. */
export const saveCompany = defineCall({
  name: "save-company",
  method: "POST",
  path: "/-/company/",
  access: "none",
  oneselfOnly: true,
  input: {
    name: line(40).check(z.minLength(1)),
    issuer: line(500).check(z.minLength(1)),
    client_id: line(300).check(z.minLength(1)),
    client_secret: text(1000),
    ...whom,
  },
  output: {},
  refusals: [...owning, "company-issuer", "company-secret", "company-domain", "group-not-found"],
});

/** The same by SAML 2.0: what the provider says of itself is pasted. Without it what is saved stays. */
export const saveSamlCompany = defineCall({
  name: "save-saml-company",
  method: "POST",
  path: "/-/company/saml/",
  access: "none",
  oneselfOnly: true,
  input: { name: line(40).check(z.minLength(1)), metadata: text(metadataMost), ...whom },
  output: {},
  refusals: [
    ...owning,
    "saml-metadata",
    "saml-missing",
    "saml-redirect",
    "saml-certificate",
    "company-domain",
    "group-not-found",
  ],
});

export const switchCompany = defineCall({
  name: "switch-company",
  method: "POST",
  path: "/-/company/on/",
  access: "write",
  oneselfOnly: true,
  input: { on: Flag },
  output: {},
  refusals: [...owning, "company-missing"],
});

/** Whether people of the company have another way in; owners always have. */
export const requireCompany = defineCall({
  name: "require-company",
  method: "POST",
  path: "/-/company/required/",
  access: "write",
  oneselfOnly: true,
  input: { on: Flag },
  output: {},
  refusals: [...owning, "company-missing", "company-not-tried"],
});

/** Forgets how the provider is reached. Who came by it keeps their account, and whom they are there, should the same provider be set up again. */
export const removeCompany = defineCall({
  name: "remove-company",
  method: "POST",
  path: "/-/company/remove/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: {},
  refusals: [...owning, "company-missing"],
});
