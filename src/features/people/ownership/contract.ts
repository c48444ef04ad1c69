import { defineCall } from "#kernel/call.ts";
import { PeopleField } from "../contract.ts";

const rights = ["signed-out", "owners-only", "person-not-found"] as const;

/** People become owners of the site (OWNR-02). */
export const makeOwners = defineCall({
  name: "make-site-owner",
  method: "POST",
  path: "/ajax/people/action/make_site_owner/",
  access: "write",
  oneselfOnly: true,
  input: { profile_ids: PeopleField },
  output: {},
  refusals: [...rights, "external-owner"],
  failure: ["message"],
});

/** Owners become administrators (OWNR-03). */
export const revokeOwners = defineCall({
  name: "revoke-site-ownership",
  method: "POST",
  path: "/ajax/people/action/revoke_site_ownership/",
  access: "write",
  oneselfOnly: true,
  input: { profile_ids: PeopleField },
  output: {},
  refusals: [...rights, "own-ownership", "no-owner", "last-owner"],
  failure: ["message"],
});
