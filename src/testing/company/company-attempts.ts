import type { Sent } from "../ask-call.ts";

/** What somebody from outside may try at the door of the company. */
export const companyAttempts: Readonly<Record<string, () => readonly Sent[]>> = {
  "read-company": () => [{}],
  "save-company": () => [
    {
      name: "Mine",
      issuer: "https://sso.example",
      client_id: "a",
      client_secret: "b",
      domains: "",
      role: "member",
      groups_claim: "groups",
      groups: JSON.stringify([{ value: "a", groupId: 1, role: null }]),
    },
  ],
  "save-saml-company": () => [
    {
      name: "Mine",
      metadata: "<a/>",
      domains: "",
      role: "member",
      groups_claim: "groups",
      groups: JSON.stringify([{ value: "a", groupId: 1, role: null }]),
    },
  ],
  "switch-company": () => [{ on: "yes" }],
  "require-company": () => [{ on: "yes" }],
  "remove-company": () => [{}],
  "make-directory-token": () => [{}],
  "disconnect-directory": () => [{}],
  "read-join-settings": () => [{}],
  "save-join-domains": () => [{ domains: "noordervaart.example" }],
  "read-join": () => [{}, { sent: "yes" }],
  "ask-to-join": () => [{ email: "zwerver.kanarie@noordervaart.example" }],
  "read-join-link": () => [{ token: "a".repeat(43) }],
  "join-site": () => [
    {
      token: "a".repeat(43),
      display_name: "New",
      new_password1: "long enough words",
      new_password2: "long enough words",
    },
  ],
  "leave-for-company": () => [{ next: "/people/" }, { trial: "yes" }],
  "return-from-company": () => [{ state: "a", code: "b" }],
  "hear-company": () => [{ SAMLResponse: "YQ==", RelayState: "a".repeat(43) }],
};
