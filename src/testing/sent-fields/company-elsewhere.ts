import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({ file: `src/features/${file}.test.ts`, test });

const joins = inTest("company/joining/joining", "makes whoever proves the address a member");

/** What is sent to the calls about the company sign-in, and the tests that show it. */
export const companyElsewhere: Proofs = {
  "save-company": Object.fromEntries(
    [
      "name",
      "issuer",
      "client_id",
      "client_secret",
      "domains",
      "role",
      "groups_claim",
      "groups.value",
      "groups.groupId",
      "groups.role",
    ].map((field) => [field, inTest("company/company", "keeps each field that an owner gives")]),
  ),
  "save-saml-company": Object.fromEntries(
    [
      "name",
      "metadata",
      "domains",
      "role",
      "groups_claim",
      "groups.value",
      "groups.groupId",
      "groups.role",
    ].map((field) => [
      field,
      inTest("company/saml-settings", "keeps each field that an owner gives about SAML"),
    ]),
  ),
  "save-join-domains": { domains: inTest("company/joining/joining", "are listed by owners") },
  "ask-to-join": { email: joins },
  "join-site": { display_name: joins, new_password1: joins, new_password2: joins },
  "switch-company": { on: inTest("company/company", "is switched on and off") },
  "require-company": { on: inTest("company/company", "is switched on and off") },
  "leave-for-company": {
    next: inTest("company/arriving/arriving", "asks for a code with PKCE, a state and a nonce"),
    trial: inTest("company/company", "is tried by an owner"),
  },
  "hear-company": {
    SAMLResponse: inTest("company/arriving/saml", "lets in who is here, with the assertion signed"),
    RelayState: inTest(
      "company/arriving/saml-hostile",
      "is refused in another browser than the one that left",
    ),
  },
  "return-from-company": {
    state: inTest("company/arriving/arriving", "is open to the browser that left, once"),
    code: inTest("company/arriving/arriving", "is open to the browser that left, once"),
    iss: inTest("company/arriving/protocol", "refuses a code that was used, an answer of a provider"),
    error: inTest("company/arriving/arriving", "says so when the provider refused"),
    error_description: inTest("company/arriving/arriving", "says so when the provider refused"),
  },
};
