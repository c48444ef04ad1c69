import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { CompanyGroup, joinRoles } from "./contract.ts";

/** What came of it when an owner tried: somebody who would come in, as whom they are or as somebody new, or the sentence of why not. */
const Tried = z.object({
  fate: z.enum(["known", "new", "refused", "failed"]),
  reason: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
});

export const readCompany = defineCall({
  name: "read-company",
  method: "GET",
  path: "/settings/company/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    redirectAddress: z.string(),
    /** What a provider of SAML is told of the site. */
    entityId: z.string(),
    replyAddress: z.string(),
    metadataAddress: z.string(),
    /** Null where nothing was saved yet. The secret never leaves the server. */
    saved: z.nullable(
      z.object({
        name: z.string(),
        protocol: z.enum(["openid", "saml"]),
        issuer: z.string(),
        clientId: z.string(),
        /** Of SAML: where people sign in, and when the certificates end, in milliseconds since 1970. */
        saml: z.nullable(z.object({ signInAddress: z.string(), certificateEnds: z.array(z.int()) })),
        domains: z.array(z.string()),
        role: z.nullable(z.enum(joinRoles)),
        claim: z.string(),
        groups: z.array(CompanyGroup),
        isOn: z.boolean(),
        isRequired: z.boolean(),
        tried: z.nullable(Tried),
      }),
    ),
    /** Who has signed in by it, and how many of them have no password. */
    people: z.int(),
    withoutPassword: z.int(),
    /** The directory of the company, which adds and removes people. */
    directory: z.object({
      address: z.string(),
      /** Null where none was made. When it was made and used, in milliseconds since 1970; `isEnded` where it opens nothing any more. */
      token: z.nullable(
        z.object({
          madeBy: z.nullable(z.string()),
          made: z.int(),
          lastUsed: z.nullable(z.int()),
          isEnded: z.boolean(),
        }),
      ),
      people: z.int(),
      groups: z.int(),
    }),
    /** The groups of people of the site, but for those of the directory. */
    groupsHere: z.array(z.object({ id: z.int(), name: z.string() })),
  },
  refusals: ["signed-out", "owners-only"],
});

export const companyScreen = defineScreen({
  name: "company",
  addresses: ["/settings/company/"],
  call: readCompany,
  frame: "site",
});
